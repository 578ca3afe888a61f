import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import erreurs from '../schemas/erreurs.json' with { type: 'json' }

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const sections = read('GLOSSARY.md')
  .replaceAll(/\n {2}(?=\S)/g, ' ')
  .split(/^## .*$/m)
  .slice(1)
const entries = sections.map((section) =>
  [...section.matchAll(/^- `(.+?)`: (.+)$/gm)].map(([, term = '', meaning = '']) => ({ term, meaning })),
)
const terms = new Set(entries.flat().map(({ term }) => term))
const { tables, columns, domains } = catalogue()
// Terms that only programmers use.
const INSIDE = new Set(['backoffice', 'connexion', 'core', 'v1'])

/** Returns the sort key of an entry: its letters without accents or leading underscores. */
function sortKey(term: string): string {
  return term.normalize('NFD').replace(/\p{M}/gu, '').replace(/^_/, '').toLowerCase()
}

function catalogue() {
  const files = readdirSync(new URL('migrations/committed/', root)).map((file) =>
    read(`migrations/committed/${file}`),
  )
  const found = (pattern: RegExp) =>
    new Set(files.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))
  const bodies = files.flatMap((text) => [...text.matchAll(/^create table [\w.]+ \(\n([\s\S]*?)^\)/gm)])
  const created = bodies.flatMap(([, body = '']) => [...body.matchAll(/^ {2}(\w+) [a-z]/gm)])
  return {
    tables: new Set(
      [...found(/^create table (\w+\.\w+)/gm)]
        .filter((name) => !found(/^drop table (\w+\.\w+)/gm).has(name))
        .map((name) => name.split('.')[1] ?? ''),
    ),
    columns: new Set([
      ...created.map(([, name = '']) => name),
      ...found(/add column (?:if not exists )?(\w+)/g),
    ]),
    domains: found(/^create schema (?:if not exists )?(\w+)/gm),
  }
}

/** Returns the words that a file of rows quotes after this prefix. */
function words(path: string, pattern: RegExp): string[] {
  return [...read(path).matchAll(pattern)].map(([, word = '']) => word)
}

test('a term stands once', () => {
  const all = entries.flat().map(({ term }) => term)
  expect(all.filter((term, i) => all.indexOf(term) !== i)).toEqual([])
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

test('what a column, a setting, a motif or a refusal means stands beside it alone', () => {
  const settings = words('sql/reglage/cle.rows.sql', /^ {2}\('([\w.]+)/gm).map((key) => key.split('.').at(-1))
  const beside = new Set([
    ...[...columns].filter((name) => !tables.has(name) && !domains.has(name)),
    ...settings,
    ...words('sql/controle/motif.rows.sql', /^ {2}\('(\w+)', (?:true|false)/gm),
    ...Object.keys(erreurs),
  ])
  expect(beside.size).toBeGreaterThan(500)
  expect([...terms].filter((term) => beside.has(term))).toEqual([])
})

test('what people say has its entry: domains, decisions, states of lots', () => {
  const said = [
    ...[...domains].filter((name) => !INSIDE.has(name)),
    ...words('sql/controle/motif_decision.rows.sql', /\}'(?:::text\[\])?,\s+'(\w+)', ?/g),
    ...words('sql/lot/statut.rows.sql', /^ {4}\('(\S+?)'/gm),
  ]
  expect(said.length).toBeGreaterThan(50)
  expect(said.filter((word) => !terms.has(word))).toEqual([])
})
