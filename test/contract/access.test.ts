// Who may call a route stands once, where its function opens its call: what OpenAPI, docs/routes.md and the judgment before a
// body is read say of it is read from there.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ACCESS, readAccess, writtenAccess } from '../../scripts/access-lock.ts'
import { DECLARED } from '../../src/routes/declared.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'

const { adminUrl } = await openDatabase('vide')
const access = await withClient(adminUrl, readAccess)

test('schemas/acces.json is what the functions ask: see scripts/access-lock.ts', () => {
  expect(readFileSync(ACCESS, 'utf8')).toBe(writtenAccess(access))
})

test('a route whose function asks for a right says none itself', () => {
  const told = DECLARED.filter(({ name, who }) => who !== undefined && access[name] !== undefined)
  expect(told).toEqual([])
  expect(ROUTES.find(({ name }) => name === 'lots_liberer')?.who).toEqual({
    permission: 'stock.release_quarantine',
  })
  expect(ROUTES.find(({ name }) => name === 'sorties_resultats')?.who).toEqual({
    permission: 'stock.manage',
    ou: ['stock.release_quarantine'],
  })
})
