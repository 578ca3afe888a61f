import { type PointGps, perimeterOf, releveFrom, surfaceOf } from '@sillon/telephone/releve'
import { describe, expect, it } from 'vitest'

// Fields with their areas (m2) and perimeters (m), as PostGIS measures them on the ellipsoid: st_area and st_perimeter of a
// geography.
const FIELDS: [what: string, ring: [number, number][], surface_m2: number, perimetre_m: number][] = [
  [
    'a field in Allada',
    [
      [2.146, 6.668],
      [2.1472, 6.6681],
      [2.1471, 6.6692],
      [2.1459, 6.669],
    ],
    15_591,
    501,
  ],
  [
    'one across the equator',
    [
      [9.45, -0.001],
      [9.452, -0.001],
      [9.452, 0.001],
      [9.45, 0.001],
    ],
    49_236,
    888,
  ],
  [
    'the largest that a pack admits, in the western hemisphere',
    [
      [-78.5, -0.2],
      [-78.495, -0.2],
      [-78.495, -0.1964],
      [-78.5, -0.1964],
    ],
    221_562,
    1909,
  ],
  [
    'a square kilometre far from the equator',
    [
      [2.35, 48.85],
      [2.36, 48.85],
      [2.36, 48.86],
      [2.35, 48.86],
    ],
    816_081,
    3692,
  ],
]

const START = new Date('2026-05-04T08:00:00Z')
const END = new Date('2026-05-04T08:25:00Z')
const point = ([longitude, latitude]: readonly [number, number], precision_cm = 300): PointGps => {
  return { longitude, latitude, precision_cm }
}

describe('a surface on the phone', () => {
  it.each(FIELDS)('%s: within a thousandth of the server’s', (_, corners, surface_m2, perimetre_m) => {
    const ring = [...corners, ...corners.slice(0, 1)]
    expect(Math.abs(surfaceOf(ring) - surface_m2)).toBeLessThan(surface_m2 / 1000)
    expect(perimeterOf(ring)).toBe(perimetre_m)
    expect(surfaceOf(ring.toReversed())).toBe(surfaceOf(ring))
  })

  it('of less than three points is nothing', () => {
    const there = [2, 6]
    const back = [there, [2, 7], there]
    expect([[], [there], back].map(surfaceOf)).toEqual([0, 0, 0])
  })
})

describe('a survey', () => {
  const corners = FIELDS[0]?.[1] ?? []

  it('is the closed ring walked, its points counted before it was closed', () => {
    const walked = corners.map((corner) => point(corner))
    expect(releveFrom(walked, START, END)).toMatchObject({
      polygone_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      geojson: { type: 'Polygon', coordinates: [[...corners, corners[0]]] },
      nb_points: 4,
      precision_mediane_cm: 300,
      debut: '2026-05-04T08:00:00.000Z',
      fin: '2026-05-04T08:25:00.000Z',
      surface_telephone_m2: 15_591,
    })
  })

  it('that came back to its first point is left as it was walked', () => {
    const walked = [...corners, ...corners.slice(0, 1)].map((corner) => point(corner))
    expect(releveFrom(walked, START, END)).toMatchObject({
      geojson: { coordinates: [{ length: 5 }] },
      nb_points: 5,
    })
  })

  it.each([
    [[900, 100, 300], 300],
    [[900, 100, 300, 200], 250],
    [[100, 201], 151],
    [[], 0],
  ])('of precisions %j has the median %i', (precisions, median) => {
    const points = precisions.map((precision_cm) => point([2, 6], precision_cm))
    expect(releveFrom(points, START, END).precision_mediane_cm).toBe(median)
  })
})
