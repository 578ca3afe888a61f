// Spec: imports#textes: cells as offices fill them are read as they mean, or refused with a reason.
import { describe, expect, test } from 'vitest'
import type { Format } from '../../src/imports/kind.ts'
import { kindOf } from '../../src/imports/kinds.ts'
import { readRows } from '../../src/imports/read.ts'
import { createRowConverter } from '../../src/imports/understand.ts'

async function read(genre: string, content: string | Buffer, format: Format = 'csv') {
  const convert = createRowConverter(kindOf(genre))
  const rows = []
  for await (const row of readRows(kindOf(genre), format, Buffer.from(content))) rows.push(convert(row))
  return rows
}
const foundIn = async (...file: Parameters<typeof read>) =>
  (await read(...file)).flatMap(({ constats }) => constats.map(({ code, colonne }) => `${colonne} ${code}`))

describe('names without a letter', () => {
  test.each([
    ['groupements', 'code;nom', 'G;12345'],
    ['clients', 'code;nom;pays', 'C;+229 97 00 00 01;FR'],
    ['comptes', 'identifiant;nom', 'a.b;17/05/1984'],
  ])('%s: a fault', async (genre, head, line) => {
    expect(await foundIn(genre, `${head}\n${line}\n`)).toEqual(['nom nom_sans_lettre'])
  })
  test('a plot may be named by its number', async () => {
    const content = 'producteur;nom;produit;surface_ha;longitude;latitude\nP-1;12;ANANAS;1;2,7;6,9\n'
    expect(await foundIn('parcelles', content)).toEqual([])
  })
})

test('a dash is an empty cell in each kind of column', async () => {
  const head = 'groupement;nom;prenoms;telephone;date_naissance;localite'
  expect(await foundIn('producteurs', `${head}\nA;Un;B;-;–;?\n`)).toEqual([])
})

describe('headings that stand again', () => {
  test.each(['Code;Nom', 'CODE;Name'])('%s is no group', async (again) => {
    const rows = await read('groupements', `code;nom\n${again}\nG1;Un\n\ncode;nom\nG2;Deux\n`)
    expect(rows.map(({ cle, constats }) => [cle, constats])).toEqual([
      ['G1', []],
      ['G2', []],
    ])
  })
  test('a group named as a heading is one', async () => {
    expect(await read('groupements', 'code;nom\nG1;Nom\n')).toMatchObject([{ demande: { nom: 'Nom' } }])
  })
})

describe('a share below one percent', () => {
  const tolerances = async (...shares: string[]) => {
    const lines = shares.map((share, at) => `K${at};2026;ANANAS;1;1;${share}\n`)
    const rows = await read(
      'contrats',
      `code;campagne;produit;quantite_kg;prix_kg;tolerance\n${lines.join('')}`,
    )
    return rows.map(({ demande, constats }) => demande?.tolerance_cp ?? constats[0]?.code)
  }
  test('needs its sign', async () => {
    const read = await tolerances('0,05', '0,05 %', '1', '0', '5', '５％', '٥٪')
    expect(read).toEqual(['part_ambigue', 5, 100, 0, 500, 500, 500])
  })
  test('says both readings', async () => {
    const feature = { type: 'Feature', properties: { part: 0.5 }, geometry: null }
    const [row] = await read('parcelles', JSON.stringify(feature), 'geojson')
    const details = { lu: '0.5', lectures: ['0.5 %', '50 %'] }
    expect(row?.constats).toContainEqual(expect.objectContaining({ code: 'part_ambigue', details }))
  })
})

describe('a refusal says its reason', () => {
  const reasonOf = (content: string, format: Format, genre = 'parcelles') =>
    read(genre, content, format).then(
      (rows) => rows[0]?.constats.find(({ code }) => code === 'forme_illisible')?.details,
      ({ details }: { details: unknown }) => details,
    )
  const ring = [
    [2.7, 6.9],
    [2.701, 6.9],
    [2.701, 6.901],
    [2.7, 6.9],
  ]
  const polygon = { type: 'Polygon', coordinates: [ring] }
  const feature = (geometry: unknown) => ({ type: 'Feature', properties: {}, geometry })

  test.each<[unknown, object]>([
    [polygon, { raison: 'geometrie_seule', lu: 'Polygon' }],
    [[feature(polygon)], { raison: 'sans_entites', lu: '?' }],
    [{ type: 'Topology' }, { raison: 'sans_entites', lu: 'Topology' }],
    [
      { type: 'FeatureCollection', features: [feature(null), null] },
      { raison: 'entite_vide', numero: 2 },
    ],
    [feature(null), { raison: 'sans_contour', lu: 'aucune forme' }],
    [feature({ type: 'LineString', coordinates: ring }), { raison: 'pas_un_polygone', lu: 'LineString' }],
    [
      feature({ type: 'MultiPolygon', coordinates: [[ring], [ring]] }),
      { raison: 'plusieurs_contours', lu: '2 Polygon' },
    ],
    [
      feature({ type: 'Polygon', coordinates: [[['2.7', '6.9']]] }),
      { raison: 'sommet_illisible', lu: 'Polygon' },
    ],
  ])('GeoJSON %j', async (document, details) => {
    expect(await reasonOf(JSON.stringify(document), 'geojson')).toEqual(details)
  })
  test('GeoJSON that is cut', async () => {
    expect(await reasonOf('{"type":', 'geojson')).toEqual({ raison: 'pas_json' })
  })
  test.each([
    ['LINESTRING(2 6, 3 7)', 'contour_ecrit'],
    ['POLYGON((a b))', 'sommet_illisible'],
  ])('an outline %s in a cell', async (cell, raison) => {
    const content = `producteur;nom;produit;wkt\nP-1;N;ANANAS;${cell}\n`
    expect(await reasonOf(content, 'csv')).toMatchObject({ raison })
  })
  test('a quote that does not end: the line where it begins', async () => {
    const content = 'code;nom\nG1;Un\nG2;"Deux\nG3;Trois\n'
    const details = { raison: 'CSV_QUOTE_NOT_CLOSED', ligne: 3 }
    expect(await reasonOf(content, 'csv', 'groupements')).toEqual(details)
  })
  test.each([
    ['clients', 'code;nom;pays\nC;Bio;Scandinavie\n', 'ISO 3166-1'],
    ['soldes', 'producteur;campagne;date;montant\nP;2026;2026-01-01;-5\n', 'au moins 0.0001'],
    ['producteurs', 'groupement;nom;prenoms;sexe\nA;Un;B;Dame\n', 'F ou M'],
  ])('a value of %s that is not admitted', async (genre, content, words) => {
    const [row] = await read(genre, content)
    expect(row?.constats[0]?.message).toContain(words)
  })
})

test('lines of plots that alternate: each of them is a fault', async () => {
  const head = 'reference;producteur;nom;produit;surface_ha;longitude;latitude'
  const lines = ['2,7;6,9', '2,701;6,9', '2,701;6,901'].flatMap((at) =>
    ['A', 'B'].map((one) => `${one};P-1;N;ANANAS;1;${at}\n`),
  )
  const rows = await read('parcelles', `${head}\n${lines.join('')}C;P-1;N;ANANAS;1;2,8;6,9\n`)
  expect(rows.map(({ cle, constats }) => [cle, constats.map(({ details }) => details)])).toEqual([
    ...[7 - 1, 7, 2, 3, 2, 3].map((numero, at) => [
      at % 2 === 0 ? 'A' : 'B',
      [{ numero, raison: 'lignes_separees' }],
    ]),
    ['C', []],
  ])
})

test('lines of outlines that alternate without a reference: each of them is a fault, and no point', async () => {
  const head = 'producteur;nom;produit;surface_ha;longitude;latitude'
  const lines = ['2,7;6,9', '2,701;6,9', '2,701;6,901'].flatMap((at) =>
    ['A', 'B'].map((nom) => `P-1;${nom};ANANAS;1;${at}\n`),
  )
  const others = 'P-1;C;ANANAS;1;2,8;6,9\nP-1;D;ANANAS;1;2,8;6,91\nP-1;C;ANANAS;2;2,8;6,92\n'
  const rows = await read('parcelles', `${head}\n${lines.join('')}${others}`)
  expect(rows.map(({ constats }) => constats.map(({ details }) => details))).toEqual([
    ...[6, 7, 2, 3, 2, 3].map((numero) => [{ numero, raison: 'lignes_separees' }]),
    [],
    [],
    [],
  ])
})
