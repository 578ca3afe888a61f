import { crossesItself, type Doute, doubtsOf } from '@sillon/telephone/doutes'
import { releveFrom } from '@sillon/telephone/releve'
import { describe, expect, it, test } from 'vitest'

const AT = new Date('2026-06-01T07:00:00Z')
const survey = (places: number[][]) =>
  releveFrom(
    places.map(([longitude = 0, latitude = 0]) => ({ longitude, latitude, precision_cm: 300 })),
    AT,
    AT,
  )
// Returns a walk around a field of 100 m, with the noise of a GPS receiver.
const around = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const turn = (2 * Math.PI * at) / count
    const wobble = 1 + 0.01 * Math.sin(at * 12.9898)
    return [2.15 + 0.0005 * wobble * Math.cos(turn), 6.67 + 0.0005 * wobble * Math.sin(turn)]
  })
const square = [
  [2.97, 6.8],
  [2.971, 6.8],
  [2.971, 6.801],
  [2.97, 6.801],
]
const bowtie = [square[0], square[2], square[1], square[3]] as number[][]

// Spec: types-de-commandes#parcelle-relever: the phone reports at once the faults for which the server would refuse a survey.
describe('a survey in doubt', () => {
  it.each<[string, number[][], number[][], Doute[]]>([
    ['a field', square, [[2.9, 6.9]], []],
    ['one of which nothing else is known', square, [], []],
    ['a bow tie', bowtie, [], ['se_croise']],
    ['a side that comes back along another', [...square, [2.97, 6.8], [2.9705, 6.8]], [], ['se_croise']],
    ['two places', square.slice(0, 2), [], ['trop_peu_de_points']],
    [
      'no position',
      [
        [0, 0],
        [0.0001, 0],
        [0, 0.0001],
      ],
      [],
      ['origine'],
    ],
    ['another country', square, [[12, 4]], ['lointaine']],
    ['latitude first', square.map(([x = 0, y = 0]) => [y, x]), [[2.9, 6.9]], ['lointaine', 'intervertie']],
  ])('%s', (_what, places, known, doubts) => {
    expect(doubtsOf(survey(places), known)).toEqual(doubts)
  })
  test('a walk of 9,000 points crosses itself where it comes back', () => {
    const ring = [...around(9_000), around(9_000)[0] as number[]]
    expect([
      crossesItself(ring),
      crossesItself([...ring.slice(0, 4_000), [2.15, 6.67], ...ring.slice(3_900)]),
    ]).toEqual([false, true])
  })
})

// Spec: types-de-commandes#parcelle-relever: a long walk becomes a ring that the server accepts.
test('a walk of more points than a ring may have keeps its shape', () => {
  const [long, short] = [survey(around(60_000)), survey(around(9_000))]
  const ring = long.geojson.coordinates[0] ?? []
  expect(ring.length).toBeGreaterThan(100)
  expect(ring.length).toBeLessThanOrEqual(10_000)
  expect(ring.at(-1)).toEqual(ring[0])
  expect(long.nb_points).toBe(60_000)
  expect(Math.abs(long.surface_telephone_m2 / short.surface_telephone_m2 - 1)).toBeLessThan(0.01)
})
