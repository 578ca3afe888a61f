// Spec: imports#lecture: sheets as people keep them, with titles, notes, pronunciations and failed formulas.
import { describe, expect, test } from 'vitest'
import type { Format } from '../../src/imports/kind.ts'
import { kindOf } from '../../src/imports/kinds.ts'
import { readRows } from '../../src/imports/read.ts'
import { createRowConverter } from '../../src/imports/understand.ts'
import { workbook } from './workbook.ts'

const HEAD = 'reference;groupement;nom;prenoms\n'

async function read(format: Format, content: string | Buffer, genre = 'producteurs') {
  const understand = createRowConverter(kindOf(genre))
  const rows = []
  for await (const row of readRows(kindOf(genre), format, Buffer.from(content))) rows.push(understand(row))
  return rows
}
const heads = `<row>${HEAD.trim()
  .split(';')
  .map((one) => `<c t="str"><v>${one}</v></c>`)
  .join('')}</row>`

test.each([
  ['titles', `Coopérative;;;\nMembres;;;\n;;;\n${HEAD}E-1;A;Un;B\n`, ['E-1']],
  ['a remark that follows a title', `Coopérative;;;\n# note\n${HEAD}E-1;A;Un;B\n`, ['E-1']],
  ['references that begin with #', `# note\n${HEAD}#1;A;Un;B\n2;A;Deux;B\n`, ['#1', '2']],
])('%s', async (_what, content, keys) => {
  expect((await read('csv', content)).map(({ cle }) => cle)).toEqual(keys)
})

test('without a heading, the line that is nearest to one says which column is missing', async () => {
  const content = 'Liste des membres\nreference;nom;prenoms\nE-1;Un;B\n'
  await expect(read('csv', content)).rejects.toMatchObject({
    code: 'colonne_absente',
    details: { colonnes: ['groupement'] },
  })
})

test.each(['#N/A', '#REF!', '#NOM?', '#VALEUR!', '#DIV/0!', 'Err:502'])('%s is no name', async (error) => {
  const text = await read('csv', `${HEAD}E-1;A;${error};B\n`)
  const cells = `<c t="str"><v>E-1</v></c><c t="str"><v>A</v></c><c t="e"><v>${error}</v></c><c t="str"><v>B</v></c>`
  const sheet = await read('xlsx', workbook(`${heads}<row>${cells}</row>`))
  for (const [row] of [text, sheet])
    expect(row).toMatchObject({ demande: null, constats: [{ colonne: 'nom', code: 'cellule_en_erreur' }] })
})

test('a failed reference names nothing, and two of them are no twins', async () => {
  const rows = await read('csv', `${HEAD}#N/A;A;Un;B\n#N/A;A;Deux;B\n`)
  const codes = rows.map(({ cle, constats }) => [cle, constats.map(({ code }) => code)])
  expect(codes).toEqual([
    [null, ['cellule_en_erreur']],
    [null, ['cellule_en_erreur']],
  ])
})

test('the text of a cell is read without its pronunciation', async () => {
  const shared = Buffer.from(
    '<sst><si><r><t>山</t></r><r><t>田</t></r><rPh sb="0" eb="1"><t>ヤマ</t></rPh></si></sst>',
  )
  const spoken = '<c t="inlineStr"><is><t>田中</t><rPh sb="0" eb="2"><t>タナカ</t></rPh></is></c>'
  const sheet = `${heads}<row><c t="str"><v>E-1</v></c><c t="str"><v>A</v></c>${spoken}<c t="s"><v>0</v></c></row>`
  const [row] = await read('xlsx', workbook(sheet, { 'xl/sharedStrings.xml': shared }))
  expect(row?.demande).toMatchObject({ nom: '田中', prenoms: '山田' })
})

test('a hidden sheet is not read, the first that is shown is', async () => {
  const bytes = workbook(`<row><c t="str"><v>Mode d’emploi</v></c></row>`, {
    'xl/workbook.xml': Buffer.from(
      '<workbook xmlns:r="r"><sheets><sheet name="A" state="hidden" r:id="rId1"/><sheet name="B" r:id="rId2"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': Buffer.from(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet2.xml': Buffer.from(
      `<worksheet><sheetData>${heads}<row><c t="str"><v>H-1</v></c><c t="str"><v>A</v></c><c t="str"><v>Dossou</v></c><c t="str"><v>Afi</v></c></row></sheetData></worksheet>`,
    ),
  })
  expect((await read('xlsx', bytes)).map(({ cle }) => cle)).toEqual(['H-1'])
})

test('a line of a contract that leaves its code empty belongs to the one before it', async () => {
  const head = 'code;campagne;produit;quantite_kg;prix_kg\n'
  const rows = await read(
    'csv',
    `${head}K;2026;ANANAS;10;300\n;;MANGUE;20;400\n;2027;NOIX;30;500\n`,
    'contrats',
  )
  expect(rows.map(({ cle, constats }) => [cle, constats.map(({ code }) => code)])).toEqual([
    ['K', []],
    [null, ['valeur_manquante']],
  ])
  expect(rows[0]?.demande?.lignes).toHaveLength(2)
})

// Spec: imports#cellules-fusionnees: a merged cell counts for each of its lines.
describe('a merged cell', () => {
  const text = (r: string, word: string) => `<c r="${r}" t="str"><v>${word}</v></c>`
  const row = (r: number, ...cells: string[]) => `<row r="${r}">${cells.join('')}</row>`
  const merged = (rows: string[], ...ranges: string[]) => {
    const list = ranges.map((range) => `<mergeCell ref="${range}"/>`).join('')
    const sheet = `<worksheet><sheetData>${rows.join('')}</sheetData><mergeCells>${list}</mergeCells></worksheet>`
    return workbook('', { 'xl/worksheets/sheet1.xml': Buffer.from(sheet) })
  }
  const heading = (r: number, ...words: string[]) =>
    row(r, ...words.map((word, at) => text(`${'ABCDE'[at]}${r}`, word)))
  const five = heading(1, 'reference', 'groupement', 'nom', 'prenoms', 'telephone')

  test('has its value on each of its lines, in mandatory and optional columns', async () => {
    const rows = [
      five,
      row(
        2,
        text('A2', 'E-1'),
        text('B2', 'G'),
        text('C2', 'Un'),
        text('D2', 'B'),
        text('E2', '+22997000001'),
      ),
      row(3, text('A3', 'E-2'), '<c r="B3" s="1"/>', text('C3', 'Deux'), text('D3', 'B')),
      row(4, text('A4', 'E-3'), text('B4', 'H'), text('C4', 'Trois'), text('D4', 'B')),
      row(5, '<c r="B5"/>'),
    ]
    const found = await read('xlsx', merged(rows, 'B2:B3', 'E2:E3', 'B4:B5'))
    expect(found.map(({ cellules: { groupement, telephone } }) => [groupement, telephone])).toEqual([
      ['G', '+22997000001'],
      ['G', '+22997000001'],
      ['H', undefined],
    ])
    expect(found.flatMap(({ constats }) => constats)).toEqual([])
  })

  test('of the heading stands on both of its lines', async () => {
    const rows = [
      row(1, text('A1', 'reference'), text('B1', 'groupement'), text('C1', 'Membre')),
      row(2, text('C2', 'nom'), text('D2', 'prenoms')),
      row(3, text('A3', 'E-1'), text('B3', 'G'), text('C3', 'Un'), text('D3', 'B')),
    ]
    const [first, ...others] = await read('xlsx', merged(rows, 'A1:A2', 'B1:B2', 'C1:D1'))
    expect([first?.cle, others]).toEqual(['E-1', []])
  })

  test('that a cell only writes about, or on one line, changes nothing', async () => {
    const cells = [text('A2', 'E-1'), text('B2', 'G'), text('C2', 'Un'), text('D2', 'B')]
    const rows = [five, row(2, ...cells), row(3, text('A3', 'E-2'), text('C3', 'Deux'), text('D3', 'B'))]
    const found = await read('xlsx', merged(rows, 'B2:C2'))
    expect(found.map(({ constats }) => constats.map(({ code }) => code))).toEqual([[], ['valeur_manquante']])
  })
})
