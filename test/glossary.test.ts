import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const sections = readFileSync(new URL('GLOSSARY.md', root), 'utf8').split(/^## .*$/m)
const entries = sections
  .slice(1)
  .map((section) =>
    [...section.matchAll(/^- `(.+?)`: (.+)$/gm)].map(([, term = '', meaning = '']) => ({ term, meaning })),
  )

/** What an entry is sorted by: letters without accents or leading underscore. */
function sortKey(term: string): string {
  return term.normalize('NFD').replace(/\p{M}/gu, '').replace(/^_/, '').toLowerCase()
}

function tables(): string[] {
  const folder = new URL('migrations/committed/', root)
  const files = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))
  const named = (pattern: RegExp) =>
    files.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))
  const dropped = new Set(named(/^drop table (\w+\.\w+)/gm))
  return named(/^create table (\w+\.\w+)/gm)
    .filter((name) => !dropped.has(name))
    .map((name) => name.split('.')[1] ?? '')
}

test('a term stands once', () => {
  const terms = entries.flat().map(({ term }) => term)
  expect(terms.filter((term, i) => terms.indexOf(term) !== i)).toEqual([])
})

test('a meaning is one sentence', () => {
  const meanings = entries.flat().map(({ meaning }) => meaning)
  expect(meanings.filter((meaning) => !/^[A-Z][^\n]*\.$/.test(meaning) || /\. [A-Z]/.test(meaning))).toEqual(
    [],
  )
})

test('every section is in alphabetical order', () => {
  for (const section of entries) {
    const keys = section.map(({ term }) => sortKey(term))
    expect(keys).toEqual(keys.toSorted())
  }
})

test('every table has its entry', () => {
  const terms = new Set(entries.flat().map(({ term }) => term))
  expect(tables().filter((name) => !terms.has(name))).toEqual([])
})
