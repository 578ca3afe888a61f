// «Errors»: the refusals that a rule raises, those in its header and those that its route documents are the same, by the source
// of the rules. test/contract/responses.test.ts provokes each of them.
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { type Route, refusalsOf, takesKey, type Who } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { doorRows } from '../support/tidy/doors.ts'
import { readTree, under } from '../support/tidy/tree.ts'
import { EXPLAINED } from './explained.ts'
import { permissionsOfTheCore, possibleBy, readRules, refusedBy, saidBy } from './raised.ts'

const rules = readRules()
const refused = refusedBy(rules, EXPLAINED)
const said = saidBy(rules, EXPLAINED)
const possible = possibleBy(rules)
const none: ReadonlySet<string> = new Set()

// Refusals of opening a session, and of a table's constraints. The first belong to every function that opens a session, the
// second to every function that writes.
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
  'vidage_autre_appareil',
  'parametre_invalide',
])

const OPENS = /^utilisateur\.(?:exiger_|identifier)/

/** Refusals in TypeScript, before the function is called, or because of its result. */
const AT_THE_EDGE: Readonly<Record<string, readonly string[]>> = {
  sync_commandes: ['lot_invalide', 'enveloppe_illisible'],
  sync_jeton_vidage: ['trop_de_requetes'],
  fichiers_url_envoi: ['type_media_refuse'],
  fichiers_confirmer: ['fichier_inconnu'],
  webhooks_creer: ['adresse_refusee'],
  webhooks_modifier: ['adresse_refusee'],
  organisation_logo_changer: ['fichier_absent', 'fichier_different', 'logo_refuse'],
  editeur_packs_publier: ['pack_invalide'],
}

test('every code that a rule can raise behind a route is documented there', () => {
  const core = permissionsOfTheCore()
  const silent = ROUTES.flatMap((route) => {
    const documented = new Set<string>(refusalsOf(route))
    const codes = [...(refused.get(`v1.${route.name}`) ?? none)].filter((code) => !documented.has(code))
    // A permission of a module that is always active: the refusal can not occur.
    const isOfTheCore = permissionsOf(route.who).every((permission) => core.has(permission))
    return codes
      .filter((code) => code !== 'module_inactif' || !isOfTheCore)
      .filter((code) => code !== 'cle_reutilisee' || takesKey(route)) // other routes take no idempotency key
      .map((code) => `${route.method} ${route.path}: ${code}`)
  })
  expect(silent).toEqual([])
  expect(refused.get('v1.lots_qualites')).toContain('transition_refusee')
  expect(rules.calls.length).toBeGreaterThan(1000)
})

test('every code that a rule can raise stands in its header, or in that of a function that the header names', () => {
  const silent = [...refused].flatMap(([name, codes]) =>
    [...codes]
      .filter((code) => !OPENING.has(code) && !said.get(name)?.has(code))
      .map((code) => `${name}: ${code}`),
  )
  expect(silent).toEqual([])
})

test('what a header says can be raised: by its function, by what it calls, by the tables that it writes', () => {
  const untrue = [...rules.headers].flatMap(([name, { codes }]) =>
    [...codes]
      .filter((code) => code !== 'parametre_invalide' && !possible.get(name)?.has(code))
      .map((code) => `${name}: ${code}`),
  )
  expect(untrue).toEqual([])
  expect(possible.get('v1.clients_creer')).toContain('client_deja_connu')
})

test('every door is read: a function of v1 that opens a call or a route’s', () => {
  const tree = readTree()
  const files = under(tree, ['sql/v1/'], '.sql').map(({ path }) => basename(path, '.sql'))
  const doors = [...files, ...doorRows(tree).map(({ name }) => name)].map((name) => `v1.${name}`)
  expect(doors.filter((name) => !rules.headers.has(name) || !refused.has(name))).toEqual([])
  expect(doors.length).toBeGreaterThan(200)
  // A function that opens a session has the refusals of that opening. If the test found none, it would not have read the source.
  const opened = doors.filter((name) =>
    rules.calls.some((one) => one.caller === name && OPENS.test(one.callee)),
  )
  expect(opened.filter((name) => (refused.get(name)?.size ?? 0) === 0)).toEqual([])
  expect(opened.length).toBeGreaterThan(150)
})

test('what a header names is a function of the rules', () => {
  const unknown = [...rules.headers].flatMap(([name, { named }]) =>
    named.filter((other) => !rules.headers.has(other)).map((other) => `${name}: ${other}`),
  )
  expect(unknown).toEqual([])
})

test('the header behind a route and the refusals of the route say the same', () => {
  const apart = ROUTES.flatMap((route) => {
    const header = said.get(`v1.${route.name}`) ?? none
    const documented = new Set<string>(refusalsOf(route))
    const undocumented = [...header].filter((code) => !documented.has(code))
    const unsaid = ownOf(route).filter((code) => !OPENING.has(code) && !header.has(code))
    return [
      ...undocumented.map((code) => `${route.name}: ${code} in the header alone`),
      ...unsaid.map((code) => `${route.name}: ${code} in the route alone`),
    ]
  })
  expect(apart).toEqual([])
})

test('what is explained is still so', () => {
  const all = refusedBy(rules, [])
  const stale = EXPLAINED.flatMap(([caller, callee, codes]) => {
    const isCalled = rules.calls.some((one) => one.callee === callee && ['*', one.caller].includes(caller))
    const never = codes.filter((code) => !isCalled || !all.get(callee)?.has(code))
    return never.map((code) => `${caller} > ${callee}: ${code}`)
  })
  expect(stale).toEqual([])
})

// Returns the documented codes of a route that only its function can raise.
function ownOf({ name, refusals = [] }: Route): readonly string[] {
  return refusals.filter((code) => !AT_THE_EDGE[name]?.includes(code))
}

function permissionsOf(who: Who): readonly string[] {
  return typeof who === 'object' && 'permission' in who ? [who.permission, ...(who.ou ?? [])] : []
}
