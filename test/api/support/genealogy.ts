// A mass in g that enters (+) or leaves (-) an account: the kind of the account, its owner, and the record to which the goods
// belong.
import { randomUUID } from 'node:crypto'
import { CLIENT, ORGANISATION, PRODUIT, UTILISATEUR } from '../../../demo/ids.ts'
import type { Api } from './api.ts'

/**
 * A mass in g that enters (+) or leaves (-) an account: the kind of the account, its owner, and the record to which the goods
 * belong.
 */
export type Line = readonly [genre: string, objet: string | null, quantite_g: number, record?: string]

/** Writes a movement of pineapple into the ledger and returns its id. */
export function post(api: Api, genre: string, entite_id: string, lines: readonly Line[]): Promise<string> {
  const text = `select matiere.mouvoir($1, $2, $3, array(
    select (matiere.compte_de(l.genre, l.objet), $4::uuid, l.quantite_g, l.record)::matiere.ligne
    from jsonb_to_recordset($5) as l (genre text, objet uuid, quantite_g bigint, record uuid)), $6, now(), now()) as id`
  const rows = lines.map(([kind, objet, quantite_g, record = null]) => ({
    genre: kind,
    objet,
    quantite_g,
    record,
  }))
  return asRules(api, text, [
    genre,
    genre,
    entite_id,
    PRODUIT.ananas,
    JSON.stringify(rows),
    UTILISATEUR.magasinier,
  ])
}

/** Moves goods from lots into lots. */
export const pour = (api: Api, from: Record<string, number>, to: Record<string, number>): Promise<string> =>
  post(api, 'etape', randomUUID(), [
    ...Object.entries(from).map(([id, mass]): Line => ['lot', id, -mass]),
    ...Object.entries(to).map(
      ([id, mass]): Line => (id === 'perte' ? ['perte', null, mass] : ['lot', id, mass]),
    ),
  ])

/** Reverses a movement. */
export const reverse = (api: Api, id: string): Promise<string> =>
  asRules(api, 'select matiere.contrepasser($1, $2, now()) as id', [id, UTILISATEUR.direction])

/** Moves the goods of a collection into a lot. */
export const receive = (
  api: Api,
  collecte: string,
  agent: string,
  lot: string,
  mass: number,
): Promise<string> =>
  post(api, 'reception', randomUUID(), [
    ['garde', agent, -mass, collecte],
    ['lot', lot, mass, collecte],
  ])

/** Ships lots to a client. */
export async function ship(
  api: Api,
  lots: Record<string, number>,
  wish: { statut?: string; voisine?: boolean } = {},
): Promise<string> {
  const id = randomUUID()
  const [org, client, account] = wish.voisine
    ? [ORGANISATION.voisine, CLIENT.voisine, UTILISATEUR.voisineRsci]
    : [ORGANISATION.demo, CLIENT.importateur, UTILISATEUR.magasinier]
  const statut = wish.statut ?? 'validée'
  const lines = Object.entries(lots).flatMap(([lot, mass]): Line[] => [
    ['lot', lot, -mass, id],
    ['client', client, mass, id],
  ])
  const movement =
    lines.length > 0 ? await post(api, 'expedition', id, lines) : await nothing(api, org, id, account)
  await api.sql(
    `insert into vente.vente (organisation_id, id, code, client_id, devise, cree_le, auteur_id)
     values ($1, $2::uuid, $2::uuid::text, $3, 'XOF', now(), $4)`,
    [org, id, client, account],
  )
  await api.sql(
    `insert into expedition.expedition (organisation_id, id, vente_id, client_id, statut, date_operation, mouvement_id,
       montant_organisation, devise_organisation, certificats, cree_le, auteur_id)
     values ($1, $2, $2, $3, $4::text, now(), case when $4::text = 'validée'
       then $5::uuid end,
       0, 'XOF', '[]', now(), $6)`,
    [org, id, client, statut, movement, account],
  )
  return id
}

/** Writes a movement without lines into the ledger. */
async function nothing(api: Api, org: string, id: string, account: string): Promise<string> {
  const [row] = await api.sql<{ id: string }>(
    `insert into matiere.mouvement (organisation_id, genre, entite, entite_id, date_operation, enregistre_le, auteur_id)
     values ($1, 'expedition', 'expedition', $2, now(), now(), $3) returning id`,
    [org, id, account],
  )
  return row?.id ?? ''
}

async function asRules(api: Api, text: string, values: unknown[]): Promise<string> {
  return api.server.database.admin(async (client) => {
    await client.query('begin')
    await client.query('set local role metier')
    await client.query(
      `select set_config('sillon.organisation_id', $1, true), set_config('sillon.utilisateur_id', $2, true)`,
      [ORGANISATION.demo, UTILISATEUR.magasinier],
    )
    const { rows } = await client.query<{ id: string }>(text, values)
    await client.query('commit')
    return rows[0]?.id ?? ''
  })
}
