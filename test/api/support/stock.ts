// Lots for tests that are not about receptions, made by the service's own rules and complete in every respect.
import { randomUUID } from 'node:crypto'
import { CAMPAGNE, EMPLACEMENT, FOURNISSEUR, ORGANISATION, PRODUIT, UTILISATEUR } from '../../../demo/ids.ts'
import type { TestDatabase } from '../../support/database.ts'

/** Options for a lot. */
export type LotWish = {
  readonly quantite_g?: number
  readonly statut?: 'brouillon' | 'en_attente' | 'validé' | 'rejeté' | 'quarantaine'
  readonly etats?: Readonly<Record<string, string>>
  readonly produit_id?: string
  readonly emplacement_id?: string
  /** The date of the reception; now by default. */
  readonly date_operation?: string
  /** True if the lot belongs to the neighbouring organization. */
  readonly voisine?: boolean
  readonly id?: string
}

/** The id of a lot of VOISINE. */
export const LOT_VOISINE = '01960000-00f0-7000-8000-000000000001'

const ACTES: Readonly<Record<string, readonly string[]>> = {
  brouillon: [],
  en_attente: [],
  rejeté: ['rejeter'],
  validé: ['valider'],
  quarantaine: ['valider', 'mettre_en_quarantaine'],
}

/** The part of a service that gives access to its database. */
type Served = { readonly server: { readonly database: Pick<TestDatabase, 'admin'> } }

/** Makes a lot of bought-in produce with its reception; returns the lot's id. */
export async function makeLot(api: Served, wish: LotWish = {}): Promise<string> {
  const { quantite_g = 1_000_000, statut = 'validé', etats = { AB: 'AB' }, voisine = false } = wish
  const owner = voisine
    ? {
        org: ORGANISATION.voisine,
        user: UTILISATEUR.voisineRsci,
        place: EMPLACEMENT.voisine,
        campagne: CAMPAGNE.voisine,
      }
    : {
        org: ORGANISATION.demo,
        user: UTILISATEUR.magasinier,
        place: EMPLACEMENT.magasin,
        campagne: CAMPAGNE.demo,
      }
  const [lot, reception] = [wish.id ?? randomUUID(), randomUUID()]
  const produit = wish.produit_id ?? (voisine ? PRODUIT.cacao : PRODUIT.ananas)
  const place = wish.emplacement_id ?? owner.place
  const draft = statut === 'brouillon' ? 'brouillon' : 'en_attente'
  await api.server.database.admin(async (client) => {
    await client.query('begin')
    await client.query(`set local role metier`)
    await client.query(
      `select set_config('sillon.organisation_id', $1, true), set_config('sillon.utilisateur_id', $2, true)`,
      [owner.org, owner.user],
    )
    await client.query(
      `insert into reception.reception (organisation_id, id, campagne_id, produit_id, origine, fournisseur_id, emplacement_id,
         statut, lot_id, net_g, refaction_g, net_marchand_g, mesures, date_operation, cree_le, auteur_id)
       values ($1, $2, $3, $4, 'achat', $5, $6, 'en_attente', null, $7, 0, $7, '{}', coalesce($9, now()), now(), $8)`,
      [
        owner.org,
        reception,
        owner.campagne,
        produit,
        voisine ? FOURNISSEUR.voisine : FOURNISSEUR.plantation,
        place,
        quantite_g,
        owner.user,
        wish.date_operation,
      ],
    )
    await client.query(
      `select lot.naitre(jsonb_populate_record(null::lot.lot, $1), $2, 'apports', $3, now())`,
      [
        JSON.stringify({
          id: lot,
          campagne_id: owner.campagne,
          nature: 'REC',
          produit_id: produit,
          statut: draft,
          reception_id: reception,
          emplacement_id: place,
        }),
        JSON.stringify(etats),
        owner.user,
      ],
    )
    await client.query(`update reception.reception set lot_id = $2 where id = $1`, [reception, lot])
    if (statut !== 'brouillon')
      await client.query(
        `select matiere.mouvoir('reception', 'reception', $1, array[
           (matiere.compte_de('fournisseur', $2), $3::uuid, -$4::bigint, null),
           (matiere.compte_de('lot', $5), $3::uuid, $4::bigint, null)]::matiere.ligne[], $6, coalesce($7, now()), now())`,
        [
          reception,
          voisine ? FOURNISSEUR.voisine : FOURNISSEUR.plantation,
          produit,
          quantite_g,
          lot,
          owner.user,
          wish.date_operation,
        ],
      )
    for (const acte of ACTES[statut] ?? []) {
      if (acte === 'valider') await client.query('select lot.numeroter($1, now())', [lot])
      if (acte === 'mettre_en_quarantaine')
        await client.query(`select lot.mettre_en_quarantaine($1, 'essai', null, $2, now())`, [
          lot,
          owner.user,
        ])
      else
        await client.query(`select lot.changer_statut($1, $2, 'essai', $3, now())`, [lot, acte, owner.user])
    }
    const reached = { validé: 'validée', quarantaine: 'validée', rejeté: 'rejetée' }[statut as string]
    if (reached)
      await client.query(
        `update reception.reception set statut = $2, numero_officiel = (
        select l.numero_officiel from lot.lot l where l.id = $3) where id = $1`,
        [reception, reached, lot],
      )
    await client.query('commit')
  })
  return lot
}

/** Makes a lot that was in stock when the organization started; returns its id. */
export async function makeOpeningLot(api: Served): Promise<string> {
  const asked = {
    code_externe: randomUUID(),
    campagne_id: CAMPAGNE.demo,
    nature: 'REC',
    produit_id: PRODUIT.ananas,
    emplacement_id: EMPLACEMENT.magasin,
    quantite_g: 1_000,
    date: '2026-01-31',
    etats: { AB: 'AB' },
  }
  return api.server.database.admin(async (client) => {
    await client.query('begin')
    await client.query(`set local role metier`)
    await client.query(
      `select set_config('sillon.organisation_id', $1, true), set_config('sillon.utilisateur_id', $2, true)`,
      [ORGANISATION.demo, UTILISATEUR.magasinier],
    )
    const { rows } = await client.query<{ id: string }>('select lot.reprendre($1, $2, now()) as id', [
      JSON.stringify(asked),
      UTILISATEUR.magasinier,
    ])
    await client.query('reset role')
    await client.query(IMPORTED, [ORGANISATION.demo, UTILISATEUR.magasinier, rows[0]?.id])
    await client.query('commit')
    return rows[0]?.id ?? ''
  })
}
// Writes the import that brought a lot in.
const IMPORTED = `with i as (
    insert into importation.importation
      (organisation_id, genre, nom_fichier, format, taille_octets, sha256, statut, cree_le, auteur_id)
    values ($1, 'stock', 'x', 'csv', 1, repeat('0', 64), 'applique', now(), $2) returning *)
  insert into importation.ligne (organisation_id, importation_id, rang, numero, cellules, objet_id, ecrite_le)
  select organisation_id, id, 1, 2, '{}', $3, now() from i`
