// docs/decisions/0042: an upgrade blocks others for at most one second at a time. An older version refuses a database that a
// newer one has upgraded, at the start and while it serves.
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { APPLICATION, retryOnLock } from '../../src/database/patience.ts'
import { runPendingMigrations } from '../../src/database/pendingMigrations.ts'
import { preparationSql } from '../../src/database/preparation.ts'
import { applySources, prepareDatabase } from '../../src/database/schema.ts'
import { fingerprint, MIGRATIONS, PHASE, readSources, type Source } from '../../src/database/sources.ts'
import { refuseMovedOn } from '../../src/database/versions.ts'
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
  PHASE.functions,
  'metier',
)
const apply = (at: string, wanted: Source[]) =>
  withClient(at, async (client) => {
    await client.query(`set lock_timeout = ${LOCK_MS}; set application_name = '${APPLICATION}'`)
    await applySources(client, wanted, log, { lockMs: LOCK_MS })
  })
const install = (at: string, wanted: Source[]) => retryOnLock(at, log, () => apply(at, wanted), PATIENCE)
const LATER =
  /^sillon: (?:This database was brought to version 99\.0\.0 on .* UTC, and this is version|A newer version brought this database).*npm run db -- --retour\.\n$/
const fingerprints = ({ adminUrl }: TestDatabase) =>
  ask<{ empreinte: string }>(adminUrl, 'select empreinte from core.version_sql order by rang')

beforeEach(() => {
  said.splice(0)
})

test('a reader that stands in the way of a migration and of the rules keeps nobody waiting, is named, and is waited for', async () => {
  await ask(url, preparationSql()) // a clone lacks the grants of the original
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
    PHASE.triggers,
    'proprietaire',
  )
  let isDone = false
  const upgrade = (async () => {
    await retryOnLock(url, log, () => runPendingMigrations(url, folder, PATIENCE), PATIENCE)
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
  // The reader stays until all commands have their responses: although the upgrade waits for the reader, no command waited for
  // the upgrade.
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

test('what an older version left under a name is dropped, not taken for what this one made; what waited to be sent in a table of its own is taken over, with who has it in hand', async () => {
  await ask(older.adminUrl, preparationSql()) // a clone lacks the grants of the original
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

// docs/decisions/0116: preparations wait for a row that a login of reports can not lock, and print the session that they wait
// for.
test('whoever holds the advisory lock of before stops no preparation; another preparation is waited for, and named', async () => {
  await ask(url, preparationSql())
  const stranger = await hold(url, 'select pg_advisory_lock(511501)')
  await prepareDatabase(url, { log, patience: PATIENCE, evenBack: true })
  await stranger.release()
  expect(said.filter((line) => line.startsWith('waiting'))).toEqual([])
  const other = await hold(
    url,
    'select from graphile_migrate.migrations order by filename limit 1 for update',
  )
  const waiting = prepareDatabase(url, { log, patience: { ...PATIENCE, forMs: 0 }, evenBack: true })
  await until('the other one is named', () =>
    said.some((line) => line.startsWith(`waiting for process ${other.pid} `)),
  )
  await other.release()
  await waiting
})

test('one that never leaves ends it in a sentence, and nothing was changed', async () => {
  const reader = await hold(database.adminUrl, 'select count(*) from collecte.sms')
  onTestFinished(reader.release)
  const locking = source(
    'essai/triggers.sql',
    'alter table collecte.sms add column essai text',
    PHASE.triggers,
    'proprietaire',
  )
  const before = await fingerprints(database)
  await expect(
    retryOnLock(database.adminUrl, log, () => apply(database.adminUrl, [NEWER, locking, ...sources]), {
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
  // The older version never had the newer version's rules. No migration shows this, but the release number does.
  await ask(
    older.adminUrl,
    `delete from graphile_migrate.migrations where hash = 'sha1:x';
     delete from core.version_sql where rang < (select max(rang) from core.version_sql);
     update core.version_sql set empreinte = 'à venir', version = '99.0.0'`,
  )
  const verbs = [
    ['scripts/db.ts'],
    ['scripts/admin.ts', 'rejuger', '--essai'],
    ['scripts/admin.ts', 'editeur', 'ama', 'Ama', 'editeur_admin'],
    ['scripts/worker.ts'],
  ]
  for (const [script = '', ...args] of verbs) {
    const later = runScript(script, args, env)
    expect([await later.ended, later.said()]).toEqual([1, expect.stringMatching(LATER)])
  }

  await ask(older.adminUrl, "update core.version_sql set empreinte = 'autre', version = null")
  const back = runScript('scripts/db.ts', ['--retour'], env)
  expect(await back.ended).toBe(0)
  expect((await fingerprints(older)).slice(-1)).toEqual([own])
})

test('a service goes on beside the next version and takes no job; it serves nothing beside another, until it is its own again', async () => {
  const bring = (empreinte: string, avec: string | null = null) =>
    ask(url, 'insert into core.version_sql (empreinte, avec, applique_le) values ($1, $2, now())', [
      empreinte,
      avec,
    ])
  const job = () => ask(url, "select graphile_worker.add_job('perimetres', job_key => 'essai')")
  const jobs = () => ask(url, "select from graphile_worker.jobs where key = 'essai'")
  const soFar = api.server.logs.length
  const said = (what: string) =>
    api.server.logs.slice(soFar).filter(({ msg }) => String(msg).startsWith(what)).length
  await bring('la suivante', fingerprint(sources))
  await until('it goes on beside the next', () => said('the database was upgraded to the next version') > 0)
  await job()
  expect((await api.get('/v1/moi', 'agent1')).status).toBe(200)
  expect((await fetch(`${api.server.url}/sante/pret`)).status).toBe(200)
  await bring('plus récente')
  await until('it refuses', async () => (await api.get('/v1/moi', 'agent1')).status === 503)
  const refused = await api.get('/v1/moi', 'agent1')
  expect([refused.body.erreur, refused.headers.get('retry-after')]).toEqual(['service_indisponible', '5'])
  expect((await api.get('/v1/openapi.json')).status).toBe(200)
  expect(said('the database was upgraded to another')).toBe(1)
  expect(await jobs()).toHaveLength(1)
  await bring(fingerprint(sources))
  await until('it serves again', async () => (await api.get('/v1/moi', 'agent1')).status === 200)
  await until('and works', async () => (await jobs()).length === 0)
})

async function lastHash(): Promise<string> {
  const [row] = await ask<{ hash: string }>(
    url,
    'select hash from graphile_migrate.migrations order by filename desc limit 1',
  )
  return row?.hash ?? ''
}

test('a verb that is led to a database without the rules says so, and which settings name another', async () => {
  const empty = withClient(inject('sillon').adminUrl, refuseMovedOn)
  await expect(empty).rejects.toThrow(
    /^This database holds nothing of Sillon yet\. DATA_DIR or DATABASE_ADMIN_URL/,
  )
})
