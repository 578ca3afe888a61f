// Spec: imports#nombres, imports#lecture, imports#contours, api#recherche: marks that the field writes in more than one way.
import { nameKey } from '@sillon/telephone/values/names'
import { decimal } from '@sillon/telephone/values/numbers'
import { shapeIn } from '@sillon/telephone/values/shapes'
import { expect, test } from 'vitest'
import { kindOf } from '../../src/imports/kinds.ts'
import { readRows } from '../../src/imports/read.ts'
import type { Row } from '../../src/imports/readers/sheet.ts'
import { createRowConverter } from '../../src/imports/understand.ts'
import { openDatabase } from '../support/database.ts'

type Format = 'csv' | 'geojson' | 'kml'

async function read(genre: string, format: Format, content: string) {
  const rows: Row[] = []
  for await (const row of readRows(kindOf(genre), format, Buffer.from(content))) rows.push(row)
  const convert = createRowConverter(kindOf(genre))
  return rows.map(convert)
}
const failure = (reading: Promise<unknown>) =>
  reading.then(
    () => null,
    ({ code, details }: { code: string; details: object }) => ({ code, details }),
  )

test.each([
  ['0 250', { fault: 'nombre_illisible' }],
  ['0.250.000', { fault: 'nombre_illisible' }],
  ['012 345', { fault: 'nombre_illisible' }],
  ['0,250', { value: 250 }],
  ['00,250', { value: 250 }],
  ['1٫250', { value: 1250 }],
  ['١٫٢٥٠', { value: 1250 }],
  ['١٬٢٥٠', { value: 1_250_000 }],
  ['-0,0', { value: 0 }],
  ['۱۲۳۴٫۵', { value: 1_234_500 }],
])('the number %s', (text, reading) => {
  expect(decimal(text, 3)).toEqual(reading)
})

const SAME = [
  ["N'Guessan", 'N’Guessan', 'N´Guessan', 'N`Guessan', 'N′Guessan', 'N‛Guessan', 'Nʼguessan', 'Nʻguessan'],
  ["N'Guessan", 'NꞌGuessan', 'N＇Guessan', 'NʾGuessan', 'NʿGuessan', 'Nʹguessan'],
  ['علي كريم', 'علی کریم', 'على كريم'],
] as const

test('a name is one with every apostrophe, and with letters of a Persian keyboard', async () => {
  const { admin } = await openDatabase('vide')
  for (const names of SAME) {
    expect(new Set(names.map(nameKey)).size).toBe(1)
    const { rows } = await admin((client) =>
      client.query<{ cle: string }>('select core.cle_nom(nom) as cle from unnest($1::text[]) as nom', [
        names,
      ]),
    )
    expect(rows.map(({ cle }) => cle)).toEqual(names.map(nameKey))
  }
})

const RING = [
  [2.7, 6.9],
  [2.701, 6.9],
  [2.701, 6.901],
  [2.7, 6.9],
]
const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::32631' } }
const POLYGON = { type: 'Polygon', coordinates: [RING] }
const FEATURE = {
  type: 'Feature',
  properties: { nom: 'N', producteur: 'P-1', produit: 'ANANAS' },
  geometry: POLYGON,
}

test.each([
  ['its geometry', { geometry: { ...POLYGON, crs } }],
  ['a feature', { crs }],
  ['a part', { geometry: { type: 'GeometryCollection', geometries: [{ ...POLYGON, crs }] } }],
])('another system in %s is refused', async (_where, given) => {
  const feature = { ...FEATURE, ...given }
  const content = JSON.stringify({ type: 'FeatureCollection', features: [FEATURE, feature] })
  const details = { raison: 'systeme', lu: 'urn:ogc:def:crs:EPSG::32631' }
  expect(await failure(read('parcelles', 'geojson', content))).toEqual({ code: 'geojson_illisible', details })
  const cell = JSON.stringify(feature).replaceAll('"', '""')
  const [row] = await read('parcelles', 'csv', `producteur;nom;produit;geometry\nP-1;N;ANANAS;"${cell}"\n`)
  expect(row?.constats).toMatchObject([{ code: 'forme_illisible', details }])
})

test('an outline of PostGIS in another system is refused by its name', () => {
  const ring = RING.map((position) => position.join(' ')).join(',')
  expect(shapeIn(`SRID=32631;POLYGON((${ring}))`)).toMatchObject({
    wrong: { raison: 'systeme', lu: 'SRID=32631' },
  })
  expect(shapeIn(`SRID=4326;POLYGON((${ring}))`).shape).toEqual(POLYGON)
})

test.each([
  ["'A','Rue de l'Église d'Allada','FR'", "Rue de l'Église d'Allada"],
  ["'A','N'Guessan','FR'", "N'Guessan"],
  ["'A','d'A'','FR'", "d'A'"],
])('apostrophes that are not written twice: %s', async (line, nom) => {
  const [row] = await read('clients', 'csv', `'code','nom','pays'\n${line}\n`)
  expect(row?.demande).toEqual({ code: 'A', nom, pays: 'FR' })
})

test('two forms of a code are one record of a file', async () => {
  const rows = await read('clients', 'csv', 'code;nom;pays\nCL-01;A;FR\ncl–٠١;B;FR\n')
  expect(rows.map(({ cle }) => cle)).toEqual(['CL-01', 'CL-01'])
  expect(rows[1]?.constats).toMatchObject([{ code: 'doublon_fichier', details: { numero: 2 } }])
})

test('items of a list stand between commas of any script', async () => {
  const head =
    'code;nom;pays;certificat_numero;organisme;referentiel;categorie;valide_du;valide_au;activites\n'
  const line = 'F;N;FR;1;O;AB;c;2026-01-01;2026-12-31;production، preparation；export、stockage\n'
  const [row] = await read('fournisseurs', 'csv', head.replaceAll(';', '|') + line.replaceAll(';', '|'))
  expect(row?.demande).toMatchObject({
    certificat: {
      portee: ['production', 'preparation', 'export', 'stockage'].map((activite) => ({ activite })),
    },
  })
})
