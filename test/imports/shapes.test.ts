// Spec: imports#contours: a plot is read from each form of outline that programs of the field write, or refused with its fault.
import { describe, expect, test } from 'vitest'
import type { Format } from '../../src/imports/kind.ts'
import { kindOf } from '../../src/imports/kinds.ts'
import { readRows } from '../../src/imports/read.ts'
import { createRowConverter } from '../../src/imports/understand.ts'

const RING = [
  [2.7, 6.9],
  [2.701, 6.9],
  [2.701, 6.901],
  [2.7, 6.901],
  [2.7, 6.9],
]
const featureOf = (ring: unknown) => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'MultiPolygon', coordinates: [[ring]] },
})
const PROPERTIES = { producteur: 'P-1', nom: 'N', produit: 'ANANAS' }

async function read(format: Format, content: string) {
  const understand = createRowConverter(kindOf('parcelles'))
  const plots = []
  for await (const row of readRows(kindOf('parcelles'), format, Buffer.from(content))) {
    const { demande, cle, constats } = understand(row)
    const { geojson } = (demande?.releve ?? {}) as { geojson?: { type: string; coordinates: unknown[] } }
    plots.push({
      cle,
      ring: geojson?.type === 'Point' ? geojson.coordinates : geojson?.coordinates[0],
      found: constats.map(({ code, colonne, details }) => ({ code, colonne, details })),
    })
  }
  return plots
}
const found = async (format: Format, content: string) =>
  (await read(format, content)).map(({ found: all }) => all.map(({ code }) => code))

describe('KML', () => {
  const positions = RING.map((one) => one.join(',')).join(' ')
  const polygon = (coordinates: string) =>
    `<Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></outerBoundaryIs></Polygon>`
  const data = Object.entries(PROPERTIES).map(
    ([name, value]) => `<Data name="${name}"><value>${value}</value></Data>`,
  )
  const kml = (geometry: string) =>
    `<kml><Placemark><ExtendedData>${data.join('')}</ExtendedData><MultiGeometry>${geometry}</MultiGeometry></Placemark></kml>`
  const label = '<Point><coordinates>2.7,6.9</coordinates></Point>'
  const track = '<LineString><coordinates>2.7,6.9 2.8,7</coordinates></LineString>'

  test.each([
    ['a label before', label + polygon(positions), ['Point']],
    ['a label and a track after', polygon(positions) + label + track, ['Point', 'LineString']],
  ])('a polygon with %s is read, and what is left out said', async (_what, geometry, ecarte) => {
    const details = { ecarte }
    expect(await read('kml', kml(geometry))).toEqual([
      { cle: null, ring: RING, found: [{ code: 'forme_partielle', colonne: 'forme', details }] },
    ])
  })
  test.each([
    ['blanks after commas', positions.replaceAll(',', ', '), RING, []],
    ['lines', `\n  ${positions.replaceAll(' ', ',12.5\n  ')}\n`, RING, []],
    ['a comma before each', positions.replaceAll(/^| /g, ' ,'), undefined, ['forme_illisible']],
    ['commas alone', positions.replaceAll(' ', ','), undefined, ['forme_illisible']],
  ])('positions with %s', async (_what, coordinates, ring, codes) => {
    const [plot] = await read('kml', kml(polygon(coordinates)))
    expect([plot?.ring, plot?.found.map(({ code }) => code)]).toEqual([ring, codes])
  })
  test('two polygons are two plots: refused', async () => {
    expect(await found('kml', kml(polygon(positions) + polygon(positions)))).toEqual([['forme_illisible']])
  })
})

describe('GeoJSON', () => {
  const feature = (geometry: unknown) => ({ type: 'Feature', properties: PROPERTIES, geometry })
  const polygon = (ring: unknown) => ({ type: 'Polygon', coordinates: [ring] })
  const point = { type: 'Point', coordinates: [2.7, 6.9] }

  test.each([
    ['altitudes and measures', polygon(RING.map((one) => [...one, 12, 1600000000])), []],
    ['altitudes that are null', polygon(RING.map((one) => [...one, null])), []],
    ['an end nanometres off', polygon([...RING.slice(0, -1), [2.7000000010000003, 6.9]]), []],
    ['a label', { type: 'GeometryCollection', geometries: [polygon(RING), point] }, ['forme_partielle']],
  ])('a single feature with %s', async (_what, geometry, codes) => {
    const [plot] = await read('geojson', JSON.stringify(feature(geometry)))
    expect([plot?.ring, plot?.found.map(({ code }) => code)]).toEqual([RING, codes])
  })
  test.each([
    ['in each line', '', '\r\n'],
    ['with the mark of RFC 8142', '\u001E', '\n'],
  ])('a feature %s', async (_what, mark, end) => {
    const line = mark + JSON.stringify(feature(polygon(RING))) + end
    expect((await read('geojson', line + end + line)).map(({ ring }) => ring)).toEqual([RING, RING])
    await expect(read('geojson', `${line}{"type": "Feature"`)).rejects.toMatchObject({
      code: 'geojson_illisible',
    })
  })
})

describe('the coordinate system that a collection names', () => {
  const document = (name: string) =>
    JSON.stringify({
      type: 'FeatureCollection',
      crs: { type: 'name', properties: { name } },
      features: [
        { type: 'Feature', properties: PROPERTIES, geometry: { type: 'Polygon', coordinates: [RING] } },
      ],
    })
  test.each(['urn:ogc:def:crs:OGC:1.3:CRS84', 'urn:ogc:def:crs:EPSG::4326', 'EPSG:4326'])(
    '%s is read',
    async (name) => {
      expect((await read('geojson', document(name)))[0]?.ring).toEqual(RING)
    },
  )
  test.each(['urn:ogc:def:crs:EPSG::3857', 'EPSG:4267', 'EPSG:32631', ''])('%s is refused', async (name) => {
    await expect(read('geojson', document(name))).rejects.toMatchObject({
      code: 'geojson_illisible',
      details: { raison: 'systeme', lu: name },
    })
  })
})

describe('a table', () => {
  const wkt = `(${RING.map((one) => one.join(' ')).join(', ')})`
  const geoshape = RING.map(([x, y]) => `${y} ${x} 0 4.5`).join('; ')

  test.each([
    ['WKT', `POLYGON (${wkt})`],
    ['wkt', `SRID=4326;MULTIPOLYGON((${wkt}))`],
    ['the_geom;geom', `;POLYGON Z(${wkt.replaceAll(',', ' 12,').replace(')', ' 12)')})`],
    ['geoshape', geoshape],
    ['parcelle/geoshape', `${geoshape.slice(0, geoshape.lastIndexOf(';'))};`],
    ['geoshape', geoshape.replaceAll('; ', '\n')],
    ['geoshape', geoshape.replaceAll('.', ',')],
    ['geom', `PolygonZ (${wkt.replaceAll(',', ' 12,').replace(')', ' 12)')})`],
    ['geom', `MultiPolygonZM ((${wkt.replaceAll(',', ' 12 1,').replace(')', ' 12 1)')}))`],
    ['geometry', JSON.stringify({ type: 'Polygon', coordinates: [RING] }).replaceAll('"', '""')],
    ['geometry', JSON.stringify(featureOf(RING)).replaceAll('"', '""')],
  ])('an outline in one cell: %s', async (head, cell) => {
    const cells = cell.startsWith(';') ? `;"${cell.slice(1)}"` : `"${cell}"`
    const content = `producteur;nom;produit;${head}\nP-1;N;ANANAS;${cells}\n`
    expect(await read('csv', content)).toEqual([{ cle: null, ring: RING, found: [] }])
  })
  test.each([
    'POLYGON((a b))',
    'LINESTRING(1 2, 3 4)',
    '1 2; 3 4',
    'POINT(1)',
    '12',
    '(((',
    '6.9 2.7 0 0 6.9 2.8 0 0 7 2.8 0 0',
    '{""type"": ""Polygon""}',
    '{',
  ])('%s is no outline', async (cell) => {
    const content = `producteur;nom;produit;wkt\nP-1;N;ANANAS;"${cell}"\n`
    expect(await found('csv', content)).toEqual([['forme_illisible']])
  })
  test.each(['longitude;latitude', 'lon;lat', 'X;Y'])('vertices under %s', async (heads) => {
    const lines = RING.map((one) => `P-1;N;ANANAS;${one.join(';').replaceAll('.', ',')}\n`)
    const [plot] = await read('csv', `producteur;nom;produit;${heads}\n${lines.join('')}`)
    expect(plot?.ring).toEqual(RING)
  })
  test.each([
    ['2°42′00″E', `6°54'00"N`],
    ["2° 42' E", "N 6° 54'"],
    ['2,7° E', '６，９°'],
    ['E 2.7', '6.9 n'],
    ['٢٫٧', '٦٫٩'],
    ['2º42’O', '6º54’S'],
  ])('degrees as maps and receivers write them: %s, %s', async (longitude, latitude) => {
    const quoted = `"${latitude.replaceAll('"', '""')}"`
    const content = `producteur;nom;produit;lon;lat\nP-1;N;ANANAS;${longitude};${quoted}\n;;;3;7\n;;;3;6,9\n`
    const [plot] = await read('csv', content)
    const isSouthWest = latitude.endsWith('S')
    expect((plot?.ring as number[][] | undefined)?.[0]).toEqual(isSouthWest ? [-2.7, -6.9] : [2.7, 6.9])
  })
  test.each([
    '6 54 00',
    "2.7'",
    '2,700,000',
    '2700000',
    '',
    "6°60'N",
    '6°54,5\'30"N',
    "-6°54'S",
    '6,9 E',
    'N',
  ])('%s is no degree', async (latitude) => {
    const quoted = `"${latitude.replaceAll('"', '""')}"`
    const content = `producteur;nom;produit;longitude;latitude\nP-1;N;ANANAS;2.7;6.9\n;;;2.7;${quoted}\n`
    const details = { raison: 'degres', numero: 3, colonne: 'latitude', lu: latitude }
    const [plot] = await read('csv', content)
    expect(plot?.found).toEqual([{ code: 'forme_illisible', colonne: 'forme', details }])
  })
  test('degrees in the notation of spreadsheets', async () => {
    const content = `producteur;nom;produit;lon;lat\nP-1;N;ANANAS;1.5E-05;6.9\n;;;1,5E-05;7\n;;;1;7.000000000001\n`
    expect((await read('csv', content))[0]?.ring).toEqual([
      [0.000015, 6.9],
      [0.000015, 7],
      [1, 7],
      [0.000015, 6.9],
    ])
  })
})

describe('vertices of several lines', () => {
  const head = 'reference;producteur;nom;produit;longitude;latitude\n'
  const corners = ['3;7', '3.001;7', '3.001;7.001']

  test('the reference separates two plots of one producer and one name', async () => {
    const lines = ['A', 'B'].flatMap((one) => corners.map((at) => `${one};P-1;N;ANANAS;${at}\n`))
    const plots = await read('csv', head + lines.join(''))
    expect(plots.map(({ cle, ring, found: all }) => [cle, (ring as unknown[]).length, all])).toEqual([
      ['A', 4, []],
      ['B', 4, []],
    ])
  })
  test('what a line leaves empty is the first line’s', async () => {
    const [first, ...rest] = corners
    const lines = [`A;P-1;N;ANANAS;${first}`, ...rest.map((at) => `;P-1;;;${at}`), ';;;;3;7.001']
    const plots = await read('csv', `${head}${lines.join('\n')}\n`)
    expect(plots.map(({ ring, found: all }) => [(ring as unknown[]).length, all])).toEqual([[5, []]])
  })
  test('what differs from it is a fault, told once', async () => {
    const lines = corners.map((at, i) => `A;P-1;N;${i === 0 ? 'ANANAS' : 'MANGUE'};${at}\n`)
    const [plot] = await read('csv', head + lines.join(''))
    const details = { lu: 'MANGUE', ligne: 3 }
    expect(plot?.found).toEqual([{ code: 'valeur_differente', colonne: 'produit', details }])
  })
})

// Spec: terrain#point.
describe('a point', () => {
  const geojson = (geometry: unknown) =>
    JSON.stringify({ type: 'Feature', properties: { ...PROPERTIES, surface_ha: 1.2 }, geometry })
  const data = Object.entries({ ...PROPERTIES, surface_ha: '1,2' }).map(
    ([name, value]) => `<Data name="${name}"><value>${value}</value></Data>`,
  )
  const kml = (geometry: string) =>
    `<kml><Placemark><ExtendedData>${data.join('')}</ExtendedData>${geometry}</Placemark></kml>`
  const placed = (position: string) => `<Point><coordinates>${position}</coordinates></Point>`
  const table = (head: string, cell: string) =>
    `producteur;nom;produit;surface_ha;${head}\nP-1;N;ANANAS;1,2;${cell}\n`
  const track = '<LineString><coordinates>2.7,6.9 2.8,7</coordinates></LineString>'

  test.each<[Format, string, string]>([
    ['geojson', 'a point', geojson({ type: 'Point', coordinates: [2.7, 6.9] })],
    ['geojson', 'with an altitude', geojson({ type: 'Point', coordinates: [2.7, 6.9, 120] })],
    ['geojson', 'the one of a multipoint', geojson({ type: 'MultiPoint', coordinates: [[2.7, 6.9]] })],
    ['kml', 'a placemark that is a point', kml(placed('2.7,6.9,120'))],
    ['kml', 'a geometry of one', kml(`<MultiGeometry>${placed('2.7, 6.9')}</MultiGeometry>`)],
    ['csv', 'one longitude and latitude', table('longitude;latitude', '2,7;6.9')],
    ['csv', 'WKT', table('wkt', '"SRID=4326;POINT Z (2.7 6.9 120)"')],
    ['csv', 'WKT of one', table('wkt', 'MULTIPOINT((2.7 6.9))')],
    ['csv', 'what Kobo calls a geopoint', table('geoshape', '6.9 2.7 120 4.5')],
  ])('%s: %s', async (format, _what, content) => {
    expect(await read(format, content)).toEqual([{ cle: null, ring: [2.7, 6.9], found: [] }])
  })
  test.each<[Format, string, string, string]>([
    [
      'geojson',
      '2 Point',
      'plusieurs_contours',
      geojson({ type: 'MultiPoint', coordinates: [RING[0], RING[1]] }),
    ],
    ['geojson', 'aucune forme', 'sans_contour', geojson({ type: 'MultiPoint', coordinates: [] })],
    ['geojson', 'Point', 'sommet_illisible', geojson({ type: 'Point', coordinates: ['2.7', '6.9'] })],
    ['kml', '2 Point', 'plusieurs_contours', kml(placed('2.7,6.9') + placed('2.8,6.9'))],
    ['kml', '2 Point', 'plusieurs_contours', kml(placed('2.7,6.9 2.8,6.9'))],
    ['kml', 'Point, LineString', 'pas_un_polygone', kml(placed('2.7,6.9') + track)],
    [
      'csv',
      'MULTIPOINT(2.7 6.9, 2.8 6.9)',
      'plusieurs_contours',
      table('wkt', 'MULTIPOINT(2.7 6.9, 2.8 6.9)'),
    ],
  ])('%s: none is %s', async (format, lu, raison, content) => {
    const details = { lu, raison }
    expect((await read(format, content))[0]?.found).toEqual([
      { code: 'forme_illisible', colonne: 'forme', details },
    ])
  })
  test('csv: none is one without its latitude', async () => {
    const [plot] = await read('csv', table('longitude;latitude', '2,7;'))
    const details = { raison: 'degres', numero: 2, colonne: 'latitude', lu: '' }
    expect(plot?.found).toEqual([{ code: 'forme_illisible', colonne: 'forme', details }])
  })
})
