// docs/rapports.md shows each report with a real result: the examples run on the season of the fixtures, with a login like a
// database administrator's.
import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { cloneDatabase, databaseAt, withClient } from '../support/clone.ts'
import { openSeason, readExamples, show } from '../support/reports.ts'
import { loadFixtures } from '../support/runner/pgtap.ts'

const { adminUrl, prefix, templates } = inject('sillon')

test('every example of docs/rapports.md answers what is shown', async () => {
  const name = `${prefix}rapports_doc`
  await cloneDatabase(adminUrl, templates.vide, name)
  const url = databaseAt(adminUrl, name)
  await loadFixtures(url)
  await withClient(url, async (client) => {
    await openSeason(client, `${prefix}dba`)
    for (const { sql, shown } of readExamples()) {
      if (shown === null) await client.query(sql)
      else expect(`${sql}\n${await show(client, sql)}`).toBe(`${sql}\n${shown}`)
    }
    await client.query('rollback')
  })
  await withClient(adminUrl, (client) => client.query(`drop database ${name}`))
})

test('every view and every function of a date is shown, and none that is not there', async () => {
  const text = readFileSync(new URL('../../docs/rapports.md', import.meta.url), 'utf8')
  const { rows } = await withClient(databaseAt(adminUrl, templates.vide), (client) =>
    client.query<{ nom: string }>(
      `select c.relname as nom from pg_class c where c.relkind = 'v' and c.relnamespace = 'rapports'::regnamespace
       union all
       select p.proname from pg_proc p where p.pronamespace = 'rapports'::regnamespace and p.prosqlbody is not null`,
    ),
  )
  const named = new Set([...text.matchAll(/(?:from|join) rapports\.(\w+)/g)].map(([, view]) => view))
  expect([...named].toSorted()).toEqual(rows.map(({ nom }) => nom).toSorted())
})
