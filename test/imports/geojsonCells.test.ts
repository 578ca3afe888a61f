// Spec: imports#contours: an outline of GeoJSON in a cell is refused, or read with a warning, as in a file of GeoJSON.
import { expect, test } from 'vitest'
import { kindOf } from '../../src/imports/kinds.ts'
import { readRows } from '../../src/imports/read.ts'
import { createRowConverter } from '../../src/imports/understand.ts'

const RING = '[[2.7,6.9],[2.701,6.9],[2.701,6.901],[2.7,6.9]]'
const POLYGON = `{"type":"Polygon","coordinates":[${RING}]}`
const TRACK = '{"type":"LineString","coordinates":[[2.7,6.9],[2.8,7]]}'

async function found(geojson: string) {
  const understand = createRowConverter(kindOf('parcelles'))
  const cell = `"${geojson.replaceAll('"', '""')}"`
  const content = Buffer.from(`producteur;nom;produit;geometry\nP-1;N;ANANAS;${cell}\n`)
  const findings = []
  for await (const row of readRows(kindOf('parcelles'), 'csv', content))
    findings.push(...understand(row).constats)
  return findings.map(({ code, details }) => ({ code, details }))
}
const withSystem = (name: string) =>
  `{"type":"Polygon","crs":{"type":"name","properties":{"name":"${name}"}},"coordinates":[${RING}]}`

test('the system WGS 84 is read', async () => {
  expect(await found(withSystem('urn:ogc:def:crs:OGC:1.3:CRS84'))).toEqual([])
})

test('another system is refused', async () => {
  const details = { raison: 'systeme', lu: 'EPSG:4267' }
  expect(await found(withSystem('EPSG:4267'))).toMatchObject([{ code: 'forme_illisible', details }])
})

test('a track beside the polygon is told', async () => {
  expect(await found(`{"type":"GeometryCollection","geometries":[${POLYGON},${TRACK}]}`)).toEqual([
    { code: 'forme_partielle', details: { ecarte: ['LineString'] } },
  ])
})

test('a member written twice is refused', async () => {
  const twice = `${POLYGON.slice(0, -1)},"coordinates":[${RING}]}`
  const details = { raison: 'membre_repete', lu: 'coordinates' }
  expect(await found(twice)).toMatchObject([{ code: 'forme_illisible', details }])
})

test.each([
  ['a type', String.raw`{"type":"\u0000\ud800"}`],
  ['a part left out', String.raw`{"type":"GeometryCollection","geometries":[${POLYGON},{"type":"\u0000"}]}`],
  ['a system', withSystem(String.raw`\u0000\udc00`)],
  ['a member', String.raw`{"\u0000":1,"\u0000":2}`],
])('the text of %s is one that the database stores', async (_what, geojson) => {
  const texts: string[] = []
  JSON.stringify(await found(geojson), (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  expect(texts.join()).toMatch(/forme_/)
  expect(texts.filter((text) => text.includes('\0') || !text.isWellFormed())).toEqual([])
})
