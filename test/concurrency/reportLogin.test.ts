// docs/decisions/0116-verrous.md: «No rule and no program takes an advisory lock where a login of reports may be»; and the locks
// of a login that reads block no other organization.
import { expect, inject, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { openServer } from '../support/server.ts'
import { collectes, enrol, send } from './support/phones.ts'
import { ask, hold } from './support/sessions.ts'

const server = await openServer()
const { adminUrl } = server.database

// Locks that a reports login could take if the functions for them were not revoked: keys of an earlier kind, and the keys of
// every report.
const OLD_KEYS = `select pg_advisory_lock(hashtextextended(n || ' ' || o.id, 0)), pg_advisory_lock(511501)
  from unnest('{releves,document,fichier,conservation}'::text[]) as n, unnest($1::uuid[]) as o (id)`
// Reading a report locks its tables until the transaction ends.
const REPORTS = `do $$ declare v_nom text; begin
  for v_nom in select v.oid::regclass from pg_class v where v.relkind = 'v'
    and v.relnamespace = 'rapports'::regnamespace and has_table_privilege(v.oid, 'select') loop
    execute format('select from %s limit 0', v_nom);
  end loop; end $$`
const SEEN = `select pid, objid from pg_locks where locktype = 'advisory' and pid <> all ($1)
  and database = (select oid from pg_database where datname = current_database())`

test.runIf(inject('sillon').trusts)(
  'a login of reports that holds all that it can stops no phone',
  async () => {
    const role = `${new URL(adminUrl).pathname.slice(1)}_tenace`
    const url = new URL(adminUrl)
    url.username = role
    await ask(adminUrl, `create role ${role} login in role rapports connection limit 5`)
    await ask(adminUrl, `grant execute on function pg_advisory_lock(bigint) to ${role}`)
    const phones = [await enrol(server, 'agent1', 'admin'), await enrol(server, 'voisine-agent', 'admin2')]
    const holders = [
      await hold(url.href, REPORTS),
      await hold(url.href, OLD_KEYS, [[ORGANISATION.demo, ORGANISATION.voisine]]),
      ...(await Promise.all([1, 2, 3].map(() => hold(url.href, 'select pg_sleep(0)')))),
    ]
    try {
      await expect(hold(url.href, 'select 1')).rejects.toMatchObject({ code: '53300' })
      let isOver = false
      const sending = Promise.all(
        phones.map(async (phone, at) =>
          send(server, phone, await collectes(phone, [1, 10], () => ({ producteur: 1 + 1000 * at }))),
        ),
      ).finally(() => {
        isOver = true
      })
      const seen: object[] = []
      while (!isOver) seen.push(...(await ask(adminUrl, SEEN, [holders.map(({ pid }) => pid)])))
      for (const { status, body } of await sending)
        expect([status, body.arret, body.derniere_sequence]).toEqual([200, null, 10])
      expect(seen).toEqual([])
    } finally {
      await Promise.all(holders.map((holder) => holder.release()))
      await ask(adminUrl, `drop owned by ${role}`)
      await ask(adminUrl, `drop role ${role}`)
    }
  },
)

test('a lock that is held keeps its row at night', async () => {
  const key = `select hashtextextended('tenu', 0)::text as cle`
  await ask(adminUrl, `select core.verrouiller('tenu'), core.verrouiller('libre')`)
  const holder = await hold(adminUrl, `select core.verrouiller('tenu')`)
  await ask(adminUrl, `select v1.taches_ranger('{}')`)
  expect(await ask(adminUrl, 'select cle::text from core.verrou')).toEqual(await ask(adminUrl, key))
  await holder.release()
})
