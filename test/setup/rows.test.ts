// docs/decisions/0042: the rules are installed whole at every upgrade; rows that are as they were are not written again,
// so that no phone is sent what it has.
import { expect, test } from 'vitest'
import { applySources } from '../../src/database/schema.ts'
import { readSources, type Source } from '../../src/database/sources.ts'
import { withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'

const database = await openDatabase('demo')
// Something must differ, or nothing is installed at all.
const NEWER: Source = {
  path: 'core/plus_recente.sql',
  text: "create or replace function core.plus_recente() returns int language sql as 'select 1'",
  phase: 1,
  owner: 'metier',
}
// What keeps the fingerprints of what was installed.
const OWN = ['core.version_sql']

/** Where every row of ours stands and who wrote it last, by table. */
const written = () =>
  withClient(database.adminUrl, async (client) => {
    const tables = await client.query<{ nom: string }>(
      `select c.oid::regclass::text as nom from pg_class c
       where c.relkind = 'r' and c.relowner = 'proprietaire'::regrole order by 1`,
    )
    const each = tables.rows.map(
      ({ nom }) =>
        `select '${nom}' as nom, count(*)::int as lignes, md5(string_agg(ctid || ' ' || xmin, ',' order by ctid)) as traces from ${nom}`,
    )
    const { rows } = await client.query<{ nom: string; lignes: number; traces: string | null }>(
      each.join(' union all '),
    )
    return new Map(rows.map(({ nom, lignes, traces }) => [nom, `${lignes} ${traces}`]))
  })

test('rules that are installed again write no row that is there', async () => {
  const before = await written()
  const said: string[] = []
  await withClient(database.adminUrl, (client) =>
    applySources(client, [...readSources(), NEWER], (line) => said.push(line)),
  )
  expect(said.join()).toMatch(/^rules: \d+ files/)
  const after = await written()
  expect([...after].filter(([nom, traces]) => before.get(nom) !== traces).map(([nom]) => nom)).toEqual(OWN)
})
