// Spec: imports#nombres: a number has exactly one reading; otherwise it is a fault with both readings.

import { decimal } from '@sillon/telephone/values/numbers'
import { describe, expect, test } from 'vitest'
import type { Format } from '../../src/imports/kind.ts'
import { kindOf } from '../../src/imports/kinds.ts'
import { columnMarks } from '../../src/imports/marks.ts'
import { readRows } from '../../src/imports/read.ts'
import { type ConvertedRow, createRowConverter } from '../../src/imports/understand.ts'
import { workbook } from './workbook.ts'

const CURRENCIES = { defaut: 'EUR', entieres: ['XOF'] }

/** Returns the rows of a file, which is read a second time if only its end decides the decimal separator. */
async function read(genre: string, format: Format, content: string | Buffer): Promise<ConvertedRow[]> {
  const marks = columnMarks(CURRENCIES)
  const rows: ConvertedRow[] = []
  do {
    rows.length = 0
    const understand = createRowConverter(kindOf(genre), marks)
    for await (const row of readRows(kindOf(genre), format, Buffer.from(content))) rows.push(understand(row))
  } while (marks.settle())
  return rows
}

const stock = async (...masses: string[]) => {
  const lines = masses.map((mass, at) => `L${at};2026;REC;ANANAS;STATION;${mass};2026-11-01\n`)
  const rows = await read(
    'stock',
    'csv',
    `code;campagne;nature;produit;emplacement;quantite_kg;date\n${lines.join('')}`,
  )
  return rows.map(({ demande, constats }) => demande?.quantite_g ?? constats[0]?.code)
}

test.each([
  ['1,25', 4, 12_500],
  ['1.25', 4, 12_500],
  ['0,125', 3, 125],
  ['1234.567', 3, 1_234_567],
  ['1 234,5', 1, 12_345],
  ['1\u00a0234\u202f567', 0, 1_234_567],
  ["1'234'567.89", 2, 123_456_789],
  ['1.234,5', 1, 12_345],
  ['1,234.5', 1, 12_345],
  ['1.234.567,89', 2, 123_456_789],
  ['1,234,567', 3, 1_234_567_000],
  ['1.250.000', 4, 12_500_000_000],
  ['1,23,456.78', 2, 12_345_678],
  ['12,34,567', 0, 1_234_567],
  ['1 234,567', 3, 1_234_567],
  ['100', 2, 10_000],
  ['-0,1', 1, -1],
  ['\u22125', 0, -5],
  ['+5', 0, 5],
  ['٢٫٥', 1, 25],
  ['１２３', 0, 123],
  ['１，２３４．５', 1, 12_345],
  ['1\u00b4234.50', 2, 123_450],
  ['.5', 1, 5],
  ['-,125', 3, -125],
])('%s with %i decimals', (text, decimals, value) => {
  expect(decimal(text, decimals)).toEqual({ value })
})

test.each([
  '',
  'x',
  '1e3',
  '1,2,3',
  '1.2.3',
  '--1',
  '9'.repeat(20),
  '1 2 3',
  '1.234,567.8',
  '1_000',
  '½',
  '3½',
  '5²',
  '²',
  '1234.5-',
  '1 250 000 F CFA',
  '1,5 kg',
  '1234,567,890',
  '1.23.456',
])('%s is no number', (text) => {
  expect(decimal(text, 2)).toEqual({ fault: 'nombre_illisible' })
})

test.each([
  ['125.000', ['125', '125000']],
  ['1,800', ['1.8', '1800']],
  ['-12.345', ['-12.345', '-12345']],
])('%s says both of its readings', (text, lectures) => {
  expect(decimal(text, 3)).toEqual({ fault: 'nombre_ambigu', details: { lectures } })
})

test('a number is no longer than a cell', () => {
  expect(decimal(`1,${'0'.repeat(998)}`, 2)).toEqual({ value: 100 })
  expect(decimal(`1,${'0'.repeat(999)}`, 2)).toEqual({ fault: 'texte_trop_long' })
})

describe('the rest of the column decides', () => {
  test('nothing else decides it: a fault of the row, with what was read', async () => {
    expect(await stock('125.000', '80')).toEqual(['nombre_ambigu', 80_000])
  })
  test.each([
    ['a decimal mark after it', ['1.250', '0.5'], [1_250, 500]],
    ['a thousands mark after it', ['1.250', '1.250.000'], [1_250_000, 1_250_000_000]],
    ['both marks before it', ['1.234,5', '1.250'], [1_234_500, 1_250_000]],
    ['columns of two habits', ['1.5', '1,5', '1.250'], [1_500, 1_500, 'nombre_ambigu']],
  ])('%s', async (_what, masses, grams) => {
    expect(await stock(...masses)).toEqual(grams)
  })
})

test('amounts of a currency without decimals have thousands alone', async () => {
  const lines = ['125,000;XOF', '125,000;'].map((one) => `P-1;2026;2026-11-01;${one}\n`)
  const rows = await read('soldes', 'csv', `producteur;campagne;date;montant;devise\n${lines.join('')}`)
  expect(rows.map(({ demande, constats }) => demande?.montant ?? constats[0]?.code)).toEqual([
    1_250_000_000,
    'nombre_ambigu',
  ])
})

describe('the number format of a workbook decides', () => {
  const styles = {
    'xl/styles.xml': Buffer.from(
      `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="&quot;d&quot;0.0%"/><numFmt numFmtId="171" formatCode="dd/mm/yyyy"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="9"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`,
    ),
  }
  const heads = ['code', 'campagne', 'produit', 'quantite_kg', 'prix_kg', 'tolerance']
    .map((one) => `<c t="str"><v>${one}</v></c>`)
    .join('')
  const line = (quantity: string, tolerance: string) =>
    `<row>${heads}</row><row><c t="str"><v>K</v></c><c t="str"><v>2026</v></c><c t="str"><v>ANANAS</v></c>${quantity}<c><v>300</v></c>${tolerance}</row>`

  test.each([
    ['5 %', '<c s="1"><v>0.05</v></c>', 500],
    ['a format of its own', '<c s="2"><v>0.0525</v></c>', 525],
    ['a plain number', '<c><v>5</v></c>', 500],
    ['words', '<c t="str"><v>5 %</v></c>', 500],
  ])('a share shown as %s', async (_how, cell, tolerance_cp) => {
    const [row] = await read('contrats', 'xlsx', workbook(line('<c><v>1.234</v></c>', cell), styles))
    expect(row?.demande).toMatchObject({ tolerance_cp, lignes: [{ quantite_g: 1_234 }] })
  })
  test.each([
    ['a share', '<c s="1"><v>5</v></c>'],
    ['a day', '<c s="3"><v>46083</v></c>'],
  ])('%s is no mass', async (_what, cell) => {
    const [row] = await read('contrats', 'xlsx', workbook(line(cell, ''), styles))
    expect(row?.constats).toMatchObject([{ colonne: 'quantite_kg', code: 'nombre_illisible' }])
  })
})

test('a number of GeoJSON has one reading', async () => {
  const properties = { producteur: 'P', nom: 'N', produit: 'ANANAS', surface_ha: 1.234 }
  const ring = [
    [2, 6],
    [2.01, 6],
    [2.01, 6.01],
    [2, 6],
  ]
  const feature = { type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [ring] } }
  const [row] = await read('parcelles', 'geojson', JSON.stringify({ features: [feature] }))
  expect(row?.demande).toMatchObject({ surface_declaree_m2: 12_340 })
})
