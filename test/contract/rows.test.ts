// The rows of the table of routes are in JSON, which the compiler does not check, so this schema requires the same as type
// `DeclaredRoute`.
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import erreurs from '../../schemas/erreurs.json' with { type: 'json' }
import { DECLARED } from '../../src/routes/declared.ts'

const TRUE = { const: true }
const CODE = { enum: Object.keys(erreurs) }
const TEXT = { type: 'string', minLength: 1 }
const TEXTS = { type: 'array', items: TEXT, uniqueItems: true }
const closed = (required: readonly string[], properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})
const COLUMN = closed(['member', 'header'], {
  member: TEXT,
  header: TEXT,
  as: { anyOf: [{ enum: ['jour', 'instant'] }, closed(['decimales'], { decimales: TEXT })] },
  without: closed(['list', 'items'], { list: { type: 'string' }, items: { type: 'string' } }),
})
const ROW = closed(['method', 'path', 'name', 'summary'], {
  method: { enum: ['GET', 'POST', 'PATCH', 'PUT'] },
  path: { type: 'string', pattern: '^/' },
  name: TEXT,
  who: { enum: ['public', 'membre', 'synchronisation', 'enrolement', 'vidage'] },
  draining: TRUE,
  byCode: TRUE,
  isLong: TRUE,
  success: { const: 201 },
  handler: TRUE,
  raw: TRUE,
  openBytes: { type: 'integer', minimum: 1 },
  trial: TRUE,
  media: TEXTS,
  screen: closed(['path', 'record', 'query'], {
    path: { type: 'string', pattern: '^/bureau/' },
    record: TEXT,
    query: TEXTS,
  }),
  list: TEXT,
  whole: TEXT,
  report: TRUE,
  conditional: TRUE,
  table: closed(['title', 'columns'], {
    title: TEXT,
    columns: { type: 'array', minItems: 1, items: COLUMN },
    unless: { type: 'object', additionalProperties: TEXT },
  }),
  invalid: { type: 'object', additionalProperties: CODE },
  refusals: { type: 'array', items: CODE, uniqueItems: true },
  summary: TEXT,
  since: { type: 'string', pattern: '^1\\.\\d+\\.0$' },
})
const isRow = new Ajv2020({ strict: false, allErrors: true }).compile(ROW)
const faults = (row: unknown) => (isRow(row) ? [] : (isRow.errors ?? []).map(({ message }) => message))

test('every sheet but `commun` has a row with the members of its type', () => {
  expect(DECLARED.flatMap((row) => faults(row).map((fault) => `${row.name}: ${fault}`))).toEqual([])
  expect(DECLARED.length).toBeGreaterThan(300)
})

test('a row with an unknown code, member or caller is noticed', () => {
  const [row] = DECLARED
  for (const wrong of [{ refusals: ['rien'] }, { whom: 'public' }, { who: 'tous' }, { since: '1.2' }])
    expect(faults({ ...row, ...wrong })).not.toEqual([])
})

test('a path with a parameter comes after the paths that it would match', () => {
  const places = DECLARED.map(({ path }) => path.split('/'))
  const hidden = places.filter((path, at) =>
    places
      .slice(0, at)
      .some(
        (first) =>
          first.length === path.length &&
          first.join('/') !== path.join('/') &&
          first.every((part, i) => part === path[i] || part.startsWith(':')),
      ),
  )
  expect(hidden.map((path) => path.join('/'))).toEqual([])
})
