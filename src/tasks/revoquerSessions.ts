// `revoquer_sessions`: closes an agent's offline sessions at the identity provider after a device was revoked. A provider that is
// down delays this without harm: the account's state in the database decides every right.
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { type IdentityProvider, UnknownSubjectError } from '../identity/port.ts'

/** Log of sessions that it could not close. */
export type SessionLog = { warn(details: object, message: string): void }

/** Makes the handler. It skips identities of other issuers: this service can not close their sessions. */
export function revoquerSessions(pool: Pool, identity: IdentityProvider, log: SessionLog): Task {
  return async (payload) => {
    const { rows } = await pool.query<{ identites: string }>(
      'select v1.identites($1::jsonb)::text as identites',
      [JSON.stringify(payload)],
    )
    const identites = JSON.parse(rows[0]?.identites ?? '[]') as { emetteur: string; sujet: string }[]
    for (const { emetteur, sujet } of identites) {
      if (emetteur !== identity.issuer) continue
      if (identity.admin === null) {
        log.warn({ emetteur, sujet }, 'sessions to be revoked at the identity provider by hand')
        continue
      }
      await identity.admin.revokeSessions(sujet).catch((error: unknown) => {
        if (!(error instanceof UnknownSubjectError)) throw error
        log.warn({ emetteur, sujet }, 'no such account at the identity provider: it has no sessions')
      })
    }
  }
}
