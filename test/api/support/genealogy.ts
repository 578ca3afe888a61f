// Matter that moves between lots and out to clients, posted by the product's own functions.
import { randomUUID } from 'node:crypto'
import { CLIENT, ORGANISATION, PRODUIT, UTILISATEUR } from '../../../demo/ids.ts'
import { withClient } from '../../support/clone.ts'
import type { Api } from './api.ts'

/** A mass in g that enters (+) or leaves (-) an account: its kind, whose it is, and the record whose matter it is. */
export type Line = readonly [genre: string, objet: string | null, quantite_g: number, record?: string]

/** Posts a movement of pineapple and answers its id. */
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

/** Pours lots into lots. */
export const pour = (api: Api, from: Record<string, number>, to: Record<string, number>): Promise<string> =>
  post(api, 'etape', randomUUID(), [
    ...Object.entries(from).map(([id, mass]): Line => ['lot', id, -mass]),
    ...Object.entries(to).map(
      ([id, mass]): Line => (id === 'perte' ? ['perte', null, mass] : ['lot', id, mass]),
    ),
  ])

/** Reverses a movement. */
export const reverse = (api: Api, id: string): Promise<string> =>
  asRules(api, 'select matiere.contrepasser($1, $2, now(), now()) as id', [id, UTILISATEUR.direction])

/** A collection's matter goes into a lot. */
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

/** Lots leave for a client; where nothing keeps expeditions yet, a table of that name stands for it. */
export async function ship(
  api: Api,
  lots: Record<string, number>,
  wish: { statut?: string; voisine?: boolean } = {},
): Promise<string> {
  const id = randomUUID()
  const org = wish.voisine ? ORGANISATION.voisine : ORGANISATION.demo
  await api.sql(`do $$ begin
    if to_regclass('expedition.expedition') is null then
      create schema expedition;
      grant usage on schema expedition to metier;
      create table expedition.expedition (
        organisation_id uuid not null, id uuid not null, client_id uuid, statut text not null, date_operation timestamptz not null,
        primary key (organisation_id, id));
      alter table expedition.expedition enable row level security;
      create policy locataire on expedition.expedition to metier
        using (organisation_id = (select nullif(current_setting('sillon.organisation_id', true), '')::uuid));
      grant select on expedition.expedition to metier;
    end if; end $$`)
  await api.sql(
    'insert into expedition.expedition (organisation_id, id, client_id, statut, date_operation) values ($1, $2, $3, $4, now())',
    [org, id, wish.voisine ? CLIENT.voisine : CLIENT.importateur, wish.statut ?? 'validée'],
  )
  const lines = Object.entries(lots).flatMap(([lot, mass]): Line[] => [
    ['lot', lot, -mass, id],
    ['client', CLIENT.importateur, mass, id],
  ])
  if (lines.length > 0) await post(api, 'expedition', id, lines)
  return id
}

async function asRules(api: Api, text: string, values: unknown[]): Promise<string> {
  return withClient(api.server.database.adminUrl, async (client) => {
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
