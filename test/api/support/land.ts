import { v7 as uuidv7 } from 'uuid'
import { GROUPEMENT } from '../../../demo/ids.ts'
import type { Api } from './api.ts'

/** A producer and their plot. */
export type Land = { readonly producteur_id: string; readonly parcelle_id: string }

/** Ids that the service does not know yet. */
export function unknownLand(): Land {
  return { producteur_id: uuidv7(), parcelle_id: uuidv7() }
}

/** The producer and the plot arrive: what another phone's queue would bring. */
export async function arrive(
  api: Api,
  organisation_id: string,
  { producteur_id, parcelle_id }: Land,
): Promise<void> {
  await api.sql(
    `insert into producteur.producteur (organisation_id, id, groupement_declare, groupement_id, nom, prenoms, telephone, cree_le)
     values ($1, $2, $3, $3, 'Arrivée', 'Tardive', '+22901999999', now())`,
    [organisation_id, producteur_id, GROUPEMENT.allada],
  )
  await api.sql(
    `insert into parcelle.parcelle (organisation_id, id, producteur_declare, producteur_id, nom, surface_declaree_m2, cree_le)
     values ($1, $2, $3, $3, 'Champ', 1000, now())`,
    [organisation_id, parcelle_id, producteur_id],
  )
}
