// Scaffold.
