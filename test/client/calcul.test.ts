import {
  type Critere,
  computeCollecte,
  remainingCapacity,
  surfaceUncertainty,
} from '@sillon/telephone/calcul'
import { describe, expect, it } from 'vitest'

const CRITERES: Critere[] = [
  { critere: 'humidite', franchise_cp: 700, coefficient_pm: 1000 },
  { critere: 'impuretes', franchise_cp: 100, coefficient_pm: 1500 },
]
const pesees = (...bruts: number[]) => bruts.map((brut_g) => ({ brut_g, tare_g: 1_000 }))

describe('the calculation of a collection', () => {
  it.each([
    ['nothing to deduct', { humidite_cp: 700, impuretes_cp: 100 }, CRITERES, 0],
    ['one point of moisture above', { humidite_cp: 800, impuretes_cp: 0 }, CRITERES, 1_000],
    ['both', { humidite_cp: 800, impuretes_cp: 200 }, CRITERES, 2_500],
    [
      'rounded down',
      { humidite_cp: 701 },
      [{ critere: 'humidite', franchise_cp: 700, coefficient_pm: 999 }],
      9,
    ],
    ['nothing measured', { humidite_cp: null }, CRITERES, 0],
    ['no criteria', { humidite_cp: 9_000 }, [], 0],
    ['at most everything', { humidite_cp: 10_000, impuretes_cp: 10_000 }, CRITERES, 100_000],
  ] satisfies [string, { humidite_cp?: number | null; impuretes_cp?: number }, Critere[], number][])(
    '%s',
    (_, mesures, criteres, refaction_g) => {
      expect(computeCollecte(pesees(51_000, 51_000), mesures, criteres)).toEqual({
        net_g: 100_000,
        refaction_g,
        net_marchand_g: 100_000 - refaction_g,
      })
    },
  )

  it('is exact where the product passes 2^53', () => {
    const critere: Critere = { critere: 'humidite', franchise_cp: 0, coefficient_pm: 3_333 }
    const heavy = Array.from({ length: 200 }, () => ({ brut_g: 999_999_999, tare_g: 0 }))
    // 199999999800 × 2999 × 3333 / 10^7, rounded down
    expect(computeCollecte(heavy, { humidite_cp: 2_999 }, [critere]).refaction_g).toBe(199_913_339_800)
  })
})

it('what remains of a capacity is negative once it is crossed', () => {
  expect(remainingCapacity({ plafond_g: 1_000, consomme_g: 400 })).toBe(600)
  expect(remainingCapacity({ plafond_g: 1_000, consomme_g: 1_400 })).toBe(-400)
  expect(remainingCapacity({ plafond_g: null, consomme_g: 400 })).toBeNull()
})

it('a surface is uncertain along its perimeter', () => {
  expect(surfaceUncertainty(400, 350)).toBe(1_400) // 400 m of perimeter at an error of 3.5 m
})
