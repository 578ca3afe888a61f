// Counts failed sign-ins per login, also for logins without an account, so that a delay does not reveal which logins exist. A
// browser that signed in before is counted separately.
import { createHash } from 'node:crypto'
import { createPacing, type InTurn } from '../pacing.ts'
import type { Attacked } from '../port.ts'
import { loginOf, type Runner } from './accounts.ts'

/** Number of failed passwords under a key, with the time of the last one. */
export type Failures = { readonly nombre: number; readonly dernier_le: Date }

/** Failures by login. */
export type Attempts = {
  /** Returns the key of a login, or of a login in the browser with this id. */
  keyOf(identifiant: string, browser?: string): Buffer
  /** Judges a password when its turn comes, after the delay that the earlier failures require. */
  readonly inTurn: InTurn
  failed(key: Buffer): Promise<void>
  /** Clears the failures; returns them if there were enough for a delay. */
  succeeded(key: Buffer): Promise<Failures | null>
  /** Returns the accounts with enough failures for a delay, the last one within an hour. */
  attacked(): Promise<Attacked[]>
  /** Returns the failures under a key after a given time, if there were enough for a delay. */
  since(key: Buffer, since: Date): Promise<Failures | null>
}

/** Number of failures before the first delay. */
const FAILURES = 5

// Longest delay. After the fifth failure it is 1 s, then twice as long after each failure, up to 20 s. An attacker can try 4,320
// passwords a day at one login, and the account's owner waits for one turn at most, within the 30 s that proxies wait for a
// response.
const LONGEST_DELAY_S = 20
const PATIENCE_MS = 30_000
const MOST_WAITING = 32

/** Returns the failures of a database. They expire after a day without a failure. */
export function attemptsIn(database: Runner): Attempts {
  const recent = `dernier_le > now() - interval '1 day'`
  const failuresOf = async (text: string, values: unknown[]): Promise<Failures | null> =>
    (await database.query<Failures>(text, values)).rows[0] ?? null
  return {
    keyOf: (identifiant, browser) =>
      createHash('sha256')
        .update(browser === undefined ? loginOf(identifiant) : `${loginOf(identifiant)}\0${browser}`)
        .digest(),
    inTurn: createPacing({
      delayOf: (key) => delayOf(database, key),
      patienceMs: PATIENCE_MS,
      mostWaiting: MOST_WAITING,
    }),
    async failed(key) {
      await database.query(
        `insert into connexion.echec as e (empreinte, nombre, dernier_le, bloque_jusque)
         values ($1, 1, now(), now())
         on conflict (empreinte) do update set (nombre, dernier_le, bloque_jusque) = (
           select n.nombre, now(), now() + case when n.nombre < $2 then interval '0'
             else least(1 << least(n.nombre - $2, 16), $3) * interval '1 second' end
           from (select case when e.${recent} then e.nombre + 1 else 1 end) as n (nombre))`,
        [key, FAILURES, LONGEST_DELAY_S],
      )
    },
    succeeded: (key) =>
      failuresOf(
        `with forgotten as (delete from connexion.echec where empreinte = $1 returning nombre, dernier_le)
         select nombre, dernier_le from forgotten where nombre >= $2 and ${recent}`,
        [key, FAILURES],
      ),
    attacked: async () =>
      (
        await database.query<Attacked>(
          `select t.sujet, e.nombre, e.dernier_le
           from connexion.echec e, connexion.titulaire t
           where sha256(convert_to(t.identifiant, 'UTF8')) = e.empreinte and e.nombre >= $1 and e.dernier_le > now() - interval '1 hour' and t.actif
           order by e.dernier_le limit 1000`,
          [FAILURES],
        )
      ).rows,
    since: (key, since) =>
      failuresOf(
        `select nombre, dernier_le from connexion.echec
         where empreinte = $1 and nombre >= $2 and dernier_le > $3`,
        [key, FAILURES, since],
      ),
  }
}

// Returns the delay until the next turn. Each turn belongs to one process. A turn without a result ends after the longest delay.
async function delayOf(database: Runner, key: Buffer): Promise<number> {
  const { rows } = await database.query<{ ms: number }>(
    `select greatest(ceil(extract(epoch from bloque_jusque - now()) * 1000), 0)::integer as ms
     from connexion.echec where empreinte = $1 and nombre >= $2 and dernier_le > now() - interval '1 day'`,
    [key, FAILURES],
  )
  const [row] = rows
  if (row === undefined || row.ms > 0) return row?.ms ?? 0
  const { rowCount } = await database.query(
    `update connexion.echec set bloque_jusque = now() + $2 * interval '1 second'
     where empreinte = $1 and bloque_jusque <= now()`,
    [key, LONGEST_DELAY_S],
  )
  return rowCount === 1 ? 0 : LONGEST_DELAY_S * 1000
}
