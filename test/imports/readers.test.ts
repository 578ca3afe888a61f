// Files as spreadsheets and maps write them, valid and invalid: each is read, or reported as unreadable.
import { parse } from 'csv-parse/sync'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { UnreadableFile, wordsOf } from '../../src/imports/fault.ts'
import type { Format } from '../../src/imports/kind.ts'
import { KINDS, kindOf } from '../../src/imports/kinds.ts'
import { readRows } from '../../src/imports/read.ts'
import { templateCsv, templateWorkbook } from '../../src/imports/templates.ts'
import { createRowConverter } from '../../src/imports/understand.ts'
import { readCell } from '../../src/imports/values.ts'
import { workbook } from './workbook.ts'

const HEAD = 'code;nom;pays\n'

async function read(genre: string, format: Format, content: string | Buffer) {
  const rows: Record<string, string>[] = []
  for await (const { cells } of readRows(kindOf(genre), format, Buffer.from(content)))
    rows.push(Object.fromEntries(Object.entries(cells).map(([code, { text }]) => [code, text])))
  return rows
}
const refusal = (genre: string, format: Format, content: string | Buffer) =>
  read(genre, format, content).then(
    () => 'read',
    (error: unknown) => (error instanceof UnreadableFile ? error.code : error),
  )
const part = (text: string) => Buffer.from(text)

const inline = (row: number, ...texts: string[]) =>
  `<row r="${row}">${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`

describe('text', () => {
  const row = [{ code: 'A', nom: 'Coopérative d’Été', pays: 'FR' }]
  const text = `${HEAD}A;Coopérative d’Été;FR\n`
  const swapped = (little: Buffer) => Buffer.from(little).swap16()

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16, little end first', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16, big end first', swapped(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
    ['Windows-1252', Buffer.from(text.replaceAll('’', '\u0092'), 'latin1')],
  ])('in %s', async (_name, bytes) => {
    expect(await read('clients', 'csv', bytes)).toEqual(row)
  })

  test.each([
    ['commas', 'code,nom,pays\nA,"B, C",FR\n'],
    ['semicolons', 'code;nom;pays\r\nA;B, C;FR\r\n'],
    ['tabs', 'code\tnom\tpays\nA\tB, C\tFR'],
    [
      'remarks, blank lines, other orders, names and columns',
      '# x\n\nPays,Autre,NOM,Code\nFR,x,"B, C",A\n\n',
    ],
    ['curly quotation marks', '“code”,“nom”,“pays”\n“A”,“B, C”,“FR”\n'],
    ['low quotation marks', '„code“;„nom“;„pays“\n„A“;„B, C“;FR\n'],
    ['apostrophes', "'code','nom','pays'\n'A','B, C','FR'\n"],
  ])('between %s', async (_name, content) => {
    expect(await read('clients', 'csv', content)).toEqual([{ code: 'A', nom: 'B, C', pays: 'FR' }])
  })

  test('quotation marks are text where the heading has none', async () => {
    const names = await read('clients', 'csv', `${HEAD}A;“Espoir”;FR\nB;'Espoir';FR\n`)
    expect(names.map(({ nom }) => nom)).toEqual(['“Espoir”', "'Espoir'"])
  })

  test.each([
    ['nothing', '', 'fichier_vide'],
    ['a heading alone', HEAD, 'fichier_vide'],
    ['no heading', '1;2;3\n', 'colonne_absente'],
    ['a column twice', 'code;nom;pays;Nom\n', 'colonne_repetee'],
    ['a quote without its end', `${HEAD}"A;B;C\n`, 'lignes_mal_formees'],
    [
      'half a character of UTF-16',
      Buffer.concat([Buffer.from('\uFEFFcode', 'utf16le'), Buffer.from([1])]),
      'encodage_illisible',
    ],
    ['too many rows', `${HEAD}${'A;B;FR\n'.repeat(20_001)}`, 'trop_de_lignes'],
    ['too many cells in a row', `${HEAD}${';'.repeat(1_001)}\n`, 'trop_de_colonnes'],
    ['bytes at random', Buffer.from([0x80, 0x81, 0, 0xff, 10, 0]), 'colonne_absente'],
  ])('of %s is unreadable', async (_name, content, code) => {
    expect(await refusal('clients', 'csv', content)).toBe(code)
  })
})

describe('a workbook', () => {
  test.each(['x', '1.5', '1000000000000', '-3', ''])(
    'a line that says it is number %j is the next one',
    async (r) => {
      const sheet = `${inline(1, 'code', 'nom', 'pays')}${inline(4, 'A', 'B', 'FR')}<row r="${r}"><c t="str"><v>C</v></c></row>`
      const numbers: number[] = []
      for await (const { numero } of readRows(kindOf('clients'), 'xlsx', workbook(sheet)))
        numbers.push(numero)
      expect(numbers).toEqual([4, 5])
    },
  )

  const heads = inline(1, 'code', 'nom', 'pays')

  test('text is text, a number has its digits, a formula is known as one', async () => {
    const cells =
      '<c r="A2" t="s"><v>0</v></c><c r="B2"><f>1+1</f><v>2</v></c><c r="C2"><v>0.30000000000000004</v></c>'
    const strings = part('<sst><si><r><t>=HYPER</t></r><r><t>LINK(&quot;x&quot;)_x0041_</t></r></si></sst>')
    const bytes = workbook(`${heads}<row r="2">${cells}</row>`, { 'xl/sharedStrings.xml': strings })
    const rows = []
    for await (const row of readRows(kindOf('clients'), 'xlsx', bytes)) rows.push(row)
    expect(rows).toEqual([
      {
        numero: 2,
        cells: {
          code: { text: '=HYPERLINK("x")A' },
          nom: { text: '2', kind: 'formule' },
          pays: { text: '0.3', kind: 'nombre' },
        },
      },
    ])
  })

  test.each([
    ['no archive', 'PK', 'classeur_illisible'],
    ['the archive of something else', Buffer.from(zipSync({ a: part('b') })), 'classeur_illisible'],
    ['a broken sheet', workbook('<row><c>'), 'classeur_illisible'],
    ['an entity of its own', workbook('&lol;'), 'classeur_illisible'],
    ['tags within tags', workbook('<a>'.repeat(1_000_000)), 'fichier_trop_complexe'],
    [
      'a cell without end',
      workbook(`<row><c t="inlineStr"><is><t>${'x'.repeat(5_000_000)}`),
      'fichier_trop_complexe',
    ],
    ['a column beyond all', workbook('<row r="1"><c r="ZZZ1"><v>1</v></c></row>'), 'trop_de_colonnes'],
    [
      'an archive cut short',
      workbook(inline(1, 'code', 'nom', 'pays')).subarray(0, 300),
      'classeur_illisible',
    ],
  ])('that is %s is unreadable', async (_name, content, code) => {
    expect(await refusal('clients', 'xlsx', content)).toBe(code)
  })

  test('one that would fill the memory is refused before it does; one that lies about its size is not believed', async () => {
    const bytes = workbook('', { 'xl/sharedStrings.xml': Buffer.alloc(120_000_000, 0x20) })
    expect(bytes.length).toBeLessThan(1_000_000)
    expect(await refusal('clients', 'xlsx', bytes)).toBe('archive_demesuree')
    for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4))
      bytes.writeUInt32LE(100, at + 24)
    expect(await refusal('clients', 'xlsx', bytes)).toBe('classeur_illisible')
  })
})

describe('shapes', () => {
  const ring = [
    [2, 6],
    [2.01, 6],
    [2.01, 6.01],
    [2, 6],
  ]
  const kml = (inside: string) => `<?xml version="1.0"?><kml xmlns="x"><Document>${inside}</Document></kml>`

  test('KML: data, names and the outline', async () => {
    const coordinates = ring.map(([x, y]) => `${x},${y},0`).join(' ')
    const placemark = `<Placemark><name>Bas-fond</name><ExtendedData><Data name="producteur"><value>P-1</value></Data>
      <Data name="produit"><value>ANANAS</value></Data></ExtendedData>
      <Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`
    const rows = []
    for await (const { cells } of readRows(kindOf('parcelles'), 'kml', Buffer.from(kml(placemark))))
      rows.push(cells)
    expect(rows).toMatchObject([
      { nom: { text: 'Bas-fond' }, producteur: { text: 'P-1' }, forme: { shape: { coordinates: [ring] } } },
    ])
  })

  test.each([
    ['kml', kml('<Placemark>'), 'kml_illisible'],
    ['kml', '<!DOCTYPE a [<!ENTITY b "c">]><kml>&b;</kml>', 'kml_illisible'],
    ['kml', kml(''), 'fichier_vide'],
    ['geojson', '{', 'geojson_illisible'],
    ['geojson', '[]', 'geojson_illisible'],
    ['geojson', '{"features":[1]}', 'geojson_illisible'],
    ['geojson', '{"features":[]}', 'fichier_vide'],
  ] as const)('a bad %s file: %s', async (format, content, code) => {
    expect(await refusal('parcelles', format, content)).toBe(code)
  })

  test.each([
    ['&nbsp;', { raison: 'entite_inconnue', lu: '&nbsp;' }, '« &nbsp; »'],
    ['& fils', { raison: 'esperluette_seule', lu: '& fils' }, '« & fils'],
    ['& fils</name>\n<a>;</a>', { raison: 'esperluette_seule', lu: '& fils' }, '« &amp; »'],
    ['&amp; <![CDATA[& ]]></nom>', { raison: 'mal_forme' }, 'balise'],
  ])('a KML that XML does not read: %s', async (name, details, words) => {
    const content = kml(`\n<Placemark>\n<name>Dupont ${name}</name></Placemark>`)
    const told = { ...details, ligne: 3 }
    await expect(read('parcelles', 'kml', content)).rejects.toMatchObject({ details: told })
    expect(wordsOf('kml_illisible', told)).toMatch(new RegExp(`Ligne 3.*${words}`))
  })

  test('a GPX announced as KML is refused by its name, an empty KML as empty', async () => {
    const told = { raison: 'autre_xml', lu: 'gpx' }
    const track = '<gpx><trk><trkseg><trkpt lat="6.9" lon="2.7"/></trkseg></trk></gpx>'
    await expect(read('parcelles', 'kml', track)).rejects.toMatchObject({
      code: 'kml_illisible',
      details: told,
    })
    expect(wordsOf('kml_illisible', told)).toContain('« gpx »')
    expect(await refusal('parcelles', 'kml', kml(''))).toBe('fichier_vide')
  })

  test.each([
    null,
    { type: 'LineString', coordinates: [[1, 2]] },
    { type: 'Polygon', coordinates: [[['a', 'b']]] },
    { type: 'Polygon', coordinates: 'x' },
    { type: 'MultiPolygon', coordinates: [[ring], [ring]] },
  ])('no outline: %j', async (geometry) => {
    const feature = { properties: { producteur: 'P', nom: 'N', produit: 'ANANAS' }, geometry }
    const content = Buffer.from(JSON.stringify({ features: [feature] }))
    for await (const row of readRows(kindOf('parcelles'), 'geojson', content))
      expect(createRowConverter(kindOf('parcelles'))(row)).toMatchObject({
        demande: null,
        constats: [{ colonne: 'forme', code: 'forme_illisible' }],
      })
  })
})

describe('days', () => {
  const day = kindOf('producteurs').colonnes.find(({ type }) => type === 'date')
  test.each([
    [{ text: '2026-03-02' }, '2026-03-02'],
    [{ text: '2/3/2026' }, '2026-03-02'],
    [{ text: '02.03.2026' }, '2026-03-02'],
    [{ text: '46083', kind: 'nombre' as const }, '2026-03-02'],
    [{ text: '1984', kind: 'jour' as const }, '1905-06-06'],
    [{ text: '٢/٣/٢٠٢٦' }, '2026-03-02'],
  ])('the day %j', (cell, value) => {
    expect(readCell(cell, day as never)).toEqual({ value })
  })
  test.each([
    { text: '31/02/2026' },
    { text: '02/03/26' },
    { text: 'hier' },
    { text: '46083' },
    { text: '1984', kind: 'nombre' as const },
  ])('%j is no day', (cell) => {
    expect(readCell(cell, day as never)).toEqual({ fault: 'date_illisible' })
  })
})

describe.each(KINDS.map((kind) => [kind.genre, kind] as const))('the template of %s', (_genre, kind) => {
  test.each(['csv', 'xlsx'] as const)('is a sound file of that kind, as %s', async (format) => {
    const bytes = format === 'csv' ? Buffer.from(templateCsv(kind)) : await templateWorkbook(kind)
    const understand = createRowConverter(kind)
    const rows = []
    for await (const row of readRows(kind, format, bytes)) rows.push(understand(row))
    expect(rows).toMatchObject([{ constats: [] }])
    // This parser refuses a line whose number of cells differs from the first line's.
    if (format === 'csv') expect(parse(bytes, { bom: true, delimiter: ';' })).not.toEqual([])
  })
})

describe('files that would keep the service busy', () => {
  const many = Array.from({ length: 5_000 }, (_, at) => `c${at}`)

  test.each([
    ['a sheet', 'csv', `${HEAD.trim()};${many.join(';')}\nA;B;FR\n`],
    ['a workbook', 'xlsx', workbook(inline(1, 'code', 'nom', 'pays', ...many))],
  ] as const)('more columns than a file has, in %s', async (_name, format, content) => {
    expect(await refusal('clients', format, content)).toBe('trop_de_colonnes')
  })

  test('of a feature the first 1,000 properties are looked at', async () => {
    const properties = { nom: 'P', ...Object.fromEntries(many.map((name) => [name, 'x'])), producteur: 'X' }
    const collection = {
      type: 'FeatureCollection',
      features: [{ type: 'Feature', properties, geometry: null }],
    }
    const [row] = await read('parcelles', 'geojson', JSON.stringify(collection))
    expect(row).toEqual({ nom: 'P', forme: 'aucune forme' })
    const data = many.map((name) => `<Data name="${name}"><value>x</value></Data>`).join('')
    const late = '<Data name="producteur"><value>X</value></Data>'
    const kml = `<kml><Placemark><name>P</name>${data}${late}</Placemark></kml>`
    expect(await read('parcelles', 'kml', kml)).toEqual([{ nom: 'P', forme: 'aucune forme' }])
  })

  test('empty lines of a workbook have an end', async () => {
    expect(await refusal('clients', 'xlsx', workbook('<row/>'.repeat(1_048_577)))).toBe('trop_de_lignes')
  }, 30_000)

  test('others have their turn while a large text is read', async () => {
    let turns = 0
    const clock = setInterval(() => {
      turns += 1
    }, 1)
    const junk = `<kml>${'<x>y</x>'.repeat(500_000)}</kml>`
    expect(await refusal('parcelles', 'kml', junk)).toBe('fichier_vide')
    clearInterval(clock)
    expect(turns).toBeGreaterThan(10)
  })
})

test('a character between two pieces of a text stays whole', async () => {
  for (const before of [65_535, 65_534]) {
    const remark = `#${'x'.repeat(before - HEAD.length - 8)}\n`
    const content = `${remark}${HEAD}A;`
    const nom = `${'x'.repeat(Math.max(0, before - content.length))}😀`
    expect(await read('clients', 'csv', `${content}${nom};FR\n`)).toEqual([{ code: 'A', nom, pays: 'FR' }])
  }
})

test('a workbook that counts its dates from 1904 is not read', async () => {
  const parts = {
    'xl/workbook.xml': part(
      '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>',
    ),
  }
  expect(await refusal('clients', 'xlsx', workbook(inline(1, 'code', 'nom', 'pays'), parts))).toBe(
    'calendrier_1904',
  )
})
