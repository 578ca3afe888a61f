// Every `v1` function opens its session first, and accepts the callers in the hand-written lines of `test/api/support/domains`.
// The test calls each function directly, with a meaningless request. Over HTTP, `matrix.test.ts` sends one request per
// permission, and `contract/responses` one per kind of caller.
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { type Route, takesKey } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { NOBODY } from '../api/support/provoke.ts'
import { openDatabase } from '../support/database.ts'
import { isPublishers, publishersRole } from './access.ts'
import {
  allBut,
  BARE,
  EVERYTHING,
  isNeed,
  makeHolders,
  makeReversedHolders,
  neededBy,
  only,
  SUSPENDED,
} from './holders.ts'
import { WRITTEN } from './modules.ts'
import { ACCESS, titleOf } from './routes.ts'

const database = await openDatabase('demo')
const client = new Client({ connectionString: database.adminUrl })
beforeAll(async () => {
  await client.connect()
  await makeHolders((text, values) => client.query(text, values))
  await makeReversedHolders((text, values) => client.query(text, values))
  await client.query(
    `insert into module.activation select $1, m.code, '{(,)}' from module.module m
     on conflict (organisation_id, module) do update set actif_pendant = excluded.actif_pendant`,
    [ORGANISATION.voisine],
  )
})
afterAll(() => client.end())

const KEY = 'a'.repeat(64)
// The functions that check the caller.
const OPENING = new Set([
  'organisation_absente',
  'organisation_inconnue',
  'organisation_non_autorisee',
  'organisation_a_preciser',
  'organisation_suspendue',
  'compte_inactif',
  'droit_manquant',
  'module_inactif',
  'cle_reutilisee',
])
// In the neighbour's organization each account has exactly the permissions that it lacks here, so a function that reads the
// permissions of the wrong organization is noticed.
const NEXT_DOOR = { caller: { organisations: ['DEMO', 'VOISINE'], x_organisation: 'VOISINE' } }
const ROLES = ['editeur_parametrage', 'editeur_support']
// No record has these ids. A function that searched its record before it checked the caller would refuse with another code.
const ASKED = {
  id: NOBODY,
  appareil_id: NOBODY,
  utilisateur_id: NOBODY,
  affectation_id: NOBODY,
  n: 1,
  code: 'X',
  cle: 'x',
  raison: 'x',
  limite: 5,
  campagne: NOBODY,
  produit: NOBODY,
}

/** The caller, and the caller's state when the function is called. */
type Call = {
  readonly as?: string
  readonly caller?: object
  readonly meanwhile?: readonly [text: string, values: unknown[]]
}

/** Returns the code with which the session's opening refused the call; null if the call got further. */
async function opened(name: string, { as = EVERYTHING, caller = {}, meanwhile }: Call) {
  const said = { emetteur: 'essai', sujet: as, identifiant: as, identifiant_sur: as }
  const appelant = { ...said, organisations: ['DEMO'], roles: [], x_organisation: null, ...caller }
  await client.query('begin')
  try {
    if (meanwhile !== undefined) await client.query(...meanwhile)
    await client.query('set local role api')
    await client.query(`select v1.${name}($1::jsonb, $2::jsonb)`, [
      JSON.stringify(appelant),
      JSON.stringify(ASKED),
    ])
    return null
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string }
    if (!/^TR/.test(code)) return /^(42|XX)/.test(code) ? `${code} ${message}` : null
    return OPENING.has(message) ? message : null
  } finally {
    await client.query('rollback')
  }
}

const SUSPENDED_ORGANISATION = [
  "update organisation.organisation set statut = 'suspendue' where id = $1",
  [ORGANISATION.demo],
] as const
// Callers that no function of an organization accepts.
const NOBODYS: readonly (readonly [string, Call])[] = [
  ['organisation_absente', { caller: { organisations: [] } }],
  ['organisation_inconnue', { caller: { organisations: ['NULLEPART'] } }],
  ['organisation_a_preciser', { caller: { organisations: ['DEMO', 'VOISINE'] } }],
  ['organisation_non_autorisee', { caller: { x_organisation: 'VOISINE' } }],
  ['organisation_non_autorisee', { as: 'personne' }],
  ['organisation_suspendue', { meanwhile: [SUSPENDED_ORGANISATION[0], [...SUSPENDED_ORGANISATION[1]]] }],
]

/** Returns the callers with which a route's function is tested, each with the outcome from the hand-written table. */
function casesOf(route: Route): (readonly [string | null, Call])[] {
  const access = ACCESS[titleOf(route)]
  if (isPublishers(access)) {
    const asked = publishersRole(access)
    const roles = ROLES.filter((role) => role !== asked)
    return [
      ['droit_manquant', {}],
      ['droit_manquant', { caller: { organisations: [], roles, organisation_id: ORGANISATION.demo } }],
      [null, { caller: { organisations: [], roles: [asked] } }],
      [null, { caller: { organisations: [], roles: ['editeur_admin'] } }],
    ]
  }
  if (access === 'sending' || access === 'receiving') return [...NOBODYS]
  if (!isNeed(access)) return [...NOBODYS, ['compte_inactif', { as: SUSPENDED }], [null, { as: BARE }]]
  // The permission depends on the owner of the row, which this row does not have.
  if ('others' in access) return [...NOBODYS, ['compte_inactif', { as: SUSPENDED }]]
  return [
    ...NOBODYS,
    ['droit_manquant', { as: SUSPENDED }],
    ['droit_manquant', { as: BARE }],
    ['droit_manquant', { as: allBut(access) }],
    ...neededBy(access).map((permission) => [null, { as: only(permission) }] as const),
    ['droit_manquant', { as: EVERYTHING, ...NEXT_DOOR }],
    [null, { as: allBut(access), ...NEXT_DOOR }],
  ]
}

/** Further checks when a session opens: the module of the written data, and the idempotency key. */
function laterCasesOf(route: Route): (readonly [string, Call])[] {
  const access = ACCESS[titleOf(route)]
  const inactive: Call['meanwhile'] = [
    "update module.activation set actif_pendant = '{(,2026-01-01)}' where organisation_id = $1 and module = $2",
    [ORGANISATION.demo, WRITTEN.get(titleOf(route))],
  ]
  const used: Call = {
    caller: { cle: { nom: KEY, requete: KEY } },
    meanwhile: [
      `insert into idempotence.reponse_gardee select $1, u.id, $2, $2, '', now() from utilisateur.utilisateur u
       where u.organisation_id = $1 and u.identifiant = $3`,
      [ORGANISATION.demo, KEY, EVERYTHING],
    ],
  }
  const usedByPublisher: Call = {
    caller: { organisations: [], roles: ['editeur_admin'], cle: { nom: KEY, requete: KEY } },
    meanwhile: [
      "insert into idempotence.reponse_gardee_editeur values ('essai', $1, $2, $2, '', now())",
      [EVERYTHING, KEY],
    ],
  }
  return [
    ...(!WRITTEN.has(titleOf(route)) ? [] : [['module_inactif', { meanwhile: inactive }] as const]),
    ...(takesKey(route) ? [['cle_reutilisee', isPublishers(access) ? usedByPublisher : used] as const] : []),
  ]
}

// The function that opens a batch belongs to a device; `sql/v1` and `contract/responses` test it.
const DOORS = ROUTES.filter(
  ({ who, name }) => who !== 'public' && who !== 'vidage' && name !== 'sync_commandes',
)

test('a route says that it writes in the module that the table gives it', () => {
  const said = ROUTES.flatMap((route) =>
    route.module === undefined ? [] : [[titleOf(route), route.module] as const],
  )
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(WRITTEN))
})

describe.each(DOORS.map((route) => [titleOf(route), route] as const))('%s', (_, route) => {
  test('lets in whom it should, and nobody else, before it looks for anything', async () => {
    const found: unknown[] = []
    const cases = casesOf(route)
    expect(cases.length).toBeGreaterThan(3)
    for (const [, call] of cases) found.push([await opened(route.name, call), call])
    expect(found).toEqual(cases)
  })

  const later = laterCasesOf(route)
  if (later.length > 0)
    test('asks whether the module is active and the key new', async () => {
      for (const [code, call] of later) expect([code, await opened(route.name, call)]).toEqual([code, code])
    })
})
