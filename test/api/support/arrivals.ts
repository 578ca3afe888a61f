// Receptions of members' collections, for tests about later acts. They are sent as the office sends a reception.
import { randomUUID } from 'node:crypto'
import { CAMPAGNE, EMPLACEMENT, GROUPEMENT, ORGANISATION, PRODUIT, UTILISATEUR } from '../../../demo/ids.ts'
import type { Api } from './api.ts'

/** A collection that has arrived, or the reference of one that has not, with the mass on its paper and the weighed mass. */
export type Contribution = {
  readonly collecte_id?: string
  readonly reference?: string
  readonly quantite_g: number
  readonly recu_g?: number
}

/** A validated reception of pineapple and its lot. */
export type Received = { readonly reception_id: string; readonly lot_id: string }

/** Makes a validated reception from collections by agent1 and from references whose commands have not arrived yet. */
export async function receive(api: Api, contributions: readonly Contribution[]): Promise<Received> {
  const [reception_id, lot_id] = [randomUUID(), randomUUID()]
  const apports = contributions.map((one, i) => ({
    id: randomUUID(),
    rang: i + 1,
    recu_g: one.quantite_g,
    collecte_id: null,
    reference: null,
    ...one,
  }))
  const net_g = apports.reduce((sum, { recu_g }) => sum + recu_g, 0)
  await api.server.database.admin(async (client) => {
    const ask = (sql: string, values: unknown[] = []) => client.query(sql, values)
    await ask('begin')
    await ask('set local role metier')
    await ask(
      `select set_config('sillon.organisation_id', $1, true), set_config('sillon.utilisateur_id', $2, true)`,
      [ORGANISATION.demo, UTILISATEUR.magasinier],
    )
    await ask(
      `insert into reception.reception (organisation_id, id, campagne_id, produit_id, origine, groupement_id, emplacement_id,
         statut, net_g, refaction_g, net_marchand_g, mesures, date_operation, cree_le, auteur_id)
       values ($1, $2, $3, $4, 'membres', $5, $6, 'validée', $7, 0, $7, '{}', now(), now(), $8)`,
      [
        ORGANISATION.demo,
        reception_id,
        CAMPAGNE.demo,
        PRODUIT.ananas,
        GROUPEMENT.allada,
        EMPLACEMENT.magasin,
        net_g,
        UTILISATEUR.magasinier,
      ],
    )
    await ask(
      `insert into reception.apport (organisation_id, id, reception_id, rang, collecte_id, reference_provisoire, quantite_g, recu_g)
       select $1, a.id, $2, a.rang, a.collecte_id, a.reference, a.quantite_g, a.recu_g
       from jsonb_to_recordset($3) as a (id uuid, rang smallint, collecte_id uuid, reference text, quantite_g bigint, recu_g bigint)`,
      [ORGANISATION.demo, reception_id, JSON.stringify(apports)],
    )
    await ask(
      `select lot.naitre(jsonb_populate_record(null::lot.lot, $1), reception.etats($2), 'apports', $3, now())`,
      [
        JSON.stringify({
          id: lot_id,
          campagne_id: CAMPAGNE.demo,
          nature: 'REC',
          produit_id: PRODUIT.ananas,
          statut: 'en_attente',
          reception_id,
          emplacement_id: EMPLACEMENT.magasin,
        }),
        reception_id,
        UTILISATEUR.magasinier,
      ],
    )
    await ask('update reception.reception set lot_id = $2 where id = $1', [reception_id, lot_id])
    await ask(
      `select matiere.mouvoir('reception', 'reception', $1, array_agg(l order by l.objet_id), $4, now(), now())
       from reception.apport a cross join lateral unnest(matiere.equilibrer(array[
         (case when a.collecte_id is null then matiere.compte_de('attendu', a.id) else matiere.compte_de('garde', $5) end,
          $3::uuid, -a.quantite_g, a.collecte_id),
         (matiere.compte_de('lot', $2), $3::uuid, a.recu_g, a.collecte_id)]::matiere.ligne[], a.collecte_id)) as l
       where a.reception_id = $1`,
      [reception_id, lot_id, PRODUIT.ananas, UTILISATEUR.magasinier, UTILISATEUR.agent1],
    )
    await ask('select lot.numeroter($1, now())', [lot_id])
    await ask(`select lot.changer_statut($1, 'valider', null, $2, now())`, [lot_id, UTILISATEUR.magasinier])
    await ask('commit')
  })
  return { reception_id, lot_id }
}
