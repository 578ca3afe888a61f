// The table of test/contract/inventory.ts is complete, agrees with the service, and names existing tests.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listCommandSchemas } from '../../src/contract/commandSchemas.ts'
import { ALERTS, CONTROL_MOTIFS, type Proof, REJECTED_MOTIFS, TYPES } from './inventory.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const codes = (proofs: readonly Proof[]) => proofs.map(({ code }) => code).sort()
const firstOfRows = (path: string) =>
  [...read(path).matchAll(/^ {2,4}\('([a-z_.]+)', (?:\d|true|false)/gm)].map(([, code = '']) => code).sort()

const TABLES: Record<string, readonly Proof[]> = { TYPES, CONTROL_MOTIFS, REJECTED_MOTIFS, ALERTS }

test('there are twelve types, twenty-two motifs, three rejections and four alerts, each once', () => {
  const counts = Object.values(TABLES).map((proofs) => new Set(codes(proofs)).size)
  expect(counts).toEqual([12, 22, 3, 4])
  expect(Object.values(TABLES).map((proofs) => proofs.length)).toEqual(counts)
})

test('the types are those of the schemas and of the database', () => {
  const types = [...new Set(listCommandSchemas().map(({ type }) => type))].sort()
  expect(codes(TYPES)).toEqual(types)
  expect(firstOfRows('sql/commande/type_commande.rows.sql')).toEqual(types)
})

test('the motifs are those of the database', () => {
  expect(firstOfRows('sql/controle/motif.rows.sql')).toEqual(codes(CONTROL_MOTIFS))
})

test('the rejections are those that the rejection record admits', () => {
  const [, list = ''] =
    /constraint rejet_motif_connu check \(\s*motif in \(([^)]*)\)/.exec(
      read('migrations/committed/000006-synchronisation.sql'),
    ) ?? []
  expect([...list.matchAll(/'([a-z_]+)'/g)].map(([, code]) => code).sort()).toEqual(codes(REJECTED_MOTIFS))
})

test('the alerts stand in the rules', () => {
  const files = ['commande/dater', 'collecte/alerter', 'parcelle/alerter']
  const rules = files.map((file) => read(`sql/${file}.sql`)).join('')
  expect(codes(ALERTS).filter((code) => !new RegExp(`['{]${code}['}]`).test(rules))).toEqual([])
})

describe.each(Object.entries(TABLES))('%s', (_, proofs) => {
  test.each(proofs)('$code is produced, kept just inside, and seen over HTTP', ({ code, ...files }) => {
    expect(Object.values(files).every((list) => list.length > 0)).toBe(true)
    const named = Object.values(files).flat()
    expect(named.filter((file) => !existsSync(join(ROOT, 'test', file)))).toEqual([])
    // A type is tested in the folder of its function's name; any other proof must contain the code.
    const naming = proofs === TYPES ? files.http : [...files.produces, ...files.http]
    expect(naming.filter((file) => !read(`test/${file}`).includes(code))).toEqual([])
  })
})
