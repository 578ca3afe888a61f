// `essais`: detects attacks on passwords. On schedule, it announces the attacked accounts to every organization. For one account,
// it mails the account's owner.
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { listOrganisations } from '../database/callDoor.ts'
import type { IdentityProvider } from '../identity/port.ts'
import { callLong } from './longTransaction.ts'
import type { Mail, SendMail } from './mail.ts'

const ATTEMPTS_AT_MOST = 3

/** Makes the handler. It does nothing if a foreign provider signs people in, because that provider warns its users itself. */
export function essais(
  pool: Pool,
  { issuer, embedded }: Pick<IdentityProvider, 'issuer' | 'embedded'>,
  send: SendMail,
): Task {
  return async (payload, { job: { attempts } }) => {
    const { utilisateur_id } = (payload ?? {}) as { utilisateur_id?: string }
    if (utilisateur_id !== undefined) {
      if (attempts > ATTEMPTS_AT_MOST) return
      const mail = await callLong<Mail | null>(pool, 'essais_message', payload as object)
      if (mail !== null) await send(mail)
      return
    }
    const tried = (await embedded?.attacked()) ?? []
    if (tried.length === 0) return
    for (const organisation_id of await listOrganisations(pool))
      await callLong(pool, 'essais_annoncer', { organisation_id, emetteur: issuer, essais: tried })
  }
}
