// SQLite on a phone by `expo-sqlite` (57): `expoSqlite(await openDatabaseAsync('sillon.db'))`. The application brings the package;
// what is used of its `SQLiteDatabase` stands here.
import type { SqlDatabase } from '../sql.ts'
import { PRAGMAS } from '../sqlStore.ts'

/** The part of `SQLiteDatabase` that a phone uses. */
export type ExpoSqliteDb = {
  execAsync(source: string): Promise<void>
  runAsync(source: string, params: (string | number | Uint8Array)[]): Promise<unknown>
  getAllAsync<T>(source: string, params: (string | number | Uint8Array)[]): Promise<T[]>
  /** Whatever else is asked of the same connection meanwhile is in it too: hence a connection of the phone's own, and turns. */
  withTransactionAsync(task: () => Promise<void>): Promise<void>
}

/** That database for a phone, alone: a connection of its own (`{ useNewConnection: true }` where the application has others). */
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
