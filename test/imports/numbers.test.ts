// Spec: imports#nombres: a number has exactly one reading; otherwise it is a fault with both readings.

import { decimal } from '@sillon/telephone/values/numbers'
import { describe, expect, test } from 'vitest'
import type { Format } from '../../src/imports/kind.ts'
import { kindOf } from '../../src/imports/kinds.ts'
import { columnMarks } from '../../src/imports/marks.ts'
import { readRows } from '../../src/imports/read.ts'
import { type ConvertedRow, createRowConverter } from '../../src/imports/understand.ts'
import { AMBIGUOUS, NUMBERS, UNREADABLE } from './numbersTable.ts'
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

test.each(NUMBERS)('%s with %i decimals', (text, decimals, value) => {
  expect(decimal(text, decimals)).toEqual({ value })
})

test.each(UNREADABLE)('%s is no number', (text) => {
  expect(decimal(text, 2)).toEqual({ fault: 'nombre_illisible' })
})

test.each(AMBIGUOUS)('%s says both of its readings', (text, lectures) => {
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
