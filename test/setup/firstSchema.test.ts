// docs/decisions/0095: «The oldest database that this version takes over»: a database with the first eleven migrations, in which
// two organizations worked for a day, is upgraded by processes that are killed inside migrations and inside the rules. It ends
// with the schema of a new database and all of its data, and a second upgrade does nothing. Inside every migration:
//   UPGRADE=complete npm test -- setup/firstSchema
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, inject, test } from 'vitest'
import { MIGRATIONS } from '../../src/database/sources.ts'
import { faults } from '../concurrency/support/effects.ts'
import { ask, until } from '../concurrency/support/sessions.ts'
import { databaseAt, withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'
import { runScript } from './support/processes.ts'

const IS_COMPLETE = import.meta.env.UPGRADE === 'complete'
const FIRST = new URL('support/premier-schema.sql.gz', import.meta.url)
const RULES = 'rules'
const { adminUrl, prefix } = inject('sillon')
const fresh = await openDatabase('vide')
const migrations = readdirSync(join(MIGRATIONS, 'committed'))
  .filter((name) => name.endsWith('.sql'))
  .map((name) => `${name.slice(0, 6)}.sql`) // the form in which the database records them
  .sort()

// The figures of the day that must be the same after the upgrade: counts, numbers, masses.
const KEPT = `
  select (select count(*)::int from commande.commande) as commandes,
         (select count(*)::int from commande.commande_resultat) as resultats,
         (select string_agg(k.numero_officiel || ' ' || k.net_g, ',' order by k.id) from collecte.collecte k) as collectes,
         (select string_agg(n.numero, ',' order by n.numero) from numerotation.numero_officiel n) as numeros,
         (select string_agg(c.id || ' ' || c.motif || ' ' || c.statut, ',' order by c.id) from controle.controle c) as controles,
         (select count(*)::int from producteur.producteur) as producteurs,
         (select count(*)::int from parcelle.parcelle) as parcelles,
         (select count(*)::int from journal.evenement) as evenements`

// Lists every object of a database, except those that a clone lacks and those that this test adds.
const SCHEMA = `
  select format('%s.%s %s %s %s', c.oid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
                pg_get_expr(d.adbin, d.adrelid)) as un
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relkind in ('r', 'v', 'p', 'c') and c.relnamespace::regnamespace::text !~ '^(pg_|information_schema|public|essai)'
  union all
  select format('%s %s %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) from pg_constraint k
  where k.connamespace::regnamespace::text !~ '^(pg_|information_schema|public|essai)'
  union all
  select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace::regnamespace::text !~ '^(pg_|public|essai)'
  union all
  select pg_get_triggerdef(t.oid) from pg_trigger t where not t.tgisinternal and t.tgname <> 'essai'
  union all
  select format('%s %s %s %s', p.polrelid::regclass, p.polname, pg_get_expr(p.polqual, p.polrelid), p.polroles::regrole[])
  from pg_policy p
  union all
  select format('%s %s', c.oid::regclass, md5(pg_get_viewdef(c.oid))) from pg_class c
  where c.relkind = 'v' and c.relnamespace::regnamespace::text !~ '^(pg_|information_schema|public)'
  union all
  select format('%s %s %s %s', p.oid::regprocedure, pg_get_function_result(p.oid), md5(p.prosrc), p.proacl) from pg_proc p
  where p.pronamespace::regnamespace::text !~ '^(pg_|information_schema|public|essai|graphile_worker)'
  union all
  select format('%s %s', c.oid::regclass, array(select a::text from unnest(c.relacl) a order by 1)) from pg_class c
  where c.relkind in ('r', 'v') and c.relnamespace::regnamespace::text !~ '^(pg_|information_schema|public|essai)'`

/** Makes a database in the state of the first schema. */
async function openFirst(name: string): Promise<string> {
  const database = `${prefix}${name}`
  await withClient(adminUrl, (client) => client.query(`create database ${database} template template0`))
  afterAll(() =>
    withClient(adminUrl, (client) => client.query(`drop database if exists ${database} with (force)`)),
  )
  const url = databaseAt(adminUrl, database)
  await ask(url, gunzipSync(readFileSync(FIRST)).toString())
  return url
}

const bring = (url: string) => runScript('scripts/db.ts', [], { DATABASE_URL: url, NODE_ENV: 'test' })
const applied = async (url: string) =>
  (
    await ask<{ filename: string }>(url, 'select filename from graphile_migrate.migrations order by filename')
  ).map(({ filename }) => filename)
const schemaOf = async (url: string) => (await ask<{ un: string }>(url, SCHEMA)).map(({ un }) => un).sort()

/** Makes each process wait when it writes the name of one of the given migrations or rules. */
async function hang(url: string, on: string, column: string): Promise<void> {
  await ask(
    url,
    `create schema if not exists essai; grant usage on schema essai to public;
     create table if not exists essai.arret (nom text);
     create or replace function essai.attendre() returns trigger language plpgsql security definer as $$ begin
       while exists (select from essai.arret a where a.nom = ${column}) loop perform pg_catalog.pg_sleep(0.02); end loop;
       return null; end $$;
     create trigger essai after insert on ${on} for each row execute function essai.attendre()`,
  )
}

/** The time in which all rules are made, also beside other processes. */
const RULES_MS = 60_000

/**
 * Kills the upgrading process with SIGKILL at that point, after all its statements ran; PostgreSQL notices the lost client by
 * itself.
 */
async function killAt(url: string, stop: string): Promise<void> {
  await ask(url, `truncate essai.arret; insert into essai.arret values ('${stop}')`)
  const process = bring(url)
  const waiting = () =>
    ask(url, "select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'")
  await until(`it is inside ${stop}`, async () => (await waiting()).length > 0, RULES_MS)
  process.child.kill('SIGKILL')
  await process.ended
  await until('what it had in hand is taken back', async () => (await waiting()).length === 0)
}

test('the oldest database is brought here by processes that are killed on the way, and nothing of it is lost', {
  timeout: IS_COMPLETE ? 900_000 : 120_000,
}, async () => {
  const url = await openFirst('premier')
  const [before] = await ask(url, KEPT)
  const lacking = migrations.filter((name) => name > '000012')
  const inside = IS_COMPLETE ? lacking : [lacking[40] ?? '', lacking.at(-1) ?? '']
  await hang(url, 'graphile_migrate.migrations', 'new.filename')
  for (const stop of inside) {
    await killAt(url, stop)
    expect(await applied(url)).toEqual(migrations.slice(0, migrations.indexOf(stop)))
  }
  await ask(url, 'drop trigger essai on graphile_migrate.migrations')
  await hang(url, 'core.version_sql', `'${RULES}'`)
  await killAt(url, RULES)
  expect(await applied(url)).toEqual(migrations)
  await ask(url, 'truncate essai.arret')

  for (const time of ['first', 'second']) {
    const brought = bring(url)
    expect([time, await brought.ended, brought.said().includes('rules:')]).toEqual([
      time,
      0,
      time === 'first',
    ])
  }
  await ask(url, 'drop schema essai cascade')
  expect(await ask(url, KEPT)).toEqual([before])
  // A collection above its capacity was set aside, and used none of the capacity.
  expect(await faults(url)).toEqual([expect.stringMatching(/: 1 numbers, 0 takings, 1 movements$/)])
  expect(await schemaOf(url)).toEqual(await schemaOf(fresh.adminUrl))
})
