// A simulation of PowerSync's database on a phone: SQLite tables by the contract of columns, filled by the service's own library
// with the rows that the rules send to the device.
import { DatabaseSync } from 'node:sqlite'
import { REPLICA_TABLES } from '@sillon/telephone/contract'
import type { ReplicaDatabase } from '@sillon/telephone/powersync'
import type { Claims, Replica } from './phone.ts'

/** Opens the database for a device; each synchronization reads the current result of `replicate`. */
export function simulatedDatabase(claims: Claims, replicate: () => Promise<Replica>): ReplicaDatabase {
  const db = new DatabaseSync(':memory:')
  const tables = Object.entries(REPLICA_TABLES).map(([name, columns]) => ({
    name,
    columns: ['id', ...Object.keys(columns)],
  }))
  for (const { name, columns } of tables) db.exec(`create table "${name}" (${columns.join(', ')})`)
  const empty = () => {
    for (const { name } of tables) db.exec(`delete from "${name}"`)
  }
  return {
    getAll: async <T>(sql: string, values: unknown[] = []) =>
      db
        .prepare(sql)
        .all(...(values as (string | number)[]))
        .map((row) => ({ ...row })) as T[],
    connect: () => Promise.resolve(),
    async waitForFirstSync() {
      const held = await (await replicate()).phoneOf(claims)
      empty()
      for (const { name, columns } of tables) {
        const put = db.prepare(`insert into "${name}" values (${columns.map(() => '?').join(', ')})`)
        for (const row of Object.values(held[name] ?? {}))
          put.run(...columns.map((column) => row[column] ?? null))
      }
    },
    disconnectAndClear: async () => empty(),
    close: () => Promise.resolve(db.close()),
  }
}
