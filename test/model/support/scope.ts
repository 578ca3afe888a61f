// A supplier whose certificate covers exactly one activity, one site and one product, from a day on.
import { EMPLACEMENT, PRODUIT } from '../../../demo/ids.ts'
import type { Api } from '../../api/support/api.ts'
import { hoursAgo } from '../../api/support/dates.ts'

const SITE = 'Dépôt'

/** The supplier, its certificate with its last day, and the day from which the certificate's only line is valid. */
export type Scoped = {
  readonly supplier: string
  readonly certificat: string
  readonly du: string
  readonly au: string
}

/** The certificate covers the supplier's goods only at the storeroom, since five days ago. */
export async function openScope(api: Api): Promise<Scoped> {
  await api.sql('update emplacement.emplacement set site = $2 where id = $1', [EMPLACEMENT.magasin, SITE])
  const du = hoursAgo(24 * 5).slice(0, 10)
  const au = hoursAgo(-24 * 60).slice(0, 10)
  const { status, body, text } = await api.post(
    '/v1/fournisseurs',
    {
      code: 'PORTEE',
      nom: 'Ferme à portée',
      pays: 'BJ',
      certificat: {
        numero: 'PORTEE-1',
        organisme: 'OC',
        referentiel_code: 'AB',
        categorie: 'A',
        valide_du: hoursAgo(24 * 300).slice(0, 10),
        valide_au: au,
        portee: [{ activite: 'production', site: SITE, produit_id: PRODUIT.ananas, du }],
      },
    },
    'rsci',
  )
  if (status !== 200 && status !== 201) throw new Error(text)
  await api.sql(`update fournisseur.fournisseur set actif_pendant = '{(,)}' where id = $1`, [body.id])
  const [made] = await api.sql<{ id: string }>(
    `select id from certificat.certificat where numero = 'PORTEE-1'`,
  )
  return { supplier: body.id, certificat: made?.id ?? '', du, au }
}

/** Says if the certificate with this last day covers a purchase from that supplier. */
export function covers({ du }: Scoped, said: Readonly<Record<string, unknown>>, au: string): boolean {
  // The organization's days begin one hour before those of UTC.
  const day = new Date(new Date(String(said.date_operation)).getTime() + 3_600_000).toISOString().slice(0, 10)
  return (
    said.emplacement_id === EMPLACEMENT.magasin &&
    said.produit_id === PRODUIT.ananas &&
    du <= day &&
    day <= au
  )
}

/**
 * Lists the receptions of that supplier that were validated as organic although they are at another place, or from before the
 * line was valid. Receptions corrected since then stay validated.
 */
export function uncovered(api: Api, { supplier, du }: Scoped): Promise<unknown[]> {
  return api.sql(
    `select r.id from reception.reception r join emplacement.emplacement e on e.id = r.emplacement_id
       join organisation.organisation o on o.id = r.organisation_id
     where r.fournisseur_id = $1 and r.statut = 'validée' and r.qualite_declaree ->> 'AB' = 'AB'
       and (e.site is distinct from $2 or (r.date_operation at time zone o.fuseau_horaire)::date < $3::date)
       and not exists (select from correction.correction c where c.entite_id = r.id)`,
    [supplier, SITE, du],
  )
}
