// Browser state between two pages: a signed-in browser (`session`) and a sign-in in progress (`demande`). The database stores the
// SHA-256 of the cookie's value.
import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Runner } from './accounts.ts'
import { keyOf, nothing, WITHOUT_LOOKUPS } from './keeping.ts'

type Kept = { readonly contenu: AdapterPayload }

// Anyone may start a sign-in, so each start deletes some expired sign-ins.
const SWEPT = 20

const COMMON = { ...WITHOUT_LOOKUPS, consume: nothing, revokeByGrantId: nothing }

/** Stores the sign-ins in progress. */
export function requestsIn(database: Runner): Adapter {
  return {
    ...COMMON,
    async upsert(id, { jti: _cookie, session, returnTo = '', ...payload }, expiresIn) {
      const { cookie: _other, ...browser } = session ?? {}
      const kept = {
        ...payload,
        returnTo: returnTo.slice(0, -id.length),
        ...(session && { session: browser }),
      }
      await database.query(
        `with swept as (
           delete from connexion.demande where empreinte in (
             select empreinte from connexion.demande where expire_le <= now()
             limit ${SWEPT} for update skip locked))
         insert into connexion.demande (empreinte, contenu, expire_le)
         values ($1, $2, now() + $3 * interval '1 second')
         on conflict (empreinte) do update set contenu = excluded.contenu, expire_le = excluded.expire_le`,
        [keyOf(id), JSON.stringify(kept), expiresIn],
      )
    },
    async find(id) {
      const { rows } = await database.query<Kept>(
        'select contenu from connexion.demande where empreinte = $1 and expire_le > now()',
        [keyOf(id)],
      )
      return rows[0] && { ...rows[0].contenu, jti: id, returnTo: rows[0].contenu.returnTo + id }
    },
    async destroy(id) {
      await database.query('delete from connexion.demande where empreinte = $1', [keyOf(id)])
    },
  }
}

/** Stores the signed-in browsers. */
export function browsersIn(database: Runner): Adapter {
  return {
    ...COMMON,
    async upsert(id, { jti: _cookie, ...payload }, expiresIn) {
      await database.query(
        `with swept as (
           delete from connexion.session where empreinte in (
             select empreinte from connexion.session where expire_le <= now()
             limit ${SWEPT} for update skip locked))
         insert into connexion.session (empreinte, uid, sujet, contenu, expire_le)
         values ($1, $2, $3, $4, now() + $5 * interval '1 second')
         on conflict (empreinte) do update
         set (uid, sujet, contenu, expire_le)
           = (excluded.uid, excluded.sujet, excluded.contenu, excluded.expire_le)`,
        [keyOf(id), payload.uid, payload.accountId ?? null, JSON.stringify(payload), expiresIn],
      )
    },
    async find(id) {
      const { rows } = await database.query<Kept>(
        'select contenu from connexion.session where empreinte = $1 and expire_le > now()',
        [keyOf(id)],
      )
      return rows[0] && { ...rows[0].contenu, jti: id }
    },
    // Returns only the content, because the cookie's value is not stored.
    async findByUid(uid) {
      const { rows } = await database.query<Kept>(
        `select contenu from connexion.session
         where uid = $1 and expire_le > now() order by expire_le desc limit 1`,
        [uid],
      )
      return rows[0]?.contenu
    },
    async destroy(id) {
      await database.query('delete from connexion.session where empreinte = $1', [keyOf(id)])
    },
  }
}
