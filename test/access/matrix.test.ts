// Permissions and roles of every route over HTTP. Three callers send each request: one without permissions, one with only the
// required permission, and one with all the others. The hand-written lines of `test/api/support/domains` say which of them the
// route accepts. `doors.test.ts` calls the functions behind the routes for every kind of caller. First, an account with every
// permission in VOISINE sends every request of DEMO's people, because organizations never see each other's data. The cases depend
// on each other: after the neighbour's refused request, the rightful caller sends the same one.
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { takesBody } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { openApi } from '../api/support/api.ts'
import { openIssuer } from '../api/support/issuer.ts'
import { openScene, ordinary } from '../api/support/ordinary.ts'
import type { Ask } from '../api/support/scene.ts'
import { type Access, isPublishers, publishersRole } from './access.ts'
import { ENSEMBLES, grants } from './grants.ts'
import { allBut, BARE, EVERYTHING, makeHolders, neededBy, only, SUSPENDED } from './holders.ts'
import { ACCESS, LINES, titleOf } from './routes.ts'
import { makeStranger } from './stranger.ts'

const issuer = await openIssuer()
const api = await openApi({
  settings: { ...issuer.settings, ENROLMENTS_PER_MINUTE: '100000' },
  tokenOf: issuer.tokenOf,
})
const scene = await openScene(api)
beforeAll(async () => {
  await makeHolders(api.sql)
  await makeStranger(api, STRANGER)
  for (const is of ENSEMBLES)
    await api.sql(
      `with compte as (
         insert into utilisateur.utilisateur (organisation_id, id, identifiant, nom_affiche, actif_pendant, cree_le)
         values ($1, $2, $3, $3, '{(,)}', now()) returning organisation_id, id)
       insert into utilisateur.attribution (organisation_id, utilisateur_id, ensemble_id, periode)
       select c.organisation_id, c.id, e.id, '(,)' from compte c
         join utilisateur.ensemble e on e.organisation_id = c.organisation_id and e.code = $4`,
      [ORGANISATION.demo, uuidv7(), roleOf(is), is],
    )
})

const PUBLISHER = ['editeur_admin', 'editeur_parametrage', 'editeur_support']
const RIGHTS = new Set([
  'jeton_absent',
  'jeton_invalide',
  'droit_manquant',
  'compte_inactif',
  'organisation_absente',
  'organisation_inconnue',
  'organisation_non_autorisee',
  'organisation_a_preciser',
  'organisation_suspendue',
  'route_inconnue',
  'methode_non_autorisee',
])
const roleOf = (is: string) => `acces.role.${is}`

/** A caller, and the code with which the route must refuse it; null if the route must accept it. */
type Case = readonly [who: string, code: string | null]
const NOBODY = 'nobody'
const THE_PUBLISHER = 'the publisher'
const publisherOf = (role: string) => `${THE_PUBLISHER}: ${role}`

// The permission set that the request needs in addition to the route's own permission.
const MORE: Readonly<Record<string, (typeof ENSEMBLES)[number]>> = {
  'GET /v1/dossiers-audit/:id/contenu': 'direction',
  'POST /v1/imports': 'commercial',
  'POST /v1/utilisateurs': 'administrateur_client',
  'POST /v1/capacites/:id/valider': 'rsci',
  'POST /v1/capacites/:id/refuser': 'rsci',
  'POST /v1/imports/:id/valider': 'rsci',
}

function casesOf(title: string, access: Access): readonly Case[] {
  if (access === 'public') return [[NOBODY, null]]
  const nobody: Case = [NOBODY, 'jeton_absent']
  if (isPublishers(access)) {
    const isLetIn = (role: string) => role === publishersRole(access) || role === 'editeur_admin'
    return [
      nobody,
      [EVERYTHING, 'droit_manquant'],
      [roleOf('administrateur_client'), 'droit_manquant'],
      ...PUBLISHER.map((role): Case => [publisherOf(role), isLetIn(role) ? null : 'droit_manquant']),
    ]
  }
  if (access === 'sending') return [nobody, [BARE, null], [SUSPENDED, null]]
  if (access === 'receiving') return [nobody, [BARE, null], [SUSPENDED, 'droit_manquant']]
  if (access === 'member')
    return [nobody, [BARE, null], [SUSPENDED, 'compte_inactif'], [THE_PUBLISHER, 'organisation_absente']]
  const refused: Case = [allBut(access), 'droit_manquant']
  // For the requested row, the caller must have this role.
  if ('one' in access && access.role !== undefined) {
    const letIn = (is: (typeof ENSEMBLES)[number]) => grants(is, ...access.one) && access.role === is
    return [
      nobody,
      refused,
      ...ENSEMBLES.map((is): Case => [roleOf(is), letIn(is) ? null : 'droit_manquant']),
    ]
  }
  const more = MORE[title]
  if (more !== undefined) return [nobody, refused, [roleOf(more), null]]
  const enough = 'reads' in access ? [neededBy(access)[0], neededBy(access).at(-1)] : neededBy(access)
  return [nobody, refused, ...[...new Set(enough)].map((one): Case => [only(one ?? ''), null])]
}

async function tokenOf(who: string): Promise<string | undefined> {
  if (who === NOBODY) return undefined
  const roles = PUBLISHER.filter((role) => who === THE_PUBLISHER || who === publisherOf(role))
  return roles.length > 0
    ? issuer.tokenOf('acces.editeur', { claims: { organisations: [], roles } })
    : issuer.tokenOf(who)
}

const STRANGER = 'acces-voisin'
const stranger = () => issuer.tokenOf(STRANGER, { claims: { organisations: ['VOISINE'] } })
const ASKED = ROUTES.filter(({ who }) => who !== 'public' && who !== 'vidage').map(
  (route) => [titleOf(route), route] as const,
)
const TABLES = (
  await api.sql<{ nom: string }>(
    `select c.oid::regclass::text as nom from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id' and not a.attisdropped
     where c.relkind = 'r' and c.relowner = 'proprietaire'::regrole order by 1`,
  )
).map(({ nom }) => nom)

const asks = new Map<string, Ask>()
let before: ReadonlyMap<string, string>
let ids: readonly string[] = []

/** No worker runs here, so that tasks stay in the queue. */
const TASKS = 'graphile_worker._private_jobs'

/** Returns a fingerprint of DEMO's rows in each table, and of the tasks about DEMO. */
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

test.each(ASKED)('DEMO’s people have a request: %s', async (title, route) => {
  asks.set(title, await ordinary(api, scene, route))
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
    // The response may repeat values that the caller sent, for example in a rejection.
    sent += path + JSON.stringify(body ?? null)
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

test('every route has one line written by hand, and nothing else has', () => {
  const named = LINES.map(([name]) => name)
  expect(named.toSorted()).toEqual(ROUTES.map(({ name }) => name).toSorted())
})

describe.each(ROUTES.map((route) => [titleOf(route), route] as const))('%s', (title, route) => {
  const access = ACCESS[title]
  if (access === undefined) return
  const cases = casesOf(title, access)

  test('lets in whom it should, and nobody else', async () => {
    // A refused request and a read leave the row unchanged, so the row still exists for the first accepted act.
    const first = asks.get(title) ?? (await ordinary(api, scene, route))
    let isTaken = false
    for (const [who, expected] of cases.toSorted(([, one]) => (one === null ? 1 : -1))) {
      const { path, body } = isTaken ? await ordinary(api, scene, route) : first
      isTaken ||= expected === null && takesBody(route)
      const answer = await api.send(route.method, path, { token: await tokenOf(who), body })
      const code: string | null = answer.status < 400 ? null : answer.body.erreur
      if (expected === null) expect([who, RIGHTS.has(code ?? '') ? code : null]).toEqual([who, null])
      else expect([who, code]).toEqual([who, expected])
      expect(answer.status).toBeLessThan(500)
    }
  })
})
