// SQLite on a phone through `expo-sqlite` (57): `expoSqlite(await openDatabaseAsync('sillon.db'))`. The application installs the
// package; this file declares the members of `SQLiteDatabase` that it uses.
import type { SqlDatabase } from '../sql.ts'
import { PRAGMAS } from '../sqlStore.ts'

/** The part of `SQLiteDatabase` that a phone uses. */
export type ExpoSqliteDb = {
  execAsync(source: string): Promise<void>
  runAsync(source: string, params: (string | number | Uint8Array)[]): Promise<unknown>
  getAllAsync<T>(source: string, params: (string | number | Uint8Array)[]): Promise<T[]>
  /**
   * A transaction also includes other statements that run on the same connection at the time. So the phone has a separate
   * connection, and the adapter runs one task at a time.
   */
  withTransactionAsync(task: () => Promise<void>): Promise<void>
}

/**
 * Makes a phone's database of this connection. No other part of the application may use the connection (`{ useNewConnection: true
 * }` opens a separate one).
 */
export async function expoSqlite(db: ExpoSqliteDb): Promise<SqlDatabase> {
  for (const pragma of PRAGMAS) await db.execAsync(pragma)
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const run = last.then(task)
    last = run.catch(() => undefined)
    return run
  }
  return {
    run: (statements) =>
      inTurn(() =>
        db.withTransactionAsync(async () => {
          for (const [sql, values] of statements) await db.runAsync(sql, [...values])
        }),
      ),
    all: (sql, values) => inTurn(() => db.getAllAsync<Record<string, unknown>>(sql, [...values])),
  }
}
