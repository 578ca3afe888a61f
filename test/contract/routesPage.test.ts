// The page of the routes says who may call each, and which module each permission belongs to.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routesPage } from '../../scripts/routes-page.ts'

test('docs/routes.md is what the table of routes says', () => {
  expect(readFileSync('docs/routes.md', 'utf8')).toBe(routesPage())
})
