// The packs as the demo publishes them, and the products and inputs that an organization takes from its pack.
import { readFileSync } from 'node:fs'
import { demoId } from '../ids.ts'
import type { Intrant } from '../operations.ts'
import type { Organisation } from '../organisations.ts'

type Pack = {
  code: string
  produits: { code: string }[]
  intrants_autorises: { code: string; libelle_fr: string; unite_code: string }[]
}

/** The products that an organization takes from its pack, under the demo's ids. */
export function numberedProduits({ pack, offset }: Organisation): object[] {
  return readPack(pack).produits.map((produit, i) => ({ ...produit, id: demoId('produit', offset + i + 1) }))
}

/** The inputs that the pack of an organization allows, under the demo's ids. */
export function numberedIntrants({ pack, offset }: Organisation): Intrant[] {
  return readPack(pack).intrants_autorises.map(({ code, libelle_fr, unite_code }, i) => {
    return { id: demoId('intrant', offset + i + 1), code, nom: libelle_fr, unite_code }
  })
}

/** A pack as it is published. */
export function readPack(code: string): Pack {
  return JSON.parse(readFileSync(new URL(`../../packs/${code}.json`, import.meta.url), 'utf8')) as Pack
}
