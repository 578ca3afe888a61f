// The tools for acts of the season: they call the rules in the caller's transaction as an account of DEMO.
import type { PoolClient } from 'pg'
import { CAMPAGNE, EMPLACEMENT, ORGANISATION, PRODUIT, UTILISATEUR } from '../ids.ts'
import { type Before, enrol, type Phone, type Plot } from './seasonPhone.ts'

const { agent1, direction, magasinier, rsci, rsciAdjoint } = UTILISATEUR
const json = JSON.stringify

/** The state and the functions that all acts of the season share. */
export type Season = {
  readonly client: PoolClient
  readonly phone: Phone
  readonly before: Before
  as(account: string): Promise<unknown>
  /** Calls a function and returns its result: a document, an id, or nothing. */
  call<T>(account: string, text: string, parameters: unknown[]): Promise<T>
  /** Does one act on a given day: calls a function whose last arguments are the author and the instant. */
  does<T = { id: string } & Record<string, unknown>>(
    account: string,
    name: string,
    days: number,
    ...parameters: unknown[]
  ): Promise<T>
}

/** Begins the season with the phone of its agent. */
export async function beginSeason(client: PoolClient, before: Before): Promise<Season> {
  const as: Season['as'] = (account) =>
    client.query(
      "select set_config('sillon.organisation_id', $1, true), set_config('sillon.utilisateur_id', $2, true)",
      [ORGANISATION.demo, account],
    )
  const call = async <T>(account: string, text: string, parameters: unknown[]): Promise<T> => {
    await as(account)
    const { rows } = await client.query<{ reponse: T }>(`select ${text} as reponse`, parameters)
    return rows[0]?.reponse as T
  }
  const does: Season['does'] = (account, name, days, ...parameters) => {
    const given = [...parameters, account, before(days)]
    return call(account, `${name}(${given.map((_, i) => `$${i + 1}`).join(', ')})`, given)
  }
  await as(agent1)
  return { client, phone: await enrol(client, before(26)), before, as, call, does }
}

/** Returns the lot of a reception. */
export async function lotOf({ client }: Season, reception: string): Promise<string> {
  const { rows } = await client.query<{ lot_id: string }>(
    'select lot_id from reception.reception where id = $1',
    [reception],
  )
  return rows[0]?.lot_id ?? ''
}

/** Returns the mass of a lot, in grams. */
export async function quantity({ client }: Season, lot: string): Promise<number> {
  const { rows } = await client.query<{ g: string }>('select lot.quantite($1) as g', [lot])
  return Number(rows[0]?.g)
}

/** Returns a day of the season, as YYYY-MM-DD. */
export function dayOf(before: Before, days: number): string {
  return before(days).toISOString().slice(0, 10)
}

/** Records a delivery at the station; `changes` replaces members of the request. */
export function receive({ before, call }: Season, days: number, changes: object): Promise<string> {
  const arrival = {
    campagne_id: CAMPAGNE.demo,
    produit_id: PRODUIT.ananas,
    emplacement_id: EMPLACEMENT.station,
    date_operation: before(days),
    mesures: { humidite_cp: 350, impuretes_cp: 90, brix_dixiemes: 138 },
    ...changes,
  }
  return call(magasinier, 'reception.creer($1, $2, $3)', [json(arrival), magasinier, before(days)])
}

/** Creates and opens a campaign in the year of the demo's campaign; `closing` is the planned day of its closing. */
export async function openCampaign(
  { before, call }: Season,
  { id, code, nom, version }: { id: string; code: string; nom: string; version: string },
  days: number,
  closing: number,
): Promise<void> {
  const annee = await call<number>(direction, '(select c.annee from campagne.campagne c where c.id = $1)', [
    CAMPAGNE.demo,
  ])
  const planned = [dayOf(before, days), dayOf(before, closing)]
  const campaign = [id, code, nom, annee, ...planned, version, before(days)]
  await call(direction, 'campagne.creer($1, $2, $3, $4, $5, $6, $7, $8)', campaign)
  await call(direction, 'campagne.ouvrir($1, $2)', [id, before(days)])
}

/** Proposes the capacity of a plot's producer for organic pineapples in a campaign; two persons validate it. */
export async function validateCapacity(
  { does }: Season,
  campagne_id: string,
  { producteur_id }: Plot,
  days: number,
): Promise<void> {
  const wanted = json({ campagne_id, producteur_id, matiere_code: 'ANANAS', etat_code: 'AB' })
  type Proposed = { capacites: { id: string }[] }
  const { capacites } = await does<Proposed>(rsciAdjoint, 'capacite.demander', days, wanted)
  for (const [account, role] of [
    [direction, 'direction'],
    [rsci, 'rsci'],
  ] as const)
    await does(account, 'capacite.valider', days, capacites[0]?.id, role)
}
