// Spec: imports#jours: a day has exactly one reading; otherwise it is a fault with the text that was read.

import { readDay } from '@sillon/telephone/values/dates'
import { expect, test } from 'vitest'
import { kindOf } from '../../src/imports/kinds.ts'
import { columnMarks } from '../../src/imports/marks.ts'
import { readRows } from '../../src/imports/read.ts'
import { createRowConverter } from '../../src/imports/understand.ts'
import { workbook } from './workbook.ts'

const HEAD = 'reference;groupement;nom;prenoms;date_naissance\n'

async function read(format: 'csv' | 'xlsx', content: string | Buffer) {
  const marks = columnMarks()
  const rows = []
  do {
    rows.length = 0
    const understand = createRowConverter(kindOf('producteurs'), marks)
    for await (const row of readRows(kindOf('producteurs'), format, Buffer.from(content)))
      rows.push(understand(row))
  } while (marks.settle())
  return rows
}
const births = async (...days: string[]) => {
  const rows = await read('csv', HEAD + days.map((day, at) => `R${at};A;N${at};B;${day}\n`).join(''))
  return rows.map(({ demande, constats }) => demande?.date_naissance ?? constats[0]?.code)
}

test.each([
  ['29/02/2024', '2024-02-29'],
  ['2.3.2024', '2024-03-02'],
  ['２０２４－０３－０２', '2024-03-02'],
  ['٢/٣/٢٠٢٤', '2024-03-02'],
  ['2024-03-02T00:00:00.000Z', '2024-03-02'],
  ['2 mars 2024', '2024-03-02'],
  ['1er août 2024', '2024-08-01'],
  ['29-Feb-2024', '2024-02-29'],
  ['March 2, 2024', '2024-03-02'],
  ['2 de marzo de 2024', '2024-03-02'],
  ['02\u201103\u20112024', '2024-03-02'],
  ['2024 – 03 – 02', '2024-03-02'],
  ['2 / 3 / 2024', '2024-03-02'],
  ['2. 3. 2024', '2024-03-02'],
])('%s is a day', (text, value) => {
  expect(readDay({ text })).toEqual({ value })
})
test.each([
  '29/02/2023',
  '31/12/24',
  '2024-W05-1',
  '20241231',
  '2024-03-02T00:00:00+01:00',
  '2024-03-01T23:00:00Z',
  '2 mars 24',
  '31 juin 2024',
  '2 ma 2024',
  'mars 2024',
  '2 3 2024',
])('%s is none', (text) => {
  expect(readDay({ text })).toEqual({ fault: 'date_illisible' })
})
test.each(['15/01/2567', '2567-01-15', '31/12/9999', '17/05/1403'])('%s is of another calendar', (text) => {
  expect(readDay({ text })).toEqual({ fault: 'date_illisible', details: { raison: 'annee' } })
})

test.each([
  ['nothing else decides: the day is first', ['03/04/1990', '31/12/1990'], ['1990-04-03', '1990-12-31']],
  ['a month first before it', ['12/31/1990', '03/04/1990'], ['1990-12-31', '1990-03-04']],
  ['a month first after it', ['03/04/1990', '12/31/1990'], ['1990-03-04', '1990-12-31']],
  [
    'columns of two habits',
    ['12/31/1990', '31/12/1990', '03/04/1990', '04/04/1990', '1990-03-04'],
    ['date_illisible', '1990-12-31', 'date_ambigue', '1990-04-04', '1990-03-04'],
  ],
])('the rest of the column decides: %s', async (_what, days, expected) => {
  expect(await births(...days)).toEqual(expected)
})

const STYLES = {
  'xl/styles.xml': Buffer.from(
    `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="00000"/>
    <numFmt numFmtId="171" formatCode="0#&quot; &quot;##&quot; &quot;##&quot; &quot;##&quot; &quot;##"/>
    <numFmt numFmtId="172" formatCode="dd/mm/yyyy hh:mm"/><numFmt numFmtId="173" formatCode="&quot;P-&quot;000;-0"/>
    <numFmt numFmtId="174" formatCode="#,##0"/></numFmts>
    <cellXfs><xf/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/><xf numFmtId="173"/>
    <xf numFmtId="174"/></cellXfs></styleSheet>`,
  ),
}
const words = (text: string) => `<c t="str"><v>${text}</v></c>`
const number = (value: number, style: number) => `<c s="${style}"><v>${value}</v></c>`
const sheet = (reference: string, day: string, telephone: string) => {
  const heads = ['reference', 'groupement', 'nom', 'prenoms', 'date_naissance', 'telephone']
    .map(words)
    .join('')
  const cells = [reference, words('A'), words('N'), words('B'), day, telephone].join('')
  return workbook(`<row>${heads}</row><row>${cells}</row>`, STYLES)
}

test('a day of a workbook that has an hour is that day', async () => {
  const [row] = await read('xlsx', sheet(words('R'), number(30_000.75, 3), words('')))
  expect(row?.demande?.date_naissance).toBe('1982-02-18')
})
test.each([
  ['noughts', number(12, 1), '00012'],
  ['words and noughts', number(7, 4), 'P-007'],
  ['more digits than places', number(123_456, 1), '123456'],
  ['thousands', number(1_234, 5), '1234'],
])('a number of a member is what the sheet shows: %s', async (_what, cell, cle) => {
  const [row] = await read('xlsx', sheet(cell, words(''), number(491_000_000, 2)))
  expect(row).toMatchObject({ cle, demande: { telephone: '0491000000' } })
})
test('a number that the workbook took for a day is none', async () => {
  const [row] = await read('xlsx', sheet(number(46_083, 3), words(''), words('')))
  const details = { lu: '2026-03-02' }
  expect(row?.constats).toMatchObject([{ colonne: 'reference', code: 'jour_inattendu', details }])
})
test('a row that the sheet hides is read with a warning', async () => {
  const cells = ['R', 'A', 'N', 'B'].map(words).join('')
  const heads = ['reference', 'groupement', 'nom', 'prenoms'].map(words).join('')
  const shown = cells.replace('R', 'S')
  const rows = await read(
    'xlsx',
    workbook(`<row>${heads}</row><row hidden="1">${cells}</row><row>${shown}</row>`),
  )
  expect(rows.map(({ constats }) => constats.map(({ code }) => code))).toEqual([['ligne_masquee'], []])
})
