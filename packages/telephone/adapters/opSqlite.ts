// SQLite on a phone through `@op-engineering/op-sqlite` (18): `opSqlite(open({ name: 'sillon.db' }))`. The application installs
// the package; this file declares the members of its `DB` that it uses.
import type { SqlDatabase, SqlValue } from '../sql.ts'
import { PRAGMAS } from '../sqlStore.ts'

type Scalar = string | number | boolean | null | ArrayBuffer | ArrayBufferView

/** The part of `DB` that a phone uses. */
export type OpSqliteDb = {
  execute(query: string, params?: Scalar[]): Promise<{ rows: Record<string, Scalar>[] }>
  /** Runs all commands in one transaction. */
  executeBatch(commands: [string, Scalar[]][]): Promise<unknown>
}

/** Makes a phone's database of this connection, which must not be used for anything else. */
export async function opSqlite(db: OpSqliteDb): Promise<SqlDatabase> {
  for (const pragma of PRAGMAS) await db.execute(pragma)
  return {
    async run(statements) {
      await db.executeBatch(statements.map(([sql, values]) => [sql, bound(values)]))
    },
    all: async (sql, values) => (await db.execute(sql, bound(values))).rows,
  }
}

// Copies bytes into a separate buffer: op-sqlite binds the whole buffer behind a view (`slice` of a `Buffer` would be a view
// again).
function bound(values: readonly SqlValue[]): Scalar[] {
  return values.map((value) => (value instanceof Uint8Array ? new Uint8Array(value) : value))
}
