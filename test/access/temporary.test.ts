// Decision 0033: a name that a session creates (a type, cast, operator, function or table) neither changes what a login reads,
// nor lets it act as another role. No login may create such names.
import type { Client } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { preparationSql } from '../../src/database/preparation.ts'
import { withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'
import { ATTACKS, attack, CALLER, type Seen, tryAll } from './hostileSession.ts'

const [walled, lent, before] = await Promise.all([
  openDatabase('demo'),
  openDatabase('demo'),
  openDatabase('demo'),
])
const [tied, untied] = [`${walled.name}_liee`, `${walled.name}_libre`]
const REPORT = 'rapports.capacite_collectee'
const LOGINS = ['api', 'lecture', 'taches', 'connexion', 'replication', tied, untied]

await withClient(walled.adminUrl, (client) =>
  client.query(`create role ${tied} login in role rapports; create role ${untied} login in role rapports`),
)
afterAll(() => withClient(walled.adminUrl, (client) => client.query(`drop role ${tied}, ${untied}`)))

// A cloned database lacks the grants on the original, so each clone is prepared like an operator's database.
for (const { name, adminUrl } of [walled, lent, before]) {
  const grant = `grant temporary on database ${name} to public`
  await withClient(adminUrl, (client) =>
    client.query(
      `${name === walled.name ? '' : preparationSql()}; ${grant}; ${name === walled.name ? preparationSql() : ''};
       insert into rapports.acces (organisation_id, role_nom, accorde_le)
       values ('${ORGANISATION.demo}', '${tied}', now())`,
    ),
  )
}

/** Runs work in a session of that login, in any role that can sign in to this cluster. */
function as<T>(login: string, use: (client: Client) => Promise<T>, { adminUrl } = lent): Promise<T> {
  return withClient(adminUrl, async (client) => {
    await client.query(`set session authorization ${login}`)
    return use(client)
  })
}

/** Attacks a session of the login, and returns what it reached. */
function seenBy(login: string, statements: readonly string[], database = lent): Promise<Seen> {
  return as(
    login,
    async (client) => {
      await attack(client, statements)
      return tryAll(client)
    },
    database,
  )
}

describe('where temporary objects are allowed, the path of the rules is a wall', () => {
  const hostile = Object.entries(ATTACKS)
  for (const login of LOGINS) {
    test(`for ${login.replace(/^.*_/, 'a report login, ')}`, async () => {
      const honest = await seenBy(login, [])
      // A session without an attack must reach many functions; otherwise the comparison proves nothing.
      if (login === 'api') expect(honest.answered).toBeGreaterThan(150)
      if (login === tied) expect(Number(honest.rows[REPORT])).toBeGreaterThan(0)
      if (login === untied) expect(honest.rows[REPORT]).toBe('0')
      for (const [name, statements] of hostile) {
        const { rows, acted } = await seenBy(login, statements)
        expect([name, rows]).toEqual([name, honest.rows])
        expect([name, acted.filter((role) => role !== login)]).toEqual([name, []])
      }
    })
  }

  test('with the path of before, the same sessions act as metier and read the other organization', async () => {
    const own = (await seenBy(tied, [], before)).rows[REPORT]
    await withClient(before.adminUrl, (client) =>
      client.query(
        `do $$ declare v_f regprocedure; begin
           for v_f in select p.oid from pg_proc p where p.proconfig @> array['search_path=pg_catalog, pg_temp'] loop
             execute format('alter function %s set search_path = ''''', v_f);
           end loop; end $$`,
      ),
    )
    const [spies, lender] = hostile.map(([, statements]) => statements)
    expect((await seenBy('api', spies ?? [], before)).acted).toContain('metier')
    for (const login of [tied, untied]) {
      const { rows } = await seenBy(login, lender ?? [], before)
      expect(Number(rows[REPORT])).toBeGreaterThan(0)
      expect(rows[REPORT]).not.toBe(own)
    }
  })
})

test('what the batch procedure, which has no path of its own, means by a name is not found in a schema of the caller’s name', async () => {
  await withClient(lent.adminUrl, (client) =>
    client.query(
      `create schema api authorization taches; set role taches; grant usage on schema api to api;
       create function api.cardinality(text[]) returns integer language plpgsql
         as $$ begin raise notice 'espion %', current_user; return 0; end $$;
       create function api.array_to_string(text[], text) returns text language plpgsql
         as $$ begin raise notice 'espion %', current_user; return ''; end $$`,
    ),
  )
  const said: (string | undefined)[] = []
  await as('api', async (client) => {
    client.on('notice', ({ message }) => said.push(message))
    const { rows } = await client.query("call v1.sync_commandes($1::jsonb, '{}', '[]', false, false, null)", [
      JSON.stringify(CALLER),
    ])
    expect(rows[0]?.p_reponse).toMatch(/^\{"resultats":\[\],/)
  })
  expect(said).toEqual([])
})

test('where they are not, nobody may lend a name', async () => {
  const refused = [
    "create type pg_temp.uuid as enum ('x')",
    'create temporary table acces (x integer)',
    'create temporary view acces as select 1 as x',
    'create function pg_temp.f() returns integer language sql as $$ select 1 $$',
    'create table public.acces (x integer)',
    'create function public.f() returns integer language sql as $$ select 1 $$',
    "create type public.uuid as enum ('x')",
    // The search path of a session begins with the schema that has the login's name.
    'create schema api',
    'create schema postgres',
  ]
  for (const login of LOGINS) {
    for (const text of refused) {
      const code = await as(
        login,
        (client) =>
          client.query(text).then(
            () => 'done',
            (error: { code?: string }) => error.code,
          ),
        walled,
      )
      expect([login, text, code]).toEqual([login, text, '42501'])
    }
  }
})
