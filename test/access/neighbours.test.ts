// «Organizations never see each other»: somebody who may do everything in VOISINE sends every request of DEMO's people.
// The cases of this file are one story, told in their order.
import { beforeAll, describe, expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import type { Route } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { openApi } from '../api/support/api.ts'
import { openIssuer } from '../api/support/issuer.ts'
import { openScene, ordinary } from '../api/support/ordinary.ts'
import type { Ask } from '../api/support/scene.ts'
import { makeStranger } from './stranger.ts'

const STRANGER = 'acces-voisin'
const issuer = await openIssuer()
const api = await openApi({ settings: issuer.settings, tokenOf: issuer.tokenOf })
const scene = await openScene(api)
const stranger = () => issuer.tokenOf(STRANGER, { claims: { organisations: ['VOISINE'] } })
const titled = (routes: readonly Route[]) =>
  routes.map((route) => [`${route.method} ${route.path}`, route] as const)
const ASKED = titled(ROUTES.filter(({ who }) => who !== 'public' && who !== 'vidage'))
const TABLES = (
  await api.sql<{ nom: string }>(
    `select c.oid::regclass::text as nom from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id' and not a.attisdropped
     where c.relkind = 'r' and c.relowner = 'proprietaire'::regrole order by 1`,
  )
).map(({ nom }) => nom)

const asks = new Map<string, Ask>()
// What they sent themselves they may be shown again, in a rejection for instance.
const sentBy = new Map<string, string>()
let before: ReadonlyMap<string, string>
let ids: readonly string[] = []

/** What nobody does here: no worker runs, so that the tasks asked for are all there. */
const TASKS = 'graphile_worker._private_jobs'

/** Every row of DEMO, table by table, and every task about it, as one fingerprint each. */
async function fingerprints(): Promise<Map<string, string>> {
  const each = [...TABLES, TASKS].map(
    (nom) =>
      `select '${nom}' as nom, count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '')
         as empreinte from ${nom} t where ${nom === TASKS ? `t.payload::text like '%' || $1::text || '%'` : 't.organisation_id = $1'}`,
  )
  const rows = await api.sql<{ nom: string; empreinte: string }>(each.join(' union all '), [
    ORGANISATION.demo,
  ])
  return new Map(rows.map(({ nom, empreinte }) => [nom, empreinte]))
}

beforeAll(() => makeStranger(api, STRANGER))

test.each(ASKED)('DEMO’s people have a request: %s', async (title, route) => {
  const ask = await ordinary(api, scene, route)
  asks.set(title, ask)
  sentBy.set(title, ask.path + JSON.stringify(ask.body ?? null))
})

test('DEMO has rows that they could be told', async () => {
  const rows = await api.sql<{ id: string }>(
    `select id::text from producteur.producteur where organisation_id = $1
     union all select id::text from parcelle.parcelle where organisation_id = $1
     union all select id::text from utilisateur.utilisateur where organisation_id = $1
     union all select id::text from collecte.collecte where organisation_id = $1
     union all select id::text from controle.controle where organisation_id = $1
     union all select id::text from appareil.appareil where organisation_id = $1`,
    [ORGANISATION.demo],
  )
  ids = rows.map(({ id }) => id)
  before = await fingerprints()
  expect(ids.length).toBeGreaterThan(20)
  expect(before.get(TASKS)).not.toMatch(/^0 /)
})

describe('a neighbour who sends them is told nothing', () => {
  let sent = ''
  test.each(ASKED)('%s', async (title, { method }) => {
    const { path, body } = asks.get(title) ?? { path: 'unknown' }
    sent += sentBy.get(title)
    const answer = await api.send(method, path, { token: await stranger(), body })
    expect(answer.status).toBeLessThan(500)
    expect(answer.status).not.toBe(401)
    expect(ids.filter((id) => answer.text.includes(id) && !sent.includes(id))).toEqual([])
  })
})

describe('and wrote nothing', () => {
  let after: ReadonlyMap<string, string>
  beforeAll(async () => {
    after = await fingerprints()
  })
  test.each([...TABLES, TASKS])('%s', (nom) => {
    expect(after.get(nom)).toBe(before.get(nom))
  })
})
