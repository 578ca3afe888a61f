// Spec: imports#ecrits: countries, sexes, surfaces and weekdays are read as people write them; the preview shows what was read.
import { country } from '@sillon/telephone/values/countries'
import { expect, test } from 'vitest'
import { readFigure, unitOf } from '../../apps/bureau/src/parts/form/units.ts'
import { squareMetresOf } from '../../apps/telephone/logic/formats.ts'
import { wordsOf } from '../../src/imports/fault.ts'
import { kindOf } from '../../src/imports/kinds.ts'
import { columnMarks } from '../../src/imports/marks.ts'
import { readRows } from '../../src/imports/read.ts'
import { createRowConverter } from '../../src/imports/understand.ts'
import { openDatabase } from '../support/database.ts'

async function read(genre: string, content: string) {
  const [kind, marks] = [kindOf(genre), columnMarks()]
  const rows = []
  do {
    rows.length = 0
    const convert = createRowConverter(kind, marks)
    for await (const row of readRows(kind, 'csv', Buffer.from(content))) rows.push(convert(row))
  } while (marks.settle())
  return rows
}
const columnOf = (column: string, cells: readonly string[]) =>
  read('producteurs', `groupement;nom;prenoms;${column}\n${cells.map((cell) => `A;B;C;${cell}\n`).join('')}`)
const codes = (rows: Awaited<ReturnType<typeof read>>, member: string) =>
  rows.map(({ demande, constats }) => demande?.[member] ?? constats[0]?.code)

test('H and M in one column leave M to the person: a woman in Spanish, a man in English', async () => {
  expect(codes(await columnOf('sexe', ['H', 'F', 'M']), 'sexe')).toEqual(['M', 'F', 'sexe_ambigu'])
  expect(codes(await columnOf('sexe', ['M', 'F', 'Homme']), 'sexe')).toEqual(['M', 'F', 'M'])
})

test('a country that is none is refused with the code that people mean', async () => {
  const [row] = await read('clients', 'code;nom;pays\nC1;Client;UK\n')
  expect(row?.demande).toBeNull()
  expect(row?.constats[0]).toMatchObject({ code: 'pays_inconnu', colonne: 'pays', details: { proche: 'GB' } })
  expect(row?.constats[0]?.message).toContain('GB')
  const [named] = await read('clients', 'code;nom;pays\nC1;Client;Côte d’Ivoire\n')
  expect(named?.demande).toMatchObject({ pays: 'CI' })
  expect(named?.cellules.pays).toBe('Côte d’Ivoire')
})

test('the countries are those of the settings', async () => {
  const { admin } = await openDatabase('vide')
  const { rows } = await admin((client) =>
    client.query<{ code: string }>(
      `select unnest(c.valeurs) as code from reglage.cle c where c.cle = 'expedition.eudr_pays'`,
    ),
  )
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const assigned = letters
    .flatMap((one) => letters.map((other) => one + other))
    .filter((code) => {
      const reading = country(code)
      return 'value' in reading
    })
  expect(assigned).toEqual(rows.map(({ code }) => code).sort())
})

const SURFACES: readonly [text: string, m2: number | string][] = [
  ['1,25', 12_500],
  ['2 ha', 20_000],
  ['2ha', 20_000],
  ['0,5 hectare', 5000],
  ['1 ha 25 a 30 ca', 12_530],
  ['1ha25a30ca', 12_530],
  ['25 ares', 2500],
  ['12 500 m2', 12_500],
  ['12\u202F500 m²', 12_500],
  ['2 ha 5 m²', 20_005],
  ['١٢٥٠٠ m2', 12_500],
  ['1 ha 250 a', 'nombre_illisible'],
  ['30 ca 1 ha', 'nombre_illisible'],
  ['1 ha 25', 'nombre_illisible'],
  ['1,25 ha 3 a', 'nombre_illisible'],
  ['2 acres', 'nombre_illisible'],
  ['12500,5 m²', 'trop_de_decimales'],
]
test.each(SURFACES)(
  'the surface %s is read alike in a file, a form and on a phone',
  async (text, read_m2) => {
    const file = `producteur;nom;produit;surface_ha;longitude;latitude\nP;N;ANANAS;${text};2,15;6,66\n`
    const [row] = await read('parcelles', file)
    const m2 = typeof read_m2 === 'number' ? read_m2 : null
    expect(row?.demande?.surface_declaree_m2 ?? row?.constats[0]?.code).toBe(read_m2)
    expect(squareMetresOf(text)).toBe(m2)
    expect(readFigure(text, unitOf('m2', 'XOF'), 'fr')).toBe(m2 ?? 'illisible')
  },
)

test('a unit does not hide the decimal mark of its column', async () => {
  const lines = ['1.250 ha', '1,5 ha'].map((text, at) => `P${at};P;N${at};ANANAS;${text};2,15;6,66\n`)
  const rows = await read(
    'parcelles',
    `reference;producteur;nom;produit;surface_ha;longitude;latitude\n${lines.join('')}`,
  )
  // The comma separates decimals here, so that 1.250 has thousands; below 4 hectares it would have been 1.25.
  expect(rows.map(({ demande }) => demande?.surface_declaree_m2)).toEqual([12_500_000, 15_000])
})

test('a weekday that is not that of its day is worth a look', async () => {
  const rows = await columnOf('date_naissance', ['lundi 2 mars 1984', 'vendredi 2 mars 1984', 'mar 7 1984'])
  expect(rows.map(({ demande }) => demande?.date_naissance)).toEqual([
    '1984-03-02',
    '1984-03-02',
    '1984-03-07',
  ])
  expect(rows.map(({ constats }) => constats.map(({ code }) => code))).toEqual([['jour_de_semaine'], [], []])
})

// Spec: imports#textes: a number that a program wrote with decimals is no text, and a letter between digits is worth a look.
test('a number with decimals is refused, and a letter in place of a digit is worth a look', async () => {
  const numbers = ['12345,00', '12.0', '1234567890.00', '125.000', 'P-12.5', '12O4567', '1l23', 'BIO2024']
  const found = await columnOf('reference', numbers)
  expect(found.map(({ constats }) => constats[0]?.code)).toEqual([
    ...Array.from({ length: 4 }, () => 'nombre_abrege'),
    undefined,
    'lettre_pour_chiffre',
    'lettre_pour_chiffre',
    undefined,
  ])
  expect(found[5]?.constats[0]?.details).toEqual({ chiffres: '1204567' })
  expect(found[5]?.demande).not.toBeNull()
})

test('each fault has its words', () => {
  const made = ['pays_inconnu', 'sexe_ambigu', 'sexe_illisible', 'numero_sans_chiffre', 'jour_de_semaine']
  for (const code of [...made, 'lettre_pour_chiffre']) expect(wordsOf(code)).not.toBe(code)
  expect(wordsOf('telephone_illisible', { raison: 'indicatif_repete' })).toContain('deux fois')
})
