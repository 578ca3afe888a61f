// Sessions of the embedded provider: one grant per sign-in, with its codes and refresh tokens. Several processes may use one
// database; if two of them try the same act, its constraints decide.
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import pg from 'pg'
import type { Runner } from './accounts.ts'
import { browsersIn, requestsIn } from './browsing.ts'
import { keyOf, nothing, WITHOUT_LOOKUPS } from './keeping.ts'

/** Store of grants and refresh tokens. */
export type Sessions = {
  /** Returns the store for a model of oidc-provider; the store for a model of a flow that is not served refuses to store. */
  adapter(model: string): Adapter
  revokeAccount(sujet: string): Promise<void>
  /** Deletes a browser by its `uid`, with the sessions opened in it. */
  endBrowser(uid: string): Promise<void>
  /** Ends these sessions. */
  end(octrois: readonly string[]): Promise<void>
  /** Deletes expired rows. */
  removeExpired(): Promise<void>
}

const FOREIGN_KEY_VIOLATION = '23503'

/** Returns the sessions of a database. */
export function sessionsIn(database: Runner): Sessions {
  const places = new Map([
    ['Grant', grantsIn(database)],
    ['RefreshToken', servingOnce(database, 'RefreshToken')],
    ['AuthorizationCode', servingOnce(database, 'AuthorizationCode')],
    ['Session', browsersIn(database)],
    ['Interaction', requestsIn(database)],
  ])
  return {
    adapter: (model) => places.get(model) ?? nowhere(model),
    async revokeAccount(sujet) {
      await database.query('delete from connexion.octroi where sujet = $1', [sujet])
      await database.query('delete from connexion.session where sujet = $1', [sujet])
    },
    async endBrowser(uid) {
      await database.query(
        `delete from connexion.octroi o using connexion.session s, jsonb_each(s.contenu -> 'authorizations') a
         where s.uid = $1 and o.id = a.value ->> 'grantId'`,
        [uid],
      )
      await database.query('delete from connexion.session where uid = $1', [uid])
    },
    async end(octrois) {
      await database.query('delete from connexion.octroi where id = any ($1)', [octrois])
    },
    async removeExpired() {
      await database.query('delete from connexion.demande where expire_le <= now()')
      await database.query('delete from connexion.session where expire_le <= now()')
      await database.query('delete from connexion.jeton where expire_le <= now()')
      // A new grant has no token yet, so it is kept for a day.
      await database.query(
        `delete from connexion.octroi o where o.expire_le <= now()
           or (o.contenu ->> 'iat')::bigint < extract(epoch from now() - interval '1 day')
             and not exists (select from connexion.jeton j where j.octroi_id = o.id)`,
      )
      await database.query(
        `delete from connexion.echec where dernier_le < now() - interval '1 day' and bloque_jusque <= now()`,
      )
    },
  }
}

function grantsIn(database: Runner): Adapter {
  return {
    async upsert(id, payload, expiresIn) {
      await database.query(
        `insert into connexion.octroi (id, sujet, contenu, expire_le)
         values ($1, $2, $3, now() + $4 * interval '1 second')
         on conflict (id) do update set contenu = excluded.contenu, expire_le = excluded.expire_le`,
        [id, payload.accountId, JSON.stringify(payload), expiresIn],
      )
    },
    async find(id) {
      const { rows } = await database.query<{ contenu: AdapterPayload }>(
        'select contenu from connexion.octroi where id = $1 and expire_le > now()',
        [id],
      )
      return rows[0]?.contenu
    },
    async destroy(id) {
      await database.query('delete from connexion.octroi where id = $1', [id])
    },
    ...WITHOUT_LOOKUPS,
    consume: nothing,
    revokeByGrantId: nothing,
  }
}

function servingOnce(database: Runner, kind: 'RefreshToken' | 'AuthorizationCode'): Adapter {
  return {
    // Stores the hash instead of the token, so that a reader of the table can not use it.
    async upsert(id, { jti: _token, ...payload }, expiresIn) {
      try {
        await database.query(
          `insert into connexion.jeton (empreinte, octroi_id, contenu, expire_le)
           values ($1, $2, $3, now() + $4 * interval '1 second')`,
          [keyOf(id), payload.grantId, JSON.stringify(payload), expiresIn],
        )
      } catch (error) {
        const isRevoked = error instanceof pg.DatabaseError && error.code === FOREIGN_KEY_VIOLATION
        throw isRevoked ? new errors.InvalidGrant('the session was revoked meanwhile') : error
      }
    },
    async find(id) {
      const { rows } = await database.query<{ contenu: AdapterPayload; consumed: number | null }>(
        `select contenu, extract(epoch from consomme_le)::integer as consumed
         from connexion.jeton where empreinte = $1 and contenu ->> 'kind' = $2 and expire_le > now()`,
        [keyOf(id), kind],
      )
      const [row] = rows
      if (row === undefined) return undefined
      return { ...row.contenu, jti: id, ...(row.consumed === null ? {} : { consumed: row.consumed }) }
    },
    async consume(id) {
      const { rowCount } = await database.query(
        'update connexion.jeton set consomme_le = now() where empreinte = $1 and consomme_le is null',
        [keyOf(id)],
      )
      if (rowCount === 0) throw new errors.InvalidGrant('already used')
    },
    async destroy(id) {
      await database.query('delete from connexion.jeton where empreinte = $1', [keyOf(id)])
    },
    async revokeByGrantId(grantId) {
      await database.query('delete from connexion.octroi where id = $1', [grantId])
    },
    ...WITHOUT_LOOKUPS,
  }
}

function nowhere(model: string): Adapter {
  return {
    upsert: () => Promise.reject(new Error(`the embedded provider keeps no ${model}`)),
    find: nothing,
    consume: nothing,
    destroy: nothing,
    revokeByGrantId: nothing,
    ...WITHOUT_LOOKUPS,
  }
}
