// Every SQLite in which a phone may store its state, as far as it runs here: Node's own, and the typed interfaces of two phone
// libraries, implemented with Node's.
import { DatabaseSync } from 'node:sqlite'
import { type ExpoSqliteDb, expoSqlite } from '@sillon/telephone/adapters/expoSqlite'
import { nodeSqlite } from '@sillon/telephone/adapters/node/sqlite'
import { type OpSqliteDb, opSqlite } from '@sillon/telephone/adapters/opSqlite'
import type { SqlDatabase } from '@sillon/telephone/sql'

/** Opens each SQLite on a file. */
export const SQLITES: Record<string, (file: string) => Promise<SqlDatabase & { close(): void }>> = {
  'node:sqlite': async (file) => nodeSqlite(file),
  'op-sqlite': async (file) => {
    const db = new DatabaseSync(file)
    return { ...(await opSqlite(asOpSqlite(db))), close: () => db.close() }
  },
  'expo-sqlite': async (file) => {
    const db = new DatabaseSync(file)
    return { ...(await expoSqlite(asExpoSqlite(db))), close: () => db.close() }
  },
}

type Value = string | number | null | Uint8Array

/** The `DB` of op-sqlite: it binds the whole buffer of a view, returns blobs as buffers, and runs a batch as a transaction. */
export function asOpSqlite(db: DatabaseSync): OpSqliteDb {
  const whole = (values: unknown[]) =>
    values.map((value) => (ArrayBuffer.isView(value) ? new Uint8Array(value.buffer) : value) as Value)
  return {
    async execute(query, params = []) {
      const rows = db.prepare(query).all(...whole(params)) as Record<string, Value>[]
      const bare = (value: Value) =>
        value instanceof Uint8Array ? new Uint8Array(value).buffer : (value ?? null)
      return {
        rows: rows.map((row) =>
          Object.fromEntries(Object.entries(row).map(([name, value]) => [name, bare(value)])),
        ),
      }
    },
    async executeBatch(commands) {
      await inTransaction(db, async () => {
        for (const [sql, values] of commands) db.prepare(sql).run(...whole(values))
      })
    },
  }
}

// The `SQLiteDatabase` of expo-sqlite: every call resolves later, and a transaction includes all calls made meanwhile.
function asExpoSqlite(db: DatabaseSync): ExpoSqliteDb {
  const later = () => new Promise((resolve) => setImmediate(resolve))
  return {
    execAsync: async (source) => {
      await later()
      db.exec(source)
    },
    runAsync: async (source, params) => {
      await later()
      return db.prepare(source).run(...params)
    },
    getAllAsync: async <T>(source: string, params: (string | Uint8Array)[]) => {
      await later()
      return db.prepare(source).all(...params) as T[]
    },
    withTransactionAsync: (task) => inTransaction(db, task),
  }
}

async function inTransaction(db: DatabaseSync, task: () => Promise<void>): Promise<void> {
  db.exec('begin')
  try {
    await task()
    db.exec('commit')
  } catch (error) {
    db.exec('rollback')
    throw error
  }
}
