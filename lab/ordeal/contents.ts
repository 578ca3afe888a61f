// The contents of a database, used to detect changes.
import { withClient } from '../../test/support/clone.ts'
import type { Scene } from './scene.ts'

/** For each table, the number and the checksum of its rows. */
export type Contents = ReadonlyMap<string, string>

/** Reads the number and the checksum of the rows of every table. */
export async function contentsOf({ adminUrl }: Scene): Promise<Contents> {
  return withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ query: string }>(ALL)
    const found = await client.query<{ name: string; held: string }>(
      rows.map(({ query }) => query).join(' union all '),
    )
    return new Map(found.rows.map(({ name, held }) => [name, held]))
  })
}

const ALL = `
  select format('select %L as name, count(*) || '' '' || coalesce(sum(hashtextextended(t::text, 0)), 0) as held from %s t',
                c.oid::regclass, c.oid::regclass) as query
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspowner = 'proprietaire'::regrole`

/** Returns the tables whose contents changed. */
export function changesOf(before: Contents, after: Contents): string[] {
  return [...after].flatMap(([name, held]) => (before.get(name) === held ? [] : [name]))
}
