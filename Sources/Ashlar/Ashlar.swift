// What a new project imports: constraints, the chain and views in one.
@_exported import AshlarDSL
@_exported import AshlarLayout
@_exported import AshlarViews
