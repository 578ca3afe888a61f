// SQLite on a phone by `@op-engineering/op-sqlite` (18): `opSqlite(open({ name: 'sillon.db' }))`. The application brings the package;
// what is used of its `DB` stands here.
import type { SqlDatabase, SqlValue } from '../sql.ts'
import { PRAGMAS } from '../sqlStore.ts'

type Scalar = string | number | boolean | null | ArrayBuffer | ArrayBufferView

/** The part of `DB` that a phone uses. */
export type OpSqliteDb = {
  execute(query: string, params?: Scalar[]): Promise<{ rows: Record<string, Scalar>[] }>
  /** In one transaction. */
  executeBatch(commands: [string, Scalar[]][]): Promise<unknown>
}

/** That database for a phone, alone. */
export async function opSqlite(db: OpSqliteDb): Promise<SqlDatabase> {
  for (const pragma of PRAGMAS) await db.execute(pragma)
  return {
    async run(statements) {
      await db.executeBatch(statements.map(([sql, values]) => [sql, bound(values)]))
    },
    all: async (sql, values) => (await db.execute(sql, bound(values))).rows,
  }
}

// It binds the whole buffer that a view is of: bytes get one of their own (`slice` of a `Buffer` would be another view).
function bound(values: readonly SqlValue[]): Scalar[] {
  return values.map((value) => (value instanceof Uint8Array ? new Uint8Array(value) : value))
}
