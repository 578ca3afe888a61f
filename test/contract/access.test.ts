// The permission and the module of a route are written only once, where its database function opens the call. OpenAPI,
// docs/routes.md and the check before the body is read all use them from there.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ACCESS, readAccess, readOpenings, writtenAccess } from '../../scripts/generate/access.ts'
import type { Asked, DeclaredRoute } from '../../src/contract/route.ts'
import { DECLARED } from '../../src/routes/declared.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'

const { adminUrl } = await openDatabase('vide')
const { access, openings } = await withClient(adminUrl, async (client) => ({
  access: await readAccess(client),
  openings: await readOpenings(client),
}))

// Any active member may call the route; the function then checks the enrolment code, which allows the enrolment.
const NARROWED: Readonly<Record<string, string>> = { appareils_enroler: 'membre' }

/** Rows of the table of routes that declare their callers, although their database functions declare them too. */
function saidTwice(rows: readonly DeclaredRoute[], asked: ReadonlyMap<string, Asked>): string[] {
  const told = rows.filter(({ name, who }) => who !== undefined && asked.has(name))
  return told.map(({ name }) => name).filter((name) => asked.get(name)?.who !== NARROWED[name])
}

test('schemas/acces.json is what the functions ask; `npm run generate` writes it', () => {
  expect(readFileSync(ACCESS, 'utf8')).toBe(writtenAccess(access))
})

test('a route whose function asks for a right says none itself', () => {
  expect(saidTwice(DECLARED, openings)).toEqual([])
  expect(ROUTES.find(({ name }) => name === 'lots_liberer')?.who).toEqual({
    permission: 'stock.release_quarantine',
  })
  expect(ROUTES.find(({ name }) => name === 'sorties_resultats')?.who).toEqual({
    permission: 'stock.manage',
    ou: ['stock.release_quarantine'],
  })
})

test('a module is that of the right, or the one that is asked for beside it', () => {
  const moduleOf = (name: string) => ROUTES.find((route) => route.name === name)?.module
  expect(moduleOf('lots_qualites')).toBe('certification')
  expect(moduleOf('etapes_valider')).toBe('procedes')
  expect(moduleOf('interets_declarer')).toBe('inspection')
  expect(moduleOf('capacites_valider')).toBeUndefined()
  expect(moduleOf('lots')).toBeUndefined()
})

test('the rule sees a row that says it itself', () => {
  const rows = DECLARED.map((row): DeclaredRoute => ({ ...row, who: 'membre' }))
  expect(saidTwice(rows, openings)).toEqual(rows.map(({ name }) => name).filter((name) => name in access))
  expect(saidTwice(rows, openings).length).toBeGreaterThan(150)
  expect(saidTwice([], openings)).toEqual([])
})
