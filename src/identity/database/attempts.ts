// Failed sign-ins, counted per login whether or not an account bears it: a lock tells nobody which logins exist.
import { createHash } from 'node:crypto'
import { loginOf, type Runner } from './accounts.ts'

/** The failures of each login. */
export type Attempts = {
  /** The seconds for which nobody may try this login; 0 when it is not locked. */
  lockedFor(identifiant: string): Promise<number>
  failed(identifiant: string): Promise<void>
  /** Forgets the failures; false when others locked the login meanwhile, so that a volley of guesses counts as many. */
  succeeded(identifiant: string): Promise<boolean>
}

/** How many failures in a row lock a login. */
export const FAILURES = 5

// Each further failure doubles the lock: a guesser gets about a hundred tries a day, their victim waits a quarter of an hour.
const FIRST_LOCK_S = 30
const LONGEST_LOCK_S = 900

/** The failures that a database keeps; after a day without one, they are forgotten. */
export function attemptsIn(database: Runner): Attempts {
  return {
    async lockedFor(identifiant) {
      const { rows } = await database.query<{ seconds: number }>(
        `select greatest(ceil(extract(epoch from bloque_jusque - now())), 0)::integer as seconds
         from connexion.echec where empreinte = $1`,
        [keyOf(identifiant)],
      )
      return rows[0]?.seconds ?? 0
    },
    async failed(identifiant) {
      await database.query(
        `insert into connexion.echec as e (empreinte, nombre, dernier_le, bloque_jusque)
         values ($1, 1, now(), now())
         on conflict (empreinte) do update set (nombre, dernier_le, bloque_jusque) = (
           select n.nombre, now(), now() + case when n.nombre < $2 then interval '0'
             else least($3 * (1 << least(n.nombre - $2, 16)), $4) * interval '1 second' end
           from (select case when e.dernier_le < now() - interval '1 day' then 1 else e.nombre + 1 end) as n (nombre))`,
        [keyOf(identifiant), FAILURES, FIRST_LOCK_S, LONGEST_LOCK_S],
      )
    },
    async succeeded(identifiant) {
      const { rows } = await database.query<{ locked: boolean }>(
        `with forgotten as (delete from connexion.echec where empreinte = $1 and bloque_jusque <= now())
         select exists (select from connexion.echec where empreinte = $1 and bloque_jusque > now()) as locked`,
        [keyOf(identifiant)],
      )
      return rows[0]?.locked !== true
    },
  }
}

function keyOf(identifiant: string): Buffer {
  return createHash('sha256').update(loginOf(identifiant)).digest()
}
