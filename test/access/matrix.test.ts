// «Permission or role» of every route, asked by every default permission set, by nobody, by strangers, by a suspended
// account and by the publisher, in two organizations: allowed or refused as the tables beside this file say, which were
// written by hand.
import { describe, expect, test } from 'vitest'
import type { Route } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { type Ask, openScene, ordinary } from '../api/support/ordinary.ts'
import type { Access } from './access.ts'
import { type Actor, type Code, openActors } from './actors.ts'
import { type Ensemble, grants, reads } from './grants.ts'
import { ACCESS } from './routes.ts'

const { api, actors } = await openActors()
const scene = await openScene(api)

function allows(access: Exclude<Access, string>, is: Ensemble, code: Code): boolean {
  // To VOISINE the row asked for is absent: nobody's.
  if ('others' in access) return grants(is, ...access.others) || code === 'VOISINE'
  if ('reads' in access) return reads(is, access.reads)
  // To VOISINE the row asked for is absent, so nobody's role is asked.
  const isOfRole = access.role === undefined || access.role === is || code === 'VOISINE'
  return grants(is, ...access.one) && isOfRole
}

/** The code of the refusal that the tables ask for, or null when they allow the call. */
function refusal(access: Access, { is, code }: Actor): string | null {
  if (access === 'public') return null
  if (is === 'anonymous') return 'jeton_absent'
  if (access === 'publisher') return is === 'publisher' ? null : 'droit_manquant'
  if (is === 'publisher') return 'organisation_absente'
  if (is === 'stranger') return 'organisation_non_autorisee'
  if (access === 'sending') return null
  if (access === 'receiving') return is === 'suspended' ? 'droit_manquant' : null
  const isForMembers = access === 'member' || (typeof access === 'object' && 'others' in access)
  if (is === 'suspended') return isForMembers ? 'compte_inactif' : 'droit_manquant'
  if (access === 'member') return null
  return allows(access, is, code) ? null : 'droit_manquant'
}

const RIGHTS = new Set([
  ...['jeton_absent', 'jeton_invalide', 'droit_manquant', 'compte_inactif', 'organisation_absente'],
  ...['organisation_inconnue', 'organisation_non_autorisee', 'organisation_a_preciser'],
  ...['organisation_suspendue', 'route_inconnue', 'methode_non_autorisee'],
])
const titleOf = ({ method, path }: Route) => `${method} ${path}`

test('every route stands in the table written by hand, and no other', () => {
  expect(Object.keys(ACCESS).toSorted()).toEqual(ROUTES.map(titleOf).toSorted())
})

describe.each(ROUTES.map((route) => [titleOf(route), route] as const))('%s', (title, route) => {
  const access = ACCESS[title]
  if (access === undefined) return
  const asked = new Map<boolean, Promise<Ask>>()
  const askOf = (isAllowed: boolean) => {
    // Who is refused leaves the row as it was: one request serves them all.
    const known = isAllowed ? undefined : asked.get(isAllowed)
    const ask = known ?? ordinary(api, scene, route)
    asked.set(isAllowed, ask)
    return ask
  }

  test.each(actors.map((actor) => [actor.title, actor] as const))('%s', async (_, actor) => {
    const expected = refusal(access, actor)
    const { path, body } = await askOf(expected === null)
    const { status, body: answer } = await api.send(route.method, path, {
      token: await actor.token?.(),
      body,
    })
    const code: string | null = status < 400 ? null : answer.erreur
    if (expected === null) expect(RIGHTS.has(code ?? '')).toBe(false)
    else expect(code).toBe(expected)
    expect(status).toBeLessThan(500)
  })
})
