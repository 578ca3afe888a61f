// The next version of the demo's pack, for the season's second campaign.
import { readFileSync } from 'node:fs'

/** The next version of the pack: juice takes more fruit, and its deduction has a rule. */
export const NEXT = { version: '1.1', produit: 'ANANASJUS', coefficient_ppm: 2_400_000 }

/** The document of the pack's next version. */
export function nextPack(): string {
  const pack = JSON.parse(readFileSync(new URL('../../packs/fruits.json', import.meta.url), 'utf8'))
  const produits = pack.produits.map((produit: { code: string; matiere_premiere_liee: object }) =>
    produit.code === NEXT.produit
      ? {
          ...produit,
          matiere_premiere_liee: { ...produit.matiere_premiere_liee, coefficient_ppm: NEXT.coefficient_ppm },
        }
      : produit,
  )
  const parametres = { ...pack.parametres, [`collecte.refaction.${NEXT.produit}`]: [] }
  return JSON.stringify({ ...pack, version: NEXT.version, produits, parametres })
}
