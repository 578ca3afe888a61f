// The two campaigns of the model's world. Each campaign reads its own frozen version of the pack, independent of the other.
import { PACK, PRODUITS, type ProduitDuPack } from './pack.ts'
import type { Organisation } from './types.ts'

/** A campaign's code, and its frozen version of the pack with the products. */
export type Campagne = {
  readonly code: string
  readonly version: string
  readonly produits: readonly ProduitDuPack[]
}

/** The first campaign; every capacity and every yield is validated in it. */
export const PREMIERE: Campagne = { code: 'C1', version: PACK.version, produits: PRODUITS }

/** The campaign that opens second: its juice takes more fruit and has a deduction, and every product has a rule. */
export const SUIVANTE: Campagne = {
  code: 'C2',
  version: '2.0.0',
  produits: PRODUITS.map((produit) =>
    produit.code === 'JUS'
      ? {
          ...produit,
          coefficient_ppm: 1_333_333,
          refaction: [{ critere: 'humidite', franchise_cp: 100, coefficient_pm: 500 }],
        }
      : { ...produit, refaction: produit.refaction ?? [] },
  ),
}

/** Returns the campaign with an id; null if the organization does not know it. */
export function campagneOf({ campagne, suivante }: Organisation, id: string): Campagne | null {
  if (id === campagne.id) return PREMIERE
  return id === suivante.id ? SUIVANTE : null
}

/** Returns the key of a number that is counted per campaign: it contains the campaign's code, except in the first campaign. */
export function keyIn({ code }: Campagne, key: string): string {
  return code === PREMIERE.code ? key : `${code} ${key}`
}
