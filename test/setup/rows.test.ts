// docs/decisions/0042: every upgrade installs all rules. Unchanged rows are not written again, so that phones do not receive them
// again.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closedDoors, type Door } from '../../src/database/doors.ts'
import { preparationSql } from '../../src/database/preparation.ts'
import { applySources } from '../../src/database/schema.ts'
import { MIGRATIONS, PHASE, readSources, type Source } from '../../src/database/sources.ts'
import { withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'

const database = await openDatabase('demo')
// At least one file must differ from the installed ones; otherwise nothing is installed.
const NEWER: Source = {
  path: 'core/plus_recente.sql',
  text: "create or replace function core.plus_recente() returns int language sql as 'select 1'",
  phase: PHASE.functions,
  owner: 'metier',
}
// Tables that contain the fingerprints of installed sources.
const OWN = ['core.fonction_sql', 'core.version_sql']

const ask = async <T extends object>(text: string) =>
  (await withClient(database.adminUrl, (client) => client.query<T>(text))).rows

/** Returns the position and the last writing transaction of every row in the project's tables, by table. */
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
  // An unchanged file is not applied again. About one file in ten contains rows, or is generated from rows.
  expect(Number(/^rules: (\d+) files/.exec(said.join())?.[1])).toBeLessThan(200)
  const after = await written()
  const differing = [...after].filter(([nom, traces]) => before.get(nom) !== traces).map(([nom]) => nom)
  expect(differing.sort()).toEqual(OWN)
})

// docs/decisions/0095: «A door is open when a function that was there can still be called as it was».
test('the services of before may go on as long as every door and column of theirs is there', () => {
  const door = (takes: string[], needs = takes.length, answers = 'jsonb') => [
    { name: 'v1.essai', takes, needs, answers },
  ]
  const before = door(['p_a uuid', 'p_b text'])
  const closed = (after: Door[]) => closedDoors(before, after)
  expect(closed(before)).toEqual([])
  expect(closed([...door(['p_a uuid']), ...before])).toEqual([])
  expect(closed(door(['p_a uuid', 'p_b text', 'p_c text'], 2))).toEqual([])
  const others = [
    [],
    door(['p_a uuid']),
    door(['p_a uuid', 'p_b integer']),
    door(['p_a uuid', 'p_autre text']),
    door(['p_a uuid', 'p_b text', 'p_c text']),
    door(['p_a uuid', 'p_b text'], 2, 'text'),
  ]
  for (const after of others) expect(closed(after)).toEqual(['v1.essai'])
})

test('what a clock of before put beyond the year 9999, or before the first, is put on the bound; nothing else is touched', async () => {
  const of = async (text: string) => (await ask<{ le: string | null }>(text))[0]?.le
  const [polygone, other] = ['order by id limit 1', 'order by id offset 1 limit 1'].map(
    (which) => `(select id from parcelle.polygone ${which})`,
  )
  const dates = (id?: string) => `select date_operation::text as le from parcelle.polygone where id = ${id}`
  await ask(preparationSql()) // a clone lacks the grants of the original
  const untouched = await of(dates(other))
  await ask(
    `do $$ declare v_table regclass; begin
       for v_table in select conrelid from pg_constraint where conname = 'parametre_invalide' loop
         execute format('alter table %s drop constraint parametre_invalide', v_table);
       end loop;
     end $$;
     set session_replication_role = replica;
     update parcelle.polygone set date_operation = '9999-12-31 23:59:59-12' where id = ${polygone};
     update organisation.organisation set cree_le = '-infinity'`,
  )
  const committed = join(MIGRATIONS, 'committed')
  const [migration = ''] = readdirSync(committed).filter((name) => name.endsWith('-instants.sql'))
  const text = readFileSync(join(committed, migration), 'utf8')
  await ask(`begin; set local role proprietaire; ${text} commit`)
  expect(await of(dates(polygone))).toBe('9999-12-31 23:59:59.999999+00')
  expect(await of('select min(cree_le)::text as le from organisation.organisation')).toBe(
    '0001-01-01 00:00:00+00',
  )
  expect(await of(dates(other))).toBe(untouched)
  expect(
    await ask(
      `select from pg_class c where c.oid = 'parcelle.polygone'::regclass and not c.relforcerowsecurity
       union all select from pg_trigger where tgrelid = 'parcelle.polygone'::regclass and tgenabled <> 'O'`,
    ),
  ).toEqual([])
})
