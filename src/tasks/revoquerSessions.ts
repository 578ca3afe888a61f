// `revoquer_sessions`: closes an agent's offline sessions at the identity provider after a device was revoked. If the provider is
// down, the delay does no harm, because the account's state in the database decides every right.
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { callDoor } from '../database/callDoor.ts'
import { type IdentityProvider, UnknownSubjectError } from '../identity/port.ts'

/** Log of sessions that it could not close. */
export type SessionLog = { warn(details: object, message: string): void }

type Named = { readonly emetteur: string; readonly sujet: string }

/** Makes the handler. It skips identities of other issuers, because this service can not close their sessions. */
export function revoquerSessions(pool: Pool, identity: IdentityProvider, log: SessionLog): Task {
  return async (payload) => {
    for (const { emetteur, sujet } of await callDoor<Named[]>(pool, 'identites', payload as object)) {
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
