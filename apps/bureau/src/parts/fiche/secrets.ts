// Secrets that the service shows once, in the response of an act: a provisional password, or a code for a phone.
import type { Operation } from '../act/forms.ts'

type Row = Readonly<Record<string, unknown>>

/** The purposes of a code that a phone scans: enrolment or draining. */
type Scanned = 'enrolement' | 'vidage'

/** The member of the response that holds the secret, and the purpose of the code that a phone scans. */
const SECRETS: Partial<Record<Operation, { readonly member: string; readonly scanned?: Scanned }>> = {
  organisations_creer: { member: 'mot_de_passe_provisoire' },
  editeur_identites_reinitialiser: { member: 'mot_de_passe_provisoire' },
  utilisateurs_creer: { member: 'mot_de_passe_provisoire' },
  utilisateurs_reinitialiser_mot_de_passe: { member: 'mot_de_passe_provisoire' },
  webhooks_creer: { member: 'secret' },
  webhooks_secret: { member: 'secret' },
  declarations_eudr_lier: { member: 'adresse' },
  appareils_codes_enrolement: { member: 'code', scanned: 'enrolement' },
  appareils_remplacer: { member: 'code', scanned: 'enrolement' },
  appareils_code_vidage: { member: 'code', scanned: 'vidage' },
}

/** Returns the secret in the response of an act, with the purpose of a scanned code; null if there is none. */
export function onceOf(
  operation: Operation,
  answer: unknown,
): { readonly secret: string; readonly scanned: Scanned | null } | null {
  const { member, scanned = null } = SECRETS[operation] ?? {}
  if (member === undefined || typeof answer !== 'object' || answer === null) return null
  const secret = secretIn(answer as Row, member)
  return secret === undefined ? null : { secret, scanned }
}

// Searches nested objects too: the code for a replacement phone is in an inner object of the response.
function secretIn(row: Row, member: string): string | undefined {
  if (typeof row[member] === 'string') return row[member]
  return Object.values(row)
    .map((value) =>
      typeof value === 'object' && value !== null ? secretIn(value as Row, member) : undefined,
    )
    .find((found) => found !== undefined)
}

/**
 * Returns the text of the QR code for a phone: the URL of the service with the code in its fragment, which is never sent to a
 * server. The fragment's name gives the purpose: enrolment or draining.
 */
export const scannedText = (origin: string, scanned: Scanned, code: string): string =>
  `${origin}/#${new URLSearchParams({ [scanned]: code })}`
