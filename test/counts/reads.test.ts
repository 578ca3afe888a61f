// The work before a read, counted: one round trip per request, and the statements that open its session.
import { Client } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { ROUTES } from '../../src/routes/table.ts'
import { openApi } from '../api/support/api.ts'
import { openScene, ordinary } from '../api/support/ordinary.ts'
import { withClient } from '../support/clone.ts'
import { isCounted } from './support.ts'

const api = await openApi({ settings: { TASKS: 'apart' }, isMeasured: true })
const { adminUrl } = api.server.database

// Calls that the service makes by itself from time to time.
const OWN = /v1\.(?:version_servie|limites|connaitre)/
const asked: string[] = []
const prototype = Client.prototype as unknown as { query: (...given: unknown[]) => unknown }
const original = prototype.query
prototype.query = function (this: Client, ...given: unknown[]) {
  const [first] = given
  const text = typeof first === 'string' ? first : String((first as { text?: string }).text)
  if (!OWN.test(text)) asked.push(text)
  return original.apply(this, given)
}
afterAll(() => {
  prototype.query = original
})

test('a read asks the database once, and what the service knows by itself not at all', {
  timeout: 120_000,
}, async () => {
  const scene = await openScene(api)
  const found: Record<string, number> = {}
  const expected: Record<string, number> = {}
  for (const route of ROUTES.filter(({ method }) => method === 'GET')) {
    const { path, as } = await ordinary(api, scene, route)
    if (as !== undefined) await api.tokenOf(as) // the sign-in looks up the account, too
    const least = route.who === 'public' ? 0 : 1
    let count = Number.POSITIVE_INFINITY
    // The service's own calls can only increase the count. If they did, the request is sent again.
    for (let time = 0; time < 3 && count !== least; time++) {
      asked.length = 0
      const { status } = await api.get(path, as)
      expect(status, path).toBe(200)
      count = asked.length
    }
    found[route.name] = count
    expected[route.name] = least
  }
  expect(found).toEqual(expected)
})

/**
 * The maximum number of statements that open a session, without and with cached keys: one for the organization and the account
 * (none if their keys are cached), and those for permissions, if the route requires any.
 */
const OPENINGS = {
  'utilisateur.exiger_actif($1, now())': [2, 1],
  "utilisateur.exiger_permission($1, now(), 'modules.manage')": [3, 2],
  // An account that may read everything needs no look-up of the module's permissions.
  "utilisateur.exiger_lecture($1, now(), 'ventes')": [3, 2],
} as const
const EACH = Object.entries(OPENINGS).flatMap(([opening, [unknown, known]]) => [
  { opening, who: 'somebody', connu: false, most: unknown },
  { opening, who: 'a caller whose keys are known', connu: true, most: known },
])

describe.skipIf(!(await isCounted()))('the opening of a call', () => {
  test.each(EACH)('$opening of $who runs $most statements that read', async ({ opening, connu, most }) => {
    await api.get('/v1/moi', 'admin')
    const counted = await withClient(adminUrl, async (client) => {
      await client.query('create extension if not exists pg_stat_statements schema public')
      const { rows } = await client.query<{ appelant: string }>(CALLER, [connu])
      await client.query(`set pg_stat_statements.track = 'all'; set role metier`)
      const open = () => client.query(`select ${opening}`, [rows[0]?.appelant])
      for (let time = 0; time < 8; time++) await open()
      await client.query(`reset role`)
      await client.query(RESET)
      await client.query('set role metier')
      await open()
      await client.query('reset role')
      return client.query<{ n: number }>(COUNT)
    })
    expect(counted.rows[0]?.n).toBe(most)
  })
})

const CALLER = `select (jsonb_build_object('emetteur', i.emetteur, 'sujet', i.sujet, 'identifiant', u.identifiant,
    'identifiant_sur', null, 'organisations', jsonb_build_array('DEMO'), 'roles', '[]'::jsonb, 'x_organisation', null)
    || case when $1::boolean then jsonb_build_object('connu', jsonb_build_object('organisation_id', i.organisation_id,
      'utilisateur_id', i.utilisateur_id)) else '{}' end)::text as appelant
  from utilisateur.identite i
    join utilisateur.utilisateur u on u.organisation_id = i.organisation_id and u.id = i.utilisateur_id
  where u.identifiant = 'admin'
  limit 1`

const RESET = `select pg_stat_statements_reset(0, (select oid from pg_database where datname = current_database()), 0)`

const COUNT = `select sum(s.calls)::float8 as n
  from pg_stat_statements s
  where s.dbid = (select oid from pg_database where datname = current_database()) and not s.toplevel
    and s.query ~* '\\mfrom\\M'`
