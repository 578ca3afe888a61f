// Spec: imports#bornes: a small file that would fill the memory when read is refused with the name of the limit.
import { expect, test } from 'vitest'
import { kindOf } from '../../src/imports/kinds.ts'
import { readRows } from '../../src/imports/read.ts'
import { workbook } from './workbook.ts'

const ATTRIBUTES = Array.from({ length: 300 }, (_, at) => `a${at}="1"`).join(' ')

test.each([
  ['kml', 'tags within tags', '<a>'.repeat(1_500_000), 'balises_imbriquees'],
  ['kml', 'a tag of many attributes', `<kml ${ATTRIBUTES}/>`, 'attributs'],
  ['kml', 'positions without end', `<kml><coordinates>${'2.1,6.4 '.repeat(600_000)}`, 'caracteres'],
  ['kml', 'text in many sections', `<kml>${'<![CDATA[x]]>'.repeat(1_100_000)}`, 'caracteres'],
  ['geojson', 'lists within lists', '['.repeat(5_000_000), 'profondeur'],
] as const)('a %s file of %s is refused for it', async (format, _what, content, limite) => {
  const reading = readRows(kindOf('parcelles'), format, Buffer.from(content)).next()
  await expect(reading).rejects.toMatchObject({ code: 'fichier_trop_complexe', details: { limite } })
})

test('as many folders, attributes and positions as a real file has are read', async () => {
  const positions = Array.from({ length: 10_000 }, (_, at) => `2.${100_000 + at},6.4,12.345678`).join(' ')
  const polygon = `<Polygon><outerBoundaryIs><LinearRing><coordinates>${positions}</coordinates></LinearRing></outerBoundaryIs></Polygon>`
  const text = `<kml>${'<Folder>'.repeat(20)}<Placemark><name>P</name>${polygon}</Placemark>${'</Folder>'.repeat(20)}</kml>`
  const { value } = await readRows(kindOf('parcelles'), 'kml', Buffer.from(text)).next()
  expect(value?.cells.forme?.shape?.coordinates[0]).toHaveLength(10_000)
})

test('a long text that many cells of a workbook share is read once', async () => {
  const shared = `<sst><si><t>${'x'.repeat(1_000_000)}_x0041_</t></si></sst>`
  const heads = ['code', 'nom', 'pays'].map((name) => `<c t="str"><v>${name}</v></c>`).join('')
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(900)}</row>`
  const bytes = workbook(`<row>${heads}</row>${row.repeat(20)}`, {
    'xl/sharedStrings.xml': Buffer.from(shared),
  })
  let rows = 0
  for await (const { cells } of readRows(kindOf('clients'), 'xlsx', bytes)) {
    rows += 1
    expect(cells.nom?.text).toHaveLength(1_001)
  }
  expect(rows).toBe(20)
})

test('a workbook of more texts than cells is refused', async () => {
  const shared = `<sst>${'<si/>'.repeat(1_048_577)}</sst>`
  const reading = readRows(
    kindOf('clients'),
    'xlsx',
    workbook('', { 'xl/sharedStrings.xml': Buffer.from(shared) }),
  ).next()
  await expect(reading).rejects.toMatchObject({
    code: 'fichier_trop_complexe',
    details: { limite: 'textes' },
  })
})

test('a line of separators alone is refused before it is gathered', async () => {
  const content = Buffer.from(`code;nom;pays\n${';'.repeat(9_000_000)}\n`)
  await expect(readRows(kindOf('clients'), 'csv', content).next()).rejects.toMatchObject({
    code: 'trop_de_colonnes',
  })
})
