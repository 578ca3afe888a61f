// docs/decisions/0095: «What takes time comes first and locks nothing»; «a view that can not be replaced is dropped with those that
// read it»; «services go on beside migrations that leave every door open».
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { noteVersion, readStanding, type Standing } from '../../src/database/doors.ts'
import { PATIENCE } from '../../src/database/patience.ts'
import { runPendingMigrations } from '../../src/database/pendingMigrations.ts'
import { preparationSql } from '../../src/database/preparation.ts'
import { applySources } from '../../src/database/schema.ts'
import { MIGRATIONS, PHASE, readSources, type Source } from '../../src/database/sources.ts'
import { ask, hold, until } from '../concurrency/support/sessions.ts'
import { withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'

type Noted = { readonly avec: string | null }

const { adminUrl: url } = await openDatabase('vide')
await ask(url, preparationSql()) // a clone lacks the grants of the original
const sources = readSources()
const rule = (name: string, head: string): Source => ({
  path: `core/${name}.sql`,
  text: `create or replace function core.${name}${head}`,
  phase: PHASE.functions,
  owner: 'metier',
})
const view = (name: string, text: string): Source => ({
  path: `core/${name}.sql`,
  text: `create or replace view core.${name} as ${text}`,
  phase: PHASE.views,
  owner: 'metier',
})
const integer = (head: string) => `(${head}) returns integer language sql as 'select 1'`
const apply = async (wanted: readonly Source[], before?: Standing): Promise<string> => {
  const said: string[] = []
  await withClient(url, (admin) => applySources(admin, wanted, (line) => said.push(line), { before }))
  return said.join('\n')
}
const opened = async () => {
  const admin = new Client({ connectionString: url })
  await admin.connect()
  onTestFinished(() => admin.end())
  return admin
}
const goesOn = async (admin?: Client) => {
  const question = 'select avec from core.version_sql order by rang desc limit 1'
  const rows =
    admin === undefined ? await ask<Noted>(url, question) : (await admin.query<Noted>(question)).rows
  return rows[0]?.avec
}
const migrate = async (body: string, alone = '') => {
  const folder = mkdtempSync(join(inject('sillon').folder, 'migrations-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  const [last] = await ask<{ hash: string }>(
    url,
    'select hash from graphile_migrate.migrations order by filename desc limit 1',
  )
  const header = `--! Previous: ${last?.hash}\n--! Hash: sha1:essai\n--! AllowInvalidHash\n\n`
  writeFileSync(join(folder, 'committed', '999998-essai.sql'), `${header}${body}\n`)
  writeFileSync(
    join(folder, 'committed', '999999-seul.sql'),
    `--! Previous: sha1:essai\n--! Hash: sha1:seul\n--! AllowInvalidHash\n\n--! no-transaction\n${alone}\n`,
  )
  await runPendingMigrations(url, folder, PATIENCE)
}
const BEFORE = [
  rule('essai_change', integer('p_a integer default 1')),
  rule('essai_rebaptise', integer('p_a integer')),
  rule('essai_elargi', integer('p_a integer')),
  view('essai_lue', 'select 1 as a, 2 as b'),
  view('essai_lue_par', 'select a from core.essai_lue'),
]
// A function and the view that reads it, both with an additional column.
const STOCK = new Map([
  [
    'rapports/stock_a.sql',
    (text: string) =>
      text
        .replace('lot_id uuid)', 'lot_id uuid, essai text)')
        .replace('l.id as lot_id', "l.id as lot_id, 'un' as essai"),
  ],
  ['rapports/stock.sql', (text: string) => text.replace('s.lot_id\nfrom', 's.lot_id, s.essai\nfrom')],
])

test('rules lock nothing while they take their time, whatever changed: what locks comes last', async () => {
  const before = await readStanding(await opened())
  const looked: Source = {
    path: 'essai/zz/triggers.sql',
    text: `do $$ begin
      assert not exists (
        select from pg_locks l join pg_class c on c.oid = l.relation
        where l.pid = pg_backend_pid() and l.mode in ('AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock')
          and c.relkind in ('r', 'v', 'p') and c.relnamespace <> 'pg_catalog'::regnamespace and c.relnamespace <> 'pg_toast'::regnamespace),
        (select string_agg(distinct l.relation::regclass || ' ' || l.mode, ', ') from pg_locks l where l.pid = pg_backend_pid() and l.relation is not null);
    end $$`,
    phase: PHASE.triggers,
    owner: 'proprietaire',
  }
  const policy: Source = {
    path: 'essai/policies.sql',
    text: 'alter policy locataire on collecte.collecte to metier',
    phase: PHASE.fromViews,
    owner: 'proprietaire',
  }
  const changed = sources.map((source) =>
    source.phase === PHASE.views ? { ...source, text: `${source.text}\n-- Changed.\n` } : source,
  )
  const said = await apply([looked, ...BEFORE, ...changed, policy])
  expect(said).toMatch(/waited \d+ ms at most/)
  expect(await goesOn()).toBe(before?.empreinte)
})

test('a function that answers otherwise, or takes other arguments, and a view of other columns are replaced with the other rules, and never missing; services go on over a migration that closes no door', {
  timeout: 60_000,
}, async () => {
  const before = await readStanding(await opened())
  const reader = await hold(url, 'select core.essai_change()')
  onTestFinished(reader.release)
  // Makes the state that an interrupted `create index concurrently` leaves.
  await ask(
    url,
    `create index essai_de_collecte on collecte.collecte (id, net_g); alter index collecte.essai_de_collecte owner to proprietaire;
     create index essai_d_un_autre on collecte.collecte (net_g); alter index collecte.essai_d_un_autre owner to proprietaire;
     update pg_index set indisvalid = false
     where indexrelid in ('collecte.essai_de_collecte'::regclass, 'collecte.essai_d_un_autre'::regclass)`,
  )
  // Opens a snapshot for which `concurrently` must wait. It waits longer for a snapshot than for a lock.
  const snapshot = await hold(url, 'declare essai cursor for select 1')
  const migrated = migrate(
    `do $$ begin assert current_setting('deadlock_timeout') = '200ms' and current_setting('lock_timeout') = '500ms'; end $$;
     create table core.essai (a integer);
     comment on table core.essai is 'Tried; append-only.';
     alter table collecte.collecte add column essai text, add constraint essai check (essai <> '') not valid;
     create index essai_a on core.essai (a);`,
    'create index concurrently if not exists essai_de_collecte on collecte.collecte (essai);',
  )
  const waiting = () =>
    ask(
      url,
      "select from pg_locks where locktype = 'virtualxid' and not granted and $1 = any (pg_blocking_pids(pid))",
      [snapshot.pid],
    )
  await until('it waits', async () => (await waiting()).length > 0)
  await pause(2 * PATIENCE.lockMs)
  expect(await waiting()).toHaveLength(1)
  await snapshot.release()
  await migrated
  expect(await ask(url, "select to_regclass('collecte.essai_d_un_autre')::text as autre")).toEqual([
    { autre: 'collecte.essai_d_un_autre' },
  ])
  expect(
    await ask(
      url,
      "select indisvalid as valide, array_length(indkey::int[], 1) as colonnes from pg_index where indexrelid = 'collecte.essai_de_collecte'::regclass",
    ),
  ).toEqual([{ valide: true, colonnes: 1 }])
  await apply(
    [
      rule('essai_change', `(p_a integer default 1) returns text language sql as $$ select 'un' $$`),
      rule('essai_rebaptise', integer('p_b integer')),
      rule('essai_elargi', integer('p_a integer, p_b text')),
      view('essai_lue', 'select 1::bigint as a'),
      view('essai_lue_par', 'select a from core.essai_lue'),
      ...sources,
    ],
    before,
  )
  expect(
    await ask(
      url,
      `select p.oid::regprocedure::text as signature, pg_get_function_result(p.oid) as resultat
       from pg_proc p where p.proname like 'essai\\_%' and p.pronamespace = 'core'::regnamespace order by 1`,
    ),
  ).toEqual([
    { signature: 'core.essai_change(integer)', resultat: 'text' },
    { signature: 'core.essai_elargi(integer,text)', resultat: 'integer' },
    { signature: 'core.essai_rebaptise(integer)', resultat: 'integer' },
  ])
  expect(await ask(url, `select a, pg_typeof(a)::text as type from core.essai_lue_par`)).toEqual([
    { a: '1', type: 'bigint' },
  ])
  expect(await goesOn()).toBe(before?.empreinte)

  const granted = () =>
    ask(
      url,
      `select c.oid::regclass::text as un, c.relacl::text as droits from pg_class c where c.oid = 'rapports.stock'::regclass
       union all select p.oid::regprocedure::text, p.proacl::text from pg_proc p where p.pronamespace = 'rapports'::regnamespace
       union all select count(*)::text, 'policies' from pg_policy union all select count(*)::text, 'triggers' from pg_trigger
       order by 1`,
    )
  const rights = await granted()
  await apply(
    sources.map((source) => ({ ...source, text: STOCK.get(source.path)?.(source.text) ?? source.text })),
  )
  expect(await ask(url, 'select essai from rapports.stock')).toEqual([])
  expect(await granted()).toEqual(rights)
})

test('a view that no rule reads any more goes behind the commands that may be reading it', async () => {
  const there = () =>
    ask<{ view: string | null }>(url, "select to_regclass('core.essai_partie')::text as view")
  await apply([...sources, view('essai_partie', 'select 1 as a')])
  const command = await hold(url, 'lock table appareil.appareil in row exclusive mode')
  const applying = apply(sources)
  await until('the rules wait for the commands', async () => {
    const [waiting] = await ask<{ n: string }>(
      url,
      "select count(*) as n from pg_locks where not granted and relation = 'appareil.appareil'::regclass",
    )
    return waiting?.n === '1'
  })
  expect(await there()).toEqual([{ view: 'core.essai_partie' }])
  await command.release()
  expect(await applying).toMatch(/dropped: view core.essai_partie/)
  expect(await there()).toEqual([{ view: null }])
})

test('services do not go on where a migration closed a door, or where nobody knows', async () => {
  const admin = await opened()
  const before = await readStanding(admin)
  const goesOnAfter = async (change: string) => {
    await admin.query(`begin; ${change}`)
    await noteVersion(admin, `after ${change}`, before)
    const avec = await goesOn(admin)
    await admin.query('rollback')
    return avec === before?.empreinte
  }
  expect(await goesOnAfter('alter table connexion.jeton add column essai text')).toBe(true)
  for (const closing of [
    'alter table campagne.campagne rename column code to essai',
    'alter table connexion.jeton add column essai text not null',
    "alter table connexion.jeton add constraint essai check (octroi_id <> '') not valid",
  ])
    expect([closing, await goesOnAfter(closing)]).toEqual([closing, false])
  await ask(
    url,
    "insert into graphile_migrate.migrations values ('sha1:x', null, '999999-x.sql', now() + '1 s')",
  )
  expect((await readStanding(admin))?.doors).toBeUndefined()
})
