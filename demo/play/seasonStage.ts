// The stage of the season's acts: calls the rules in the caller's transaction as an account of DEMO.
import type { PoolClient } from 'pg'
import { ORGANISATION, UTILISATEUR } from '../ids.ts'
import { type Before, enrol, type Phone } from './seasonPhone.ts'

/** The season at work. */
export type Season = {
  readonly client: PoolClient
  readonly phone: Phone
  readonly before: Before
  as(account: string): Promise<unknown>
  /** Calls a function and returns its result: a document, an id, or nothing. */
  call<T>(account: string, text: string, parameters: unknown[]): Promise<T>
  /** Does one act on a day: calls a function with its author and the instant as last arguments. */
  does<T = { id: string } & Record<string, unknown>>(
    account: string,
    name: string,
    days: number,
    ...parameters: unknown[]
  ): Promise<T>
}

/** Begins the season, with the phone of its agent. */
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
  await as(UTILISATEUR.agent1)
  return { client, phone: await enrol(client, before(26)), before, as, call, does }
}

/** The lot of a reception. */
export async function lotOf({ client }: Season, reception: string): Promise<string> {
  const { rows } = await client.query<{ lot_id: string }>(
    'select lot_id from reception.reception where id = $1',
    [reception],
  )
  return rows[0]?.lot_id ?? ''
}

/** The mass of a lot, in grams. */
export async function quantity({ client }: Season, lot: string): Promise<number> {
  const { rows } = await client.query<{ g: string }>('select lot.quantite($1) as g', [lot])
  return Number(rows[0]?.g)
}
