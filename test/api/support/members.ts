// Members and plots that a test makes in DEMO, registered as of a hundred days ago.
import { v7 as uuidv7 } from 'uuid'
import { GROUPEMENT, ORGANISATION } from '../../../demo/ids.ts'
import type { Api } from './api.ts'

/** A producer with a plot. */
export type Member = { readonly producteur_id: string; readonly parcelle_id: string }

/** Makes a producer in the group of Sékou, with an organic plot under AB. */
export async function newMember(api: Api): Promise<Member> {
  const member = { producteur_id: uuidv7(), parcelle_id: uuidv7() }
  const values = [ORGANISATION.demo, member.producteur_id, GROUPEMENT.sekou]
  await api.sql(
    `insert into producteur.producteur
       (organisation_id, id, groupement_declare, groupement_id, nom, prenoms, cree_le)
     values ($1, $2, $3, $3, 'Essai', 'Membre', now() - interval '100 days')`,
    values,
  )
  await api.sql(
    `insert into parcelle.parcelle
       (organisation_id, id, producteur_declare, producteur_id, groupement_id, nom, surface_declaree_m2, cree_le)
     values ($1, $4, $2, $2, $3, 'Parcelle d’essai', 10000, now() - interval '100 days')`,
    [...values, member.parcelle_id],
  )
  await api.sql(
    `insert into conformite.statut_parcelle
       (organisation_id, parcelle_id, referentiel_code, etat_code, periode, raison)
     values ($1, $2, 'AB', 'AB', tstzrange(now() - interval '100 days', null), 'essai')`,
    [ORGANISATION.demo, member.parcelle_id],
  )
  return member
}

/** Makes a plot that a producer has had for an hour and that has no recorded quality state; returns its id. */
export async function newPlot(api: Api, producteur_id: string): Promise<string> {
  const id = uuidv7()
  await api.sql(
    `insert into parcelle.parcelle
       (organisation_id, id, producteur_declare, producteur_id, groupement_id, nom, surface_declaree_m2, cree_le)
     select p.organisation_id, $2, p.id, p.id, p.groupement_id, 'Moitié', 5000, now() - interval '1 hour'
     from producteur.producteur p where p.id = $1`,
    [producteur_id, id],
  )
  return id
}

/** Returns the instant so many hours ago, in the format of requests. */
export function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * 3_600_000).toISOString()
}
