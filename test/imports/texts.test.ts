// Spec: imports#textes: names, numbers and telephones from the field are read as a person sees them, or refused.

import { telephone } from '@sillon/telephone/values/telephones'
import { describe, expect, test } from 'vitest'
import { kindOf } from '../../src/imports/kinds.ts'
import { readRows } from '../../src/imports/read.ts'
import { createRowConverter } from '../../src/imports/understand.ts'
import { workbook } from './workbook.ts'

const HEAD = 'reference;groupement;nom;prenoms;telephone;piece_type;piece_numero;piece_pays\n'

async function read(content: string | Buffer, format: 'csv' | 'xlsx' = 'csv') {
  const understand = createRowConverter(kindOf('producteurs'))
  const rows = []
  for await (const row of readRows(kindOf('producteurs'), format, Buffer.from(content)))
    rows.push(understand(row))
  return rows
}
const found = async (content: string | Buffer, format: 'csv' | 'xlsx' = 'csv') =>
  (await read(content, format)).map(({ constats }) =>
    constats.map(({ code, colonne }) => `${colonne} ${code}`),
  )

test('a name is composed and has no invisible characters; one of these alone is none', async () => {
  const rows = await read(
    `${HEAD}Pe\u0301-1;A\u200B;\u202AAde\u0301le\u0301\u202C ;B;;;;\nE;A;\u200B;B;;;;\n`,
  )
  expect(rows[0]).toMatchObject({ cle: 'Pé-1', demande: { nom: 'Adélé' } })
  expect(rows[0]?.renvois).toMatchObject({ groupement_id: { texte: 'A' } })
  expect(rows[1]?.constats).toMatchObject([{ colonne: 'nom', code: 'valeur_manquante' }])
})

describe('digits that a spreadsheet took for a number', () => {
  test.each([
    ["'0001", "'0012345678"],
    ['="0001"', '="0012345678"'],
  ])('%s is text', async (reference, numero) => {
    const [row] = await read(`${HEAD}${reference};A;Un;B;;cip;${numero};BJ\n`)
    expect(row).toMatchObject({ cle: '0001', demande: { piece_identite: { numero: '0012345678' } } })
  })
  test.each(['1,23457E+12', '1.23457E+12', '2E+10', '97000001.0', '97000001,0'])(
    '%s lost its digits',
    async (numero) => {
      expect(await found(`${HEAD}R;A;Un;B;${numero};cip;${numero};BJ\n`)).toEqual([
        ['telephone nombre_abrege', 'piece_numero nombre_abrege'],
      ])
    },
  )
  test('a number of a workbook keeps fifteen of them', async () => {
    const heads = HEAD.trim()
      .split(';')
      .map((one) => `<c t="str"><v>${one}</v></c>`)
    const line = (reference: string, numero: string) =>
      `<row><c><v>${reference}</v></c>${['A', 'Un', 'B', '+22997000001', 'cip'].map((one) => `<c t="str"><v>${one}</v></c>`).join('')}<c><v>${numero}</v></c><c t="str"><v>BJ</v></c></row>`
    const sheet = `<row>${heads.join('')}</row>${line('1', '123456789012345')}${line('2', '1234567890123456789')}`
    expect(await found(workbook(sheet), 'xlsx')).toEqual([[], ['piece_numero nombre_abrege']])
  })
})

test.each([
  ['+229 97 00 00 01', '+22997000001'],
  ['0022997000001', '+22997000001'],
  ['(229) 97.00.00.01', '22997000001'],
  ['97-00-00-01', '97000001'],
  ['+33 (0)4 91 00 00 00', '+33491000000'],
  ['٩٧٠٠٠٠٠١', '97000001'],
])('%s is one telephone', (text, value) => {
  expect(telephone(text)).toEqual({ value })
})
test.each([
  'néant',
  '0',
  '97-00-00-01 / 96000002',
  '-',
  '12345678901234567',
  '00 00 00 00',
  '+0 97 00 00 01',
  'tel:+22997000001',
  '97000001 poste 4',
])('%s is none', (text) => {
  expect(telephone(text)).toEqual({ fault: 'telephone_illisible' })
})

test('a telephone of a client is read as a member’s is', async () => {
  const understand = createRowConverter(kindOf('clients'))
  const numbers = ['00 33 4 91 00 00 00', '04.91.00.00.00', 'aucun']
  const lines = numbers.map((one, at) => `C${at};C;FR;${one}\n`)
  const kept = []
  for await (const row of readRows(
    kindOf('clients'),
    'csv',
    Buffer.from(`code;nom;pays;telephone\n${lines.join('')}`),
  )) {
    const { demande, constats } = understand(row)
    kept.push(demande?.telephone ?? constats.map(({ code }) => code))
  }
  expect(kept).toEqual(['+33491000000', '0491000000', ['telephone_illisible']])
})

test.each(['١٢٣٤٥٦٧٨', '१२३४५६७८', '12345678'])(
  '%s is one number of an identity document',
  async (numero) => {
    const [row] = await read(`${HEAD}E;A;Un;B;;cip;${numero};TD\n`)
    expect(row).toMatchObject({ demande: { piece_identite: { numero: '12345678' } } })
  },
)

test('letters that papers can not show are told, and kept', async () => {
  const names = ['অভি', '田中', 'አበበ', 'राम', 'Ọlá Ƙwàrì', 'محمد', 'Σωκράτης-Ωρ', '12 (b)']
  const rows = await read(HEAD + names.map((name, at) => `E-${at};A;${name};B;;;;\n`).join(''))
  expect(rows.map(({ demande }) => demande?.nom)).toEqual(names)
  expect(rows.flatMap(({ constats }) => constats)).toMatchObject(
    ['অভ', '田中'].map((letters) => ({
      code: 'lettres_non_imprimees',
      gravite: 'avertissement',
      details: { lettres: [...letters] },
    })),
  )
})

describe('words that say nothing', () => {
  test.each(['-', '—', '?', '...', '\u3164', '\u2800', '\u034F', '😀'])(
    '%s is as empty as nothing',
    async (text) => {
      const [row] = await read(`${HEAD}${text};A;${text};B;;;;\n`)
      expect(row).toMatchObject({ cle: null, constats: [{ colonne: 'nom', code: 'valeur_manquante' }] })
    },
  )
  test.each(['NULL', 'null', 'NaN', '<NA>', 'N/A', 'undefined'])(
    '%s is what programs write',
    async (text) => {
      expect(await found(`${HEAD}R;A;${text};B;;;;\n`)).toEqual([['nom cellule_en_erreur']])
    },
  )
  test.each(['Null', 'Nan', 'J.', 'O’Neil', 'SÃO', 'ışık', 'İbrahim'])('%s is a name', async (text) => {
    const [row] = await read(`${HEAD}R;A;${text};B;;;;\n`)
    expect(row).toMatchObject({ demande: { nom: text }, constats: [] })
  })
})

test.each([
  'HÃ©lÃ¨ne',
  'MUÃ‘OZ',
  'Adâ€™o',
  'H\uFFFDl\uFFFDne',
  'A\u000BB',
  'A\u0001B',
  '"&eacute;ric"',
  '"&#233;ric"',
])('%s lost letters before it came', async (text) => {
  expect(await found(`${HEAD}R;A;${text};B;;;;\n`)).toEqual([['nom texte_illisible']])
})

test.each(['"Jean\nPaul"', 'Jean\u00A0Paul', 'Jean  Paul', 'Jean\u3000Paul'])(
  '%s is one name',
  async (text) => {
    const [row] = await read(`${HEAD}R;A;${text};B;;;;\n`)
    expect(row?.demande?.nom).toBe('Jean Paul')
  },
)

describe('an older code page', () => {
  const bytes = (...accents: number[]) =>
    Buffer.concat([
      Buffer.from(`${HEAD}E;A;H`),
      ...accents.flatMap((one, at) => [Buffer.from([one]), Buffer.from(at === 0 ? 'l' : 'ne')]),
      Buffer.from(';B;;;;\n'),
    ])
  test.each([
    ['CP850', bytes(0x82, 0x8a)],
    ['Mac Roman', bytes(0x8e, 0x8f)],
  ])('%s is refused with what was read', async (_name, content) => {
    const details = { lu: expect.stringMatching(/H.l.ne/u) as unknown }
    await expect(read(content)).rejects.toMatchObject({ code: 'encodage_illisible', details })
  })
  test('Windows-1252 is read', async () => {
    const [row] = await read(bytes(0xe9, 0xe8))
    expect(row?.demande?.nom).toBe('Hélène')
  })
})

describe('cells that are not where they seem to be', () => {
  test('a row of more cells than headings is a fault: those after a comma have moved', async () => {
    const content = 'producteur,date,devise,campagne,montant\nP-1,2026-03-31,XOF,2026,125,50\n'
    const understand = createRowConverter(kindOf('soldes'))
    const rows = []
    for await (const row of readRows(kindOf('soldes'), 'csv', Buffer.from(content)))
      rows.push(understand(row))
    expect(rows).toMatchObject([
      { demande: null, constats: [{ code: 'cellules_en_trop', details: { lu: '50', numero: 2 } }] },
    ])
  })
  test.each([
    ['a second one', 'R1;A;"Un;B;;;;\nR2;A;Deux;B;;;;\nR3;A;"Trois;B;;;;\n', 2],
    ['one that closes', 'R0;A;Zéro;B;;;;\nR1;A;"Un;B;;;;\nR2;A;Deux";B;;;;\n', 3],
    ['a blank before it', 'R1;A; "Un;x";B;;;;\n', 2],
  ])('a quote that swallows marks up to %s names its line', async (_what, lines, ligne) => {
    await expect(read(HEAD + lines)).rejects.toMatchObject({
      code: 'lignes_mal_formees',
      details: { raison: 'guillemet', ligne },
    })
  })
  test.each(['L"Ami', '"""Papa"" Ado"', '"Un; 2\n3; 4"'])('the quotes of %s are read', async (text) => {
    expect(await found(`${HEAD}R;A;${text};B;;;;\n`)).toEqual([[]])
  })
})

describe('a text file', () => {
  test.each(['sep=;', '"sep=;"\r', 'Coopérative;;;;;;;', 'Membres'])('with %s above', async (above) => {
    expect((await read(`${above}\n${HEAD}E;A;Un;B, C;;;;\n`)).map(({ demande }) => demande?.prenoms)).toEqual(
      ['B, C'],
    )
  })
  test('of carriage returns alone has commas too', async () => {
    const content = `# a; b; c\n${HEAD}E;A;Un;B;;;;\n`
    const lines = content.split('\n').map((one, at) => (at === 0 ? one : one.replaceAll(';', ',')))
    expect((await read(lines.join('\r'))).map(({ cle }) => cle)).toEqual(['E'])
  })
  test('counts its rows as a spreadsheet does', async () => {
    const rows = await read(`# note\n\n${HEAD}E;A;"Un\nDeux\nTrois";B;;;;\n;A;Un;B;;;;\n`)
    expect(rows.map(({ numero }) => numero)).toEqual([4, 5])
  })
})
