// Spec: imports#valeurs: a body or a query string that names a record by its code is read as a file is.
import { expect, test } from 'vitest'
import { Refusal } from '../../src/contract/errors.ts'
import { dereference, partOf, readRouteSchemas, type Schema } from '../../src/contract/routeSchemas.ts'
import { codeReader } from '../../src/http/bodies/codes.ts'
import { createReaders } from '../../src/http/bodies/requests.ts'
import { ROUTES } from '../../src/routes/table.ts'

const schemas = readRouteSchemas()
const readers = createReaders(ROUTES, schemas)
const UUID = '01960000-0002-7000-8000-000000000001'

function read(name: string, { query = '', body = {} }: { query?: string; body?: object }) {
  const sent = { path: { id: UUID }, query, body: Buffer.from(JSON.stringify(body)) }
  try {
    return readers.get(name)?.(sent)
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.details }
    throw error
  }
}

test.each([
  ['receptions_modifier', { lot_fournisseur: 'L–٠١٢\u00A0' }, { lot_fournisseur: 'L-012' }],
  ['receptions_modifier', { lot_fournisseur: null }, { lot_fournisseur: null }],
  ['contrats_modifier', { code: ' C–2026–01' }, { code: 'C-2026-01' }],
  ['ventes_modifier', { code: 'Ｖ－１' }, { code: 'V-1' }],
  [
    'expeditions_modifier',
    { conteneurs: [{ numero: 'MSCU６６３９８７１', scelles: ['FR–00١'] }] },
    {
      conteneurs: [{ numero: 'MSCU6639871', scelles: ['FR-001'] }],
    },
  ],
] as const)('%s %j', (name, body, kept) => {
  expect(read(name, { body })).toMatchObject(kept)
})

test.each([
  ['echantillons', 'numero=E–١', { numero: 'E-1' }],
  ['expeditions', 'scelle=FR–001', { scelle: 'FR-001' }],
  ['echantillons', 'numero=МK-1', { numero: 'МK-1' }],
])('%s?%s', (name, query, kept) => {
  expect(read(name, { query: encodeURI(query) })).toMatchObject(kept)
})

test('a code that can not be read is refused with its member', () => {
  expect(read('receptions_modifier', { body: { lot_fournisseur: 'МK-1' } })).toEqual({
    refused: [{ chemin: '/lot_fournisseur', raison: 'lettres_semblables' }],
  })
})

test('a secret code is read as it was sent', () => {
  expect(read('moi_courriel_confirmer', { body: { code: 'A–1' } })).toMatchObject({ code: 'A–1' })
})

/** Lists the text members of a part of a request by their paths. */
function textsOf(name: string, schema: Schema, path: string, depth = 6): string[] {
  const document = schemas.get(name)
  if (document === undefined || depth === 0) return []
  const said = dereference(schemas, document, schema)
  const choices = (said.oneOf ?? []).map((one) => [path, one] as const)
  const items = said.items === undefined ? [] : [[`${path}/0`, said.items] as const]
  const own = [said.type].flat().includes('string') && !('enum' in said) && !('format' in said) ? [path] : []
  const members = Object.entries(said.properties ?? {}).map(
    ([member, one]) => [`${path}/${member}`, one] as const,
  )
  return [
    ...own,
    ...[...choices, ...items, ...members].flatMap(([at, one]) => {
      try {
        return textsOf(name, one, at, depth - 1)
      } catch {
        return [] // refers to a definition beside one of another sheet
      }
    }),
  ]
}

/** Puts a text at a path of objects and lists. */
const bodyAt = (path: string, text: string): object =>
  path
    .split('/')
    .slice(1)
    .reduceRight<unknown>((inner, member) => (member === '0' ? [inner] : { [member]: inner }), text) as object

const SECRETS = [
  'appareils_enroler/code',
  'moi_courriel_confirmer/code',
  'moi_invitation/code',
  'moi_rattachements_accepter/code',
  'sync_jeton_vidage/code',
]

test('every member that names a record is read', () => {
  const named = ROUTES.flatMap(({ name }) =>
    (['corps', 'query'] as const).flatMap((part) =>
      textsOf(name, partOf(schemas, name, part), '')
        .filter((path) => /(?:code|numero|reference|lot_|scelle|conteneur)\w*(?:\/0)?$/.test(path))
        .map((path) => ({ name, part, path })),
    ),
  )
  const unread = named.filter(({ name, part, path }) => {
    const reader = codeReader(schemas, name, part)
    const kept = JSON.stringify(reader?.(bodyAt(path, 'A–1'), '', []) ?? '')
    return !kept.includes('A-1')
  })
  expect(unread.map(({ name, path }) => `${name}${path}`).sort()).toEqual(
    // A customs code has digits alone.
    [...SECRETS, 'produits_classer/code_nc'].sort(),
  )
  expect(named.length).toBeGreaterThan(40)
})
