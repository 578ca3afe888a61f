// The two campaigns of the model's world: each reads the version of the pack that it froze, whatever the other did.
import { PACK, PRODUITS, type ProduitDuPack } from './pack.ts'
import type { Organisation } from './types.ts'

/** A campaign's code, and the version of the pack that it froze with its products. */
export type Campagne = {
  readonly code: string
  readonly version: string
  readonly produits: readonly ProduitDuPack[]
}

/** The first campaign; every capacity is validated in it, and every yield. */
export const PREMIERE: Campagne = { code: 'C1', version: PACK.version, produits: PRODUITS }

/** The one that opens after it: juice takes more fruit and has a deduction, and every product a rule. */
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

/** The campaign of an id; null for one that the organization does not know. */
export function campagneOf({ campagne, suivante }: Organisation, id: string): Campagne | null {
  if (id === campagne.id) return PREMIERE
  return id === suivante.id ? SUIVANTE : null
}

/** Numbers counted per campaign bear its code, but for the first. */
export function keyIn({ code }: Campagne, key: string): string {
  return code === PREMIERE.code ? key : `${code} ${key}`
}
