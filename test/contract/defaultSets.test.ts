// Spec: identites-et-droits#ensembles-defaut: the page has the same sets and permissions as the rows.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const codes = (text: string) => [...text.matchAll(/[a-z_]+\.[a-z_]+/g)].map(([code]) => code).toSorted()

// The page describes the permissions of phone commands in a sentence.
const IN_WORDS = new Set(['agent_collecte'])

test('the default sets of the page hold the permissions of the rows', () => {
  const rows = read('sql/utilisateur/ensemble_defaut.rows.sql').matchAll(
    /\('(\w+)', '[^']+',\s*'\{([^}]*)\}'/g,
  )
  const kept = new Map([...rows].map(([, set = '', held = '']) => [set, codes(held)]))
  const page = read('docs/specification/identites-et-droits.md')
  const listed = page.slice(page.indexOf('id="ensembles-defaut"'), page.indexOf('id="role"'))
  const told = new Map(
    [...listed.matchAll(/^ {2}- `(\w+)`: ((?:.|\n(?! *- ))*)/gm)].map(([, set = '', text = '']) => [
      set,
      codes(text),
    ]),
  )
  expect([...told.keys()]).toEqual([...kept.keys()])
  expect(kept.size).toBe(9)
  for (const [set, held] of kept) if (!IN_WORDS.has(set)) expect([set, told.get(set)]).toEqual([set, held])
})
