// Spec: imports#titres: headings, letters, decimal marks and encodings of files from the field are read correctly, or refused in
// words.
import { describe, expect, test } from 'vitest'
import { type UnreadableFile, wordsOf } from '../../src/imports/fault.ts'
import type { Format } from '../../src/imports/kind.ts'
import { kindOf } from '../../src/imports/kinds.ts'
import { readRows } from '../../src/imports/read.ts'
import { createRowConverter } from '../../src/imports/understand.ts'
import { workbook } from './workbook.ts'

async function read(content: string | Buffer, format: Format = 'csv', genre = 'producteurs') {
  const convert = createRowConverter(kindOf(genre))
  const rows = []
  for await (const row of readRows(kindOf(genre), format, Buffer.from(content))) rows.push(convert(row))
  return rows
}
const refused = (...file: Parameters<typeof read>) =>
  read(...file).then(
    () => null,
    ({ code, details }: UnreadableFile) => ({ code, details }),
  )
const HEAD = 'reference;groupement;nom;prenoms'
async function leftOutOf(content: string, format: Format = 'csv', genre = 'producteurs') {
  const leftOut = new Map<string, string>()
  for await (const _ of readRows(kindOf(genre), format, Buffer.from(content), leftOut));
  return [...leftOut.values()]
}
const ROW = 'E-1;A;Un;B'

// Spec: imports#lecture: «Columns of another heading are left out, and the import lists those with values».
describe('columns that no kind has', () => {
  test('are listed where they have values, in a sheet, a feature and a placemark', async () => {
    const head = `${HEAD};Quartier ;Vide;;Remarques`
    expect(await leftOutOf(`${head}\n${ROW};Est;;x;\nE-2;A;Deux;C;;;;"à\nvoir"\n`)).toEqual([
      'Quartier',
      '?',
      'Remarques',
    ])
    const properties = { producteur: 'E-1', nom: 'A', superficie: 2, note: null }
    const feature = { type: 'Feature', properties, geometry: null }
    expect(await leftOutOf(JSON.stringify(feature), 'geojson', 'parcelles')).toEqual(['superficie'])
    const data = '<ExtendedData><Data name="sol"><value>argile</value></Data></ExtendedData>'
    const unstorable = { type: 'Feature', properties: { 'zz\0\uD800': 1 }, geometry: null }
    expect(await leftOutOf(JSON.stringify(unstorable), 'geojson', 'parcelles')).toEqual(['zz\uFFFD\uFFFD'])
    const kml = `<kml><Placemark><name>A</name>${data}</Placemark></kml>`
    expect(await leftOutOf(kml, 'kml', 'parcelles')).toEqual(['sol'])
  })

  test('are a hundred at most, each of 200 characters', async () => {
    const names = Array.from({ length: 300 }, (_, at) => `${'q'.repeat(400)}${at}`)
    const file = `${HEAD};${names.map((name) => name.slice(-250)).join(';')}\n${ROW}${';1'.repeat(300)}\n`
    const listed = await leftOutOf(file)
    expect(listed.length).toBeLessThanOrEqual(100)
    expect(Math.max(...listed.map(({ length }) => length))).toBe(200)
  })
})

describe('a heading that is no name of a column', () => {
  test.each([
    ['Telefone', 'Téléphone'],
    ['Tél.', 'Téléphone'],
    ['telehpone', 'Téléphone'],
    ['localit\u0435', 'Localité'],
    ['Membre deupis', 'Membre depuis'],
  ])('%s is refused with the nearest one', async (lu, proche) => {
    const details = { raison: 'titre_proche', lu, proche }
    expect(await refused(`${HEAD};${lu}\n${ROW};x\n`)).toEqual({ code: 'colonne_inconnue', details })
    expect(wordsOf('colonne_inconnue', details)).toContain(`« ${lu} » ressemble à « ${proche} »`)
  })
  test.each([
    ['Groupment', 'reference;Groupment;nom;prenoms', 'groupement', 'Groupement'],
    ['N\u043Em', 'reference;groupement;N\u043Em;prenoms', 'nom', 'Nom'],
  ])('%s stands for a mandatory one', async (lu, head, absent, proche) => {
    const details = { colonnes: [absent], raison: 'titre_proche', lu, proche }
    expect(await refused(`${head}\n${ROW}\n`)).toEqual({ code: 'colonne_absente', details })
  })
  test.each(['Note', 'Téléphone 2', 'Saison', 'Date', 'Âge', 'x'])('%s is left out', async (head) => {
    expect(await refused(`${HEAD};${head}\n${ROW};x\n`)).toBeNull()
  })
  test.each(['surface_m2', 'altitude', 'fid'])('%s of a map is left out', async (name) => {
    const head = `producteur;nom;produit;wkt;${name}`
    expect(await refused(`${head}\nP-1;N;ANANAS;x;12\n`, 'csv', 'parcelles')).toBeNull()
  })
})

describe('letters that look like others', () => {
  test.each([
    ['\u0410GR-0001', 'AGR-0001', '\u0410'],
    ['PLT-0\u039F1', 'PLT-0O1', '\u039F'],
  ])('%s has two scripts: a number is refused with its Latin letters', async (reference, latin, letter) => {
    const details = { lu: reference, raison: 'autre_ecriture', lettres: [letter], latin }
    const [row] = await read(`${HEAD}\n${reference};A;Un;B\n`)
    expect(row).toMatchObject({ demande: null, constats: [{ code: 'lettres_semblables', details }] })
    expect(row?.constats[0]?.message).toContain(`« ${latin} »`)
  })
  test.each([
    ['reference', '\u0420-0001', 'P-0001'],
    ['groupement', '\u0410', 'A'],
    ['nom', 'Gb\u03B5m\u03B5nu', 'Gb\u03B5m\u03B5nu'],
  ])('%s %s is kept, with a warning', async (colonne, text, latin) => {
    const cells = { reference: 'E-1', groupement: 'A', nom: 'Un', prenoms: 'B', [colonne]: text }
    const [row] = await read(`${HEAD}\n${Object.values(cells).join(';')}\n`)
    expect(row?.constats).toMatchObject([
      { colonne, code: 'lettres_semblables', gravite: 'avertissement', details: { latin } },
    ])
  })
  test.each(['Иванов', 'Σωκράτης', 'Zoë Μαρία'])('%s is a name', async (nom) => {
    expect(await read(`${HEAD}\nE-1;A;${nom};B\n`)).toMatchObject([{ demande: { nom }, constats: [] }])
  })
})

describe('two values of one column in a map', () => {
  const feature = (properties: string) =>
    `{"type":"FeatureCollection","features":[{"type":"Feature","properties":${properties},"geometry":null}]}`
  const kml = (inside: string) => `<kml><Placemark>${inside}</Placemark></kml>`
  const data = (name: string, value: string) => `<Data name="${name}"><value>${value}</value></Data>`

  test.each<[Format, string]>([
    ['geojson', feature('{"nom":"A","nom":"B"}')],
    ['geojson', feature('{"nom":"A","Nom":"B"}')],
    ['kml', kml(data('nom', 'A') + data('nom', 'B'))],
    ['kml', kml(data('nom', 'A') + data('Nom', 'B'))],
  ])('%s: %s is refused', async (format, content) => {
    const details = { colonne: 'nom', numero: 1 }
    expect(await refused(content, format, 'parcelles')).toEqual({ code: 'colonne_repetee', details })
  })
  test.each<[Format, string]>([
    ['geojson', feature('{"nom":"A","Nom":"A"}')],
    ['geojson', feature('{"nom":"A","Nom":""}')],
    ['kml', kml(`<name>Repère 7</name>${data('nom', 'A')}`)],
    ['kml', kml(`${data('nom', 'A')}<name>Repère 7</name>`)],
  ])('%s: %s has one', async (format, content) => {
    expect((await read(content, format, 'parcelles'))[0]?.cellules.nom).toBe('A')
  })
})

describe('a truth value is no text', () => {
  const line = (...cells: string[]) => `<row>${cells.join('')}</row>`
  const text = (word: string) => `<c t="str"><v>${word}</v></c>`

  test('in a workbook', async () => {
    const cells = [text('E-1'), text('A'), '<c t="b"><v>1</v></c>', text('B')]
    const [row] = await read(workbook(line(...HEAD.split(';').map(text)) + line(...cells)), 'xlsx')
    expect(row).toMatchObject({ demande: null, constats: [{ colonne: 'nom', code: 'booleen_inattendu' }] })
  })
  test('in a map', async () => {
    const properties = { producteur: 'P-1', nom: true, produit: 'ANANAS' }
    const content = JSON.stringify({ type: 'Feature', properties, geometry: null })
    const [row] = await read(content, 'geojson', 'parcelles')
    expect(row?.constats).toMatchObject([{ code: 'booleen_inattendu' }, { code: 'forme_illisible' }])
  })
})

describe('marks and encodings', () => {
  const content = `${HEAD}\nE-1;A;Hélène 😀;B\n`
  const utf32 = (text: string, write: 'writeUInt32LE' | 'writeUInt32BE') => {
    const letters = [...text]
    const bytes = Buffer.alloc(letters.length * 4)
    for (const [at, letter] of letters.entries()) bytes[write](letter.codePointAt(0) ?? 0, at * 4)
    return bytes
  }
  test.each([
    ['UTF-32, little end first, with its mark', utf32(`\uFEFF${content}`, 'writeUInt32LE')],
    ['UTF-32, big end first, with its mark', utf32(`\uFEFF${content}`, 'writeUInt32BE')],
    ['UTF-32, little end first', utf32(content, 'writeUInt32LE')],
    ['UTF-32, big end first', utf32(content, 'writeUInt32BE')],
    ['bars', content.replaceAll(';', '|')],
    ['bars that the first line names', `sep=|\n${content.replaceAll(';', '|')}`],
    ['bars and a title', `Coopérative\n${content.replaceAll(';', '|')}`],
    ['semicolons and a title with a bar', `Membres | 2026\n${content}`],
  ])('%s', async (_what, file) => {
    expect(await read(file)).toMatchObject([{ cle: 'E-1', demande: { nom: 'Hélène 😀' }, constats: [] }])
  })
  test('UTF-32 with a letter that does not exist is refused', async () => {
    const bytes = utf32(`\uFEFF${content}`, 'writeUInt32LE')
    bytes.writeUInt32LE(0x11_00_00, 4)
    expect(await refused(bytes)).toMatchObject({ code: 'encodage_illisible' })
  })
})
