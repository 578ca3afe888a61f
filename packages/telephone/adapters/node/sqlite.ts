// SQLite for phones that run on Node: the demo, tests, measurements.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SqlDatabase } from '../../sql.ts'
import { openSqlParts, PRAGMAS, type SqlParts } from '../../sqlStore.ts'

/** Opens the database in a file; `close` releases it. */
export function nodeSqlite(file: string): SqlDatabase & { close(): void } {
  mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file)
  for (const pragma of PRAGMAS) db.prepare(pragma).all()
  return {
    async run(statements) {
      db.exec('begin immediate')
      try {
        for (const [sql, values] of statements) db.prepare(sql).run(...values)
        db.exec('commit')
      } catch (error) {
        if (db.isTransaction) db.exec('rollback')
        throw error
      }
    },
    all: async (sql, values) => db.prepare(sql).all(...values),
    close: () => db.close(),
  }
}

/** Opens the store, the file box and the replica of a phone on Node, all in one file. */
export function openNodeParts(file: string): Promise<SqlParts> {
  return openSqlParts(nodeSqlite(file))
}
