// A walk around a plot with a receiver that behaves as badly as a real one: it jumps, stands still, loses the sky and comes back.
import type { PointGps } from '@sillon/telephone/releve'
import { emptyState } from '@sillon/telephone/state'
import { describe, expect, test } from 'vitest'
import type { Connu } from '../../apps/telephone/logic/acte.ts'
import {
  doutesDuParcours,
  type Parcours,
  plotsNear,
  traceOf,
  vueParcours,
  withoutLast,
  withPoint,
} from '../../apps/telephone/logic/parcours.ts'
import { ringsOverlap } from '../../apps/telephone/logic/recouvrement.ts'
import type { Registre } from '../../apps/telephone/logic/registre.ts'

const METRE = 1 / 110_600
const START: Parcours = { points: [], enPause: false }
const at = (x: number, y: number, precision_cm = 300): PointGps => ({
  longitude: 2.2 + x * METRE,
  latitude: 6.7 + y * METRE,
  precision_cm,
})
const walked = (points: readonly PointGps[], start = START) => points.reduce(withPoint, start)
const square = (x: number, y: number, side: number) =>
  [at(x, y), at(x + side, y), at(x + side, y + side), at(x, y + side)] as const
const ring = (points: readonly PointGps[]) => vueParcours(points).anneau

// Walks along the sides of a square, a point for each step.
function around(side: number, step: number): PointGps[] {
  const corners = square(0, 0, side)
  const count = side / step
  return corners.flatMap((from, corner) => {
    const to = corners[(corner + 1) % 4] ?? from
    return Array.from({ length: count }, (_, n) => ({
      longitude: from.longitude + ((to.longitude - from.longitude) * n) / count,
      latitude: from.latitude + ((to.latitude - from.latitude) * n) / count,
      precision_cm: 300,
    }))
  })
}

function connu(plots: readonly (readonly PointGps[])[]): Connu {
  const parcelle = plots.map((points, n) => ({
    id: `p${n}`,
    groupement_id: null,
    producteur_id: null,
    nom: `p${n}`,
    surface_declaree_m2: 10_000,
    surface_m2: null,
    cultures: '[]',
    geojson: JSON.stringify({ type: 'Polygon', coordinates: [ring(points)] }),
    longitude_microdegres: null,
    latitude_microdegres: null,
  }))
  const registre = { parcelle, producteur: [] } as unknown as Registre
  return { registre, state: emptyState(), langue: 'fr', now: new Date('2026-05-04T08:00:00Z') }
}

describe('the receiver', () => {
  test('that stands still, or reports 30 m under trees, adds no point', () => {
    const still = walked([at(0, 0), at(0.4, 0.3), at(0.9, 0.2)])
    expect(still.points).toHaveLength(1)
    expect(walked([at(5, 0, 3_000), at(6, 0, 4_000)], still).points).toHaveLength(1)
    expect(walked([at(5, 0)], still).points).toHaveLength(2)
  })

  test('in a pause adds nothing, and goes on afterwards; a wrong last point is taken back', () => {
    const paused = { ...walked([at(0, 0), at(10, 0)]), enPause: true }
    expect(walked([at(50, 50)], paused)).toEqual(paused)
    const on = walked([at(10, 10)], { ...paused, enPause: false })
    expect(on.points).toHaveLength(3)
    expect(withoutLast(on).points).toEqual(paused.points)
  })

  test('is sampled by its own precision: an hour once a second is no hour of points', () => {
    const { points } = walked(around(900, 1))
    expect(points.length).toBeLessThan(2_500)
    expect(vueParcours(points).surface_m2).toBeGreaterThan(800_000)
    expect(vueParcours(points).surface_m2).toBeLessThan(820_000)
  })
})

describe('the view of a walk', () => {
  test('shows the area as it grows, the way round and the precision', () => {
    const half = vueParcours(square(0, 0, 100).slice(0, 3))
    const whole = vueParcours(square(0, 0, 100))
    expect([Math.round(half.surface_m2 / 100), Math.round(whole.surface_m2 / 100)]).toEqual([50, 100])
    expect(whole).toMatchObject({ precision_cm: 300, imprecis: false })
    expect(whole.perimetre_m).toBeGreaterThan(395)
    expect(vueParcours([...square(0, 0, 100), at(0, 50, 2_000)]).imprecis).toBe(true)
    expect(vueParcours([])).toMatchObject({ surface_m2: 0, precision_cm: null })
  })

  test('outlines the plots nearby, and none of the next district', () => {
    const known = connu([square(120, 0, 100), square(9_000, 0, 100)])
    expect(plotsNear(known, at(0, 0)).map(({ id }) => id)).toEqual(['p0'])
    expect(plotsNear(known, at(0, 0), 'p0')).toEqual([])
  })

  test.each([
    ['a neighbour beside', 100, []],
    ['a neighbour whose border was walked 2 m over', 98, []],
    ['a plot half under it', 50, ['chevauchement_parcelle']],
  ])('%s', (_what, x, doubts) => {
    const points = square(0, 0, 100)
    expect(doutesDuParcours(connu([square(x, 0, 100)]), { points }, '', null)).toEqual(doubts)
  })

  test('a plot inside, around, and across it has land in common; its own earlier survey has not', () => {
    const outer = ring(square(0, 0, 100))
    expect(ringsOverlap(outer, ring(square(40, 40, 20)))).toBe(true)
    expect(ringsOverlap(ring(square(40, 40, 20)), outer)).toBe(true)
    const across = [at(-50, 45), at(150, 45), at(150, 55), at(-50, 55)]
    expect(ringsOverlap(outer, ring(across))).toBe(true)
    const points = square(0, 0, 100)
    expect(doutesDuParcours(connu([points]), { points }, 'p0', 10_000)).toEqual([])
    expect(doutesDuParcours(connu([points]), { points }, 'p0', 5_000)).toEqual(['surface_differente'])
    expect(doutesDuParcours(connu([]), { points: [] }, '', null)).toEqual([])
  })
})

test('the raw trace is GPX with every point of the walk', () => {
  const text = new TextDecoder().decode(traceOf(square(0, 0, 10)))
  expect(text.match(/<trkpt /g)).toHaveLength(4)
  expect(text).toContain('<hdop>3</hdop>')
})
