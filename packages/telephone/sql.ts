// The SQLite interface of a phone; each adapter in adapters/ implements it for a platform.

/** A value of a statement. */
export type SqlValue = string | number | Uint8Array
/** A statement with its values. */
export type Statement = readonly [sql: string, values: readonly SqlValue[]]

/** A SQLite database, with the functions that a phone needs. */
export type SqlDatabase = {
  /** Runs all statements or none, in one transaction that is on disk when this returns. */
  run(statements: readonly Statement[]): Promise<void>
  all(sql: string, values: readonly SqlValue[]): Promise<Record<string, unknown>[]>
}
