// SQLite as the parts of a phone ask for it; adapters say how a platform's is called (adapters/).

/** What a statement takes. */
export type SqlValue = string | number | Uint8Array
/** A statement with its values. */
export type Statement = readonly [sql: string, values: readonly SqlValue[]]

/** A database of SQLite, as far as a phone needs it. */
export type SqlDatabase = {
  /** All of the statements or none, in one transaction that is on disk when this returns. */
  run(statements: readonly Statement[]): Promise<void>
  all(sql: string, values: readonly SqlValue[]): Promise<Record<string, unknown>[]>
}
