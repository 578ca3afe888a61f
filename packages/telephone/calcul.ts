// Calculations that the phone shows to the agent. They are indicative: the server calculates again, and its value wins.
import type { ReplicaRow } from './contract.ts'

/** A criterion of the pack parameter `collecte.refaction.<produit>`. */
export type Critere = { critere: 'humidite' | 'impuretes'; franchise_cp: number; coefficient_pm: number }

/** Net mass, deduction and marketable net mass of a collection, in grams. */
export type Calcul = { net_g: number; refaction_g: number; net_marchand_g: number }

/** Calculates a collection. A criterion without a measurement deducts nothing. */
export function computeCollecte(
  pesees: { brut_g: number; tare_g: number }[],
  mesures: { humidite_cp?: number | null; impuretes_cp?: number | null },
  criteres: Critere[],
): Calcul {
  const net_g = pesees.reduce((sum, { brut_g, tare_g }) => sum + brut_g - tare_g, 0)
  const deductions = criteres.map(({ critere, franchise_cp, coefficient_pm }) => {
    const mesure_cp = mesures[`${critere}_cp`] ?? 0
    const excess_cp = Math.max(0, mesure_cp - franchise_cp)
    // BigInt, because the product of the three numbers may exceed 2^53; the quotient does not.
    return Number((BigInt(net_g) * BigInt(excess_cp) * BigInt(coefficient_pm)) / 10_000_000n)
  })
  const refaction_g = Math.min(
    net_g,
    deductions.reduce((sum, deduction) => sum + deduction, 0),
  )
  return { net_g, refaction_g, net_marchand_g: net_g - refaction_g }
}

/** Returns the grams that a producer may still deliver, from a row `solde` of the replica: negative above the ceiling, null if unknown. */
export function remainingCapacity({
  plafond_g,
  consomme_g,
}: Pick<ReplicaRow<'solde'>, 'plafond_g' | 'consomme_g'>): number | null {
  return plafond_g === null || consomme_g === null ? null : plafond_g - consomme_g
}

/** Returns the uncertainty of a surveyed surface in m2: the perimeter times the median precision of the points. */
export function surfaceUncertainty(perimetre_m: number, precision_mediane_cm: number): number {
  return Math.round((perimetre_m * precision_mediane_cm) / 100)
}
