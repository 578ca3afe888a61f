import { expect, test } from 'vitest'
import { organisations } from '../../demo/organisations.ts'
import { CROSSED_FIELD, eastOf, FIELD, FIELD_AGAIN, freshCorner, walk } from '../../demo/play/survey.ts'

const today = new Date('2026-05-04T08:00:00Z')
const corner = { longitude: 2.35, latitude: 6.95 }
const ringOf = (contour: typeof FIELD, at = corner) => walk(at, contour, today).geojson.coordinates[0] ?? []

test('the demo’s field is of about a hectare, and its second survey nearly the same', () => {
  const [surface, again] = [FIELD, FIELD_AGAIN].map((c) => walk(corner, c, today).surface_telephone_m2)
  expect(surface).toBeGreaterThan(9000)
  expect(surface).toBeLessThan(11_000)
  expect(Math.abs((again ?? 0) - (surface ?? 0))).toBeLessThan(10)
  expect(ringOf(FIELD_AGAIN)).not.toEqual(ringOf(FIELD))
})

test('a field walked sixty metres to the east overlaps it by far more than is tolerated', () => {
  const [east, next] = [ringOf(FIELD), ringOf(FIELD, eastOf(corner, 60))].map((ring) => {
    const xs = ring.map(([x = 0]) => x)
    return { from: Math.min(...xs), to: Math.max(...xs) }
  })
  expect(next?.from).toBeLessThan(east?.to ?? 0)
})

test('the crossed contour crosses itself', () => {
  const [a, b, c, d] = ringOf(CROSSED_FIELD)
  const side = ([px = 0, py = 0]: number[], [qx = 0, qy = 0]: number[], [rx = 0, ry = 0]: number[]) =>
    Math.sign((qx - px) * (ry - py) - (qy - py) * (rx - px))
  const [p = [], q = [], r = [], s = []] = [a, d, b, c]
  expect(side(p, q, r)).not.toBe(side(p, q, s))
  expect(side(r, s, p)).not.toBe(side(r, s, q))
})

test('a fresh corner is kilometres from every plot of the demo', () => {
  const posts = organisations().flatMap(({ land }) =>
    land.parcelles.flatMap(({ geojson }) => geojson.coordinates[0] ?? []),
  )
  for (let i = 0; i < 100; i++) {
    const { longitude, latitude } = freshCorner()
    const nearest = Math.min(...posts.map(([x, y]) => Math.hypot(x - longitude, y - latitude)))
    expect(nearest).toBeGreaterThan(0.02)
  }
})
