// docs/decisions/0042: «An upgrade stands in nobody's way for longer than a second at a time»; «an older version refuses a database
// that was brought to a newer one, at the start and while it serves».
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { APPLICATION, patiently } from '../../src/database/patience.ts'
import { preparationSql } from '../../src/database/preparation.ts'
import { applySources, prepareDatabase, runPendingMigrations } from '../../src/database/schema.ts'
import { fingerprint, MIGRATIONS, readSources, type Source } from '../../src/database/sources.ts'
import { openApi } from '../api/support/api.ts'
import { enrolDevice, envelopeOf, sendOne } from '../api/support/phones.ts'
import { ask, hold, until } from '../concurrency/support/sessions.ts'
import { withClient } from '../support/clone.ts'
import { openDatabase, type TestDatabase } from '../support/database.ts'
import { runScript } from './support/processes.ts'

const LOCK_MS = 300
const PATIENCE = { lockMs: LOCK_MS, pauseMs: 300, forMs: 20_000 }
const api = await openApi({ settings: { TASKS: 'inside' } })
const url = api.server.database.adminUrl
const database = await openDatabase('vide')
const before = await openDatabase('demo')
const older = await openDatabase('demo')
const said: string[] = []
const log = (line: string) => void said.push(line)
const sources = readSources()
const source = (path: string, text: string, phase: Source['phase'], owner: string): Source => ({
  path,
  text,
  phase,
  owner,
})
const NEWER = source(
  'core/plus_recente.sql',
  "create function core.plus_recente() returns int language sql as 'select 1'",
  1,
  'metier',
)
const apply = (at: string, wanted: Source[]) =>
  withClient(at, async (client) => {
    await client.query(`set lock_timeout = ${LOCK_MS}; set application_name = '${APPLICATION}'`)
    await applySources(client, wanted, log)
  })
const install = (at: string, wanted: Source[]) => patiently(at, log, () => apply(at, wanted), PATIENCE)
const fingerprints = ({ adminUrl }: TestDatabase) =>
  ask<{ empreinte: string }>(adminUrl, 'select empreinte from core.version_sql order by rang')

beforeEach(() => {
  said.splice(0)
})

test('a reader that stands in the way of a migration and of the rules keeps nobody waiting, is named, and is waited for', async () => {
  await ask(url, preparationSql()) // a clone has no grants of its own
  const device = await enrolDevice(api)
  const reader = await hold(url, 'select count(*) from collecte.collecte')
  const folder = mkdtempSync(join(inject('sillon').folder, 'migrations-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  const body = 'alter table collecte.collecte add column essai_de_montee text;\n'
  writeFileSync(
    join(folder, 'committed', '999999-essai.sql'),
    `--! Previous: ${await lastHash()}\n--! Hash: sha1:essai\n--! AllowInvalidHash\n\n${body}`,
  )
  const locking = source(
    'essai/triggers.sql',
    `drop trigger if exists essai on collecte.collecte; create trigger essai before truncate on collecte.collecte
     for each statement execute function core.refuser_modification();`,
    4,
    'proprietaire',
  )
  let isDone = false
  const upgrade = (async () => {
    await patiently(url, log, () => runPendingMigrations(url, folder, PATIENCE), PATIENCE)
    await install(url, [...sources, locking])
    isDone = true
  })()
  upgrade.catch((error: Error) => said.push(error.message))
  await until('who stands in the way is named', () => said.length > 1)
  expect(said[0]).toMatch(
    new RegExp(
      `^waiting for process ${reader.pid} \\(holder as \\w+, idle in transaction, its transaction open since .* UTC\\): select`,
    ),
  )
  // The reader stays until all are answered: none of them waited for what waits behind it.
  for (let sequence = 1; sequence <= 12; sequence++) {
    const { issue } = await sendOne(api, device, await envelopeOf(device, sequence))
    expect(issue).toBe('acceptee')
  }
  expect(isDone).toBe(false)
  await reader.release()
  await upgrade
  expect(await ask(url, "select from pg_trigger where tgname = 'essai'")).toHaveLength(1)
  expect(await ask(url, "select from pg_attribute where attname = 'essai_de_montee'")).toHaveLength(1)
})

test('what a clock of before put beyond the year 9999, or before the first, is put on the bound; nothing else is touched', async () => {
  const of = async (text: string) => (await ask<{ le: string | null }>(before.adminUrl, text))[0]?.le
  const [polygone, other] = ['order by id limit 1', 'order by id offset 1 limit 1'].map(
    (which) => `(select id from parcelle.polygone ${which})`,
  )
  const dates = (id?: string) => `select date_operation::text as le from parcelle.polygone where id = ${id}`
  await ask(before.adminUrl, preparationSql()) // a clone has no grants of its own
  const untouched = await of(dates(other))
  await ask(
    before.adminUrl,
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
  await ask(before.adminUrl, `begin; set local role proprietaire; ${text} commit`)
  expect(await of(dates(polygone))).toBe('9999-12-31 23:59:59.999999+00')
  expect(await of('select min(cree_le)::text as le from organisation.organisation')).toBe(
    '0001-01-01 00:00:00+00',
  )
  expect(await of(dates(other))).toBe(untouched)
  expect(
    await ask(
      before.adminUrl,
      `select from pg_class c where c.oid = 'parcelle.polygone'::regclass and not c.relforcerowsecurity
       union all select from pg_trigger where tgrelid = 'parcelle.polygone'::regclass and tgenabled <> 'O'`,
    ),
  ).toEqual([])
})

test('what an older version left under a name is dropped, not taken for what this one made; what waited to be sent in a table of its own is taken over, with who has it in hand', async () => {
  await ask(older.adminUrl, preparationSql()) // a clone has no grants of its own
  await ask(
    older.adminUrl,
    `create function client.creer(p_autrement integer) returns integer language sql as 'select 1';
     create function campagne.copier_du_pack(p_autrement integer) returns integer language sql as 'select 1';
     alter function client.creer(integer) owner to metier;
     alter function campagne.copier_du_pack(integer) owner to metier`,
  )
  await ask(
    older.adminUrl,
    `begin; set local session_replication_role = replica;
     insert into collecte.sms (organisation_id, collecte_id, version, statut, le)
     select o.id, ('0e000000-0000-7000-8000-00000000000' || n)::uuid, 1, 'a_envoyer', '2026-06-01'
     from organisation.organisation o, generate_series(1, 3) as n where o.code = 'DEMO';
     insert into collecte.sms_du (organisation_id, collecte_id, version, le, ouvrier, tente_le)
     select s.organisation_id, s.collecte_id, 1, '2026-05-31', 'un', '2026-06-02'
     from collecte.sms s where right(s.collecte_id::text, 1) in ('1', '2');
     commit;
     create function collecte.noter_du() returns trigger language plpgsql as 'begin return null; end';
     alter function collecte.noter_du() owner to metier;
     create trigger noter_du after insert on collecte.sms for each row execute function collecte.noter_du()`,
  )
  await install(older.adminUrl, [...sources, NEWER])
  expect(said).toEqual(
    expect.arrayContaining([
      'dropped: function client.creer(integer), which no file of sql/ holds',
      'dropped: function campagne.copier_du_pack(integer), which no file of sql/ holds',
    ]),
  )
  expect(
    await ask(
      older.adminUrl,
      `select right(s.collecte_id::text, 1) as n, s.du_le::date::text as du, s.tente_le::date::text as tente, s.ouvrier
       from collecte.sms s where s.collecte_id::text like '0e%' order by 1`,
    ),
  ).toEqual([
    { n: '1', du: '2026-05-31', tente: '2026-06-02', ouvrier: 'un' },
    { n: '2', du: '2026-05-31', tente: '2026-06-02', ouvrier: 'un' },
    { n: '3', du: null, tente: null, ouvrier: null },
  ])
  expect(
    await ask(
      older.adminUrl,
      `select 1 from collecte.sms_du union all select 1 from pg_trigger where tgname = 'noter_du'
       union all select 1 from pg_proc where proname = 'noter_du'`,
    ),
  ).toEqual([])
})

test('a function that answers otherwise, or takes other arguments, is replaced with the other rules, and is never missing', async () => {
  await ask(database.adminUrl, preparationSql()) // a clone has no grants of its own
  const rule = (name: string, head: string) =>
    source(`core/${name}.sql`, `create or replace function core.${name}${head}`, 1, 'metier')
  const integer = (head: string) => `(${head}) returns integer language sql as 'select 1'`
  // First, so that what begins again because of them begins again soon.
  await apply(database.adminUrl, [
    rule('essai_change', integer('p_a integer default 1')),
    rule('essai_rebaptise', integer('p_a integer')),
    rule('essai_elargi', integer('p_a integer')),
    ...sources,
  ])
  const reader = await hold(database.adminUrl, 'select core.essai_change()')
  onTestFinished(reader.release)
  await apply(database.adminUrl, [
    rule('essai_change', `(p_a integer default 1) returns text language sql as $$ select 'un' $$`),
    rule('essai_rebaptise', integer('p_b integer')),
    rule('essai_elargi', integer('p_a integer, p_b text')),
    ...sources,
  ])
  expect(
    await ask(
      database.adminUrl,
      `select p.oid::regprocedure::text as signature, pg_get_function_result(p.oid) as resultat
       from pg_proc p where p.proname like 'essai\\_%' and p.pronamespace = 'core'::regnamespace order by 1`,
    ),
  ).toEqual([
    { signature: 'core.essai_change(integer)', resultat: 'text' },
    { signature: 'core.essai_elargi(integer,text)', resultat: 'integer' },
    { signature: 'core.essai_rebaptise(integer)', resultat: 'integer' },
  ])
})

test('one that never leaves ends it in a sentence, and nothing was changed', async () => {
  const reader = await hold(database.adminUrl, 'select count(*) from collecte.sms')
  onTestFinished(reader.release)
  const locking = source(
    'essai/triggers.sql',
    'alter table collecte.sms add column essai text',
    4,
    'proprietaire',
  )
  const before = await fingerprints(database)
  await expect(
    patiently(database.adminUrl, log, () => apply(database.adminUrl, [NEWER, locking, ...sources]), {
      ...PATIENCE,
      forMs: 100,
    }),
  ).rejects.toThrow(
    new RegExp(
      `^The database could not be brought to this version: for 0 s a lock was held by process ${reader.pid} .*End it, and begin again.$`,
    ),
  )
  expect(await fingerprints(database)).toEqual(before)
  expect(await ask(database.adminUrl, `select from pg_proc where proname = 'plus_recente'`)).toEqual([])
})

test('an older version refuses a newer database in a sentence, and goes back when it is told to', {
  timeout: 60_000,
}, async () => {
  const env = { DATABASE_URL: older.adminUrl, NODE_ENV: 'test' }
  const [own] = await fingerprints(older)
  await apply(older.adminUrl, [...sources, NEWER])
  const held = await fingerprints(older)
  const refused = runScript('scripts/db.ts', [], env)
  expect(await refused.ended).toBe(1)
  expect(refused.said().trim().split('\n')).toEqual([
    expect.stringMatching(
      /^sillon: This database has had the rules of this version before, and was brought to others on .*npm run db -- --retour/,
    ),
  ])
  await ask(
    older.adminUrl,
    `insert into graphile_migrate.migrations values ('sha1:x', null, '999999-plus-tard.sql', now())`,
  )
  await expect(prepareDatabase(older.adminUrl, { log })).rejects.toThrow(
    /lacks its migrations 999999-plus-tard.sql\./,
  )
  expect(await fingerprints(older)).toEqual(held)
  expect(await ask(older.adminUrl, 'select core.plus_recente()')).toHaveLength(1)

  const back = runScript('scripts/db.ts', ['--retour'], env)
  expect(await back.ended).toBe(0)
  expect((await fingerprints(older)).slice(-1)).toEqual([own])
})

test('rules that change no table lock none: no reader is waited for, whatever it reads', async () => {
  const locked = source(
    'essai/zz/triggers.sql',
    `do $$ begin
       assert not exists (
         select from pg_locks l join pg_class c on c.oid = l.relation
         where l.pid = pg_backend_pid() and l.mode in ('AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock')
           and c.relkind in ('r', 'v', 'p') and c.relnamespace <> 'pg_catalog'::regnamespace and c.relnamespace <> 'pg_toast'::regnamespace),
         (select string_agg(distinct l.relation::regclass || ' ' || l.mode, ', ') from pg_locks l where l.pid = pg_backend_pid() and l.relation is not null);
     end $$`,
    4,
    'proprietaire',
  )
  await apply(database.adminUrl, [...sources, locked])
})

test('a service whose database moved on serves nothing and takes no job, until it is its own again', async () => {
  const bring = (empreinte: string) =>
    ask(url, 'insert into core.version_sql (empreinte, applique_le) values ($1, now())', [empreinte])
  await bring('plus récente')
  await until('it refuses', async () => (await api.get('/v1/moi', 'agent1')).status === 503)
  const refused = await api.get('/v1/moi', 'agent1')
  expect([refused.body.erreur, refused.headers.get('retry-after')]).toEqual(['service_indisponible', '5'])
  expect((await api.get('/v1/openapi.json')).status).toBe(200)
  expect(
    api.server.logs.filter(({ msg }) => String(msg).startsWith('the database was brought')),
  ).toHaveLength(1)
  await ask(url, "select graphile_worker.add_job('perimetres', job_key => 'essai')")
  await bring(fingerprint(sources))
  await until('it serves again', async () => (await api.get('/v1/moi', 'agent1')).status === 200)
  await until(
    'and works',
    async () => (await ask(url, "select from graphile_worker.jobs where key = 'essai'")).length === 0,
  )
})

async function lastHash(): Promise<string> {
  const [row] = await ask<{ hash: string }>(
    url,
    'select hash from graphile_migrate.migrations order by filename desc limit 1',
  )
  return row?.hash ?? ''
}
