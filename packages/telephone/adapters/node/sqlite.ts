// SQLite where phones run on Node: the demo, tests, measures.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SqlDatabase } from '../../sql.ts'
import { openSqlParts, PRAGMAS, type SqlParts } from '../../sqlStore.ts'

/** The database in that file, and how it is let go. */
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

/** What a phone on Node keeps, in that file. */
export function openNodeParts(file: string): Promise<SqlParts> {
  return openSqlParts(nodeSqlite(file))
}
