// The sessions of the embedded provider: a grant per sign-in, refresh tokens under it. Several processes may work on
// one database: what two of them try at once is decided by its constraints.
import { createHash } from 'node:crypto'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import pg from 'pg'
import type { Runner } from './accounts.ts'

/** Where the embedded provider keeps its grants and refresh tokens. */
export type Sessions = {
  /** What oidc-provider stores by: grants and refresh tokens, for nothing else of it is served. */
  adapter(model: string): Adapter
  revokeAccount(sujet: string): Promise<void>
  /** Deletes what is of no use any more. */
  removeExpired(): Promise<void>
}

const FOREIGN_KEY_VIOLATION = '23503'
const nothing = () => Promise.resolve(undefined)

/** The sessions that a database keeps. */
export function sessionsIn(database: Runner): Sessions {
  const grants = grantsIn(database)
  const tokens = refreshTokensIn(database)
  return {
    adapter: (model) => (model === 'Grant' ? grants : model === 'RefreshToken' ? tokens : nowhere(model)),
    async revokeAccount(sujet) {
      await database.query('delete from connexion.octroi where sujet = $1', [sujet])
    },
    async removeExpired() {
      await database.query('delete from connexion.jeton where expire_le <= now()')
      // A grant that was just made has no token yet.
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

function refreshTokensIn(database: Runner): Adapter {
  return {
    // The token itself is not kept: who reads the table can not use it.
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
         from connexion.jeton where empreinte = $1 and expire_le > now()`,
        [keyOf(id)],
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
      if (rowCount === 0) throw new errors.InvalidGrant('refresh token already used')
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

// No flow that looks a session up by these is served.
const WITHOUT_LOOKUPS = { findByUserCode: nothing, findByUid: nothing }

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

function keyOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
