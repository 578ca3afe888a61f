// The collections that an agent can choose: those of this phone, and those that the service knows.
import type { CollecteEnregistrer2 } from '@sillon/telephone/payloads/collecte.enregistrer/2'
import type { State } from '@sillon/telephone/state'
import type { Enveloppe } from '@sillon/telephone/types'
import type { Registre } from './registre.ts'

/** A collection to choose; `numero` is the official number, else the number on the receipt. */
export type CollecteConnue = {
  readonly id: string
  readonly numero: string
  readonly campagne_id: string | null
  readonly producteur_id: string | null
  readonly parcelle_id: string | null
  readonly net_g: number | null
}

/** Returns the collections, newest first; one that was rejected is none. */
export function collectesConnues({ collecte }: Registre, { commandes }: State): CollecteConnue[] {
  const own = commandes
    .filter(({ type, resultat }) => type === 'collecte.enregistrer' && resultat?.issue !== 'rejetee')
    .map(({ texte, resultat }): CollecteConnue => {
      const { payload, reference_provisoire } = JSON.parse(texte) as Enveloppe
      const said = payload as CollecteEnregistrer2
      return {
        id: said.collecte_id,
        numero: resultat?.numero_officiel ?? reference_provisoire ?? '',
        campagne_id: said.campagne_id,
        producteur_id: said.producteur_id,
        parcelle_id: said.parcelle_id,
        net_g: said.calcul_telephone.net_g,
      }
    })
    .reverse()
  const ids = new Set(own.map(({ id }) => id))
  const others = collecte
    .filter(({ id }) => !ids.has(id))
    .map((one) => ({
      id: one.id,
      numero: one.numero_officiel ?? one.reference_provisoire ?? '',
      campagne_id: one.campagne_id,
      producteur_id: one.producteur_id,
      parcelle_id: one.parcelle_id,
      net_g: one.net_g,
    }))
  return [...own, ...others]
}
