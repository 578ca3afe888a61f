// Secrets that the service shows once, in the response of an act: a provisional password, a code for a phone.
import type { Operation } from '../act/forms.ts'

type Row = Readonly<Record<string, unknown>>

/** The acts of a phone that begin with a scanned code. */
type Scanned = 'enrolement' | 'vidage'

/** The member of the response that holds the secret, and what a phone that scans it does. */
const SECRETS: Partial<Record<Operation, { readonly member: string; readonly scanned?: Scanned }>> = {
  utilisateurs_creer: { member: 'mot_de_passe_provisoire' },
  utilisateurs_reinitialiser_mot_de_passe: { member: 'mot_de_passe_provisoire' },
  appareils_codes_enrolement: { member: 'code', scanned: 'enrolement' },
  appareils_remplacer: { member: 'code', scanned: 'enrolement' },
  appareils_code_vidage: { member: 'code', scanned: 'vidage' },
}

/** Returns the secret in the response of an act, and what a phone does with it; null if there is none. */
export function onceOf(
  operation: Operation,
  answer: unknown,
): { readonly secret: string; readonly scanned: Scanned | null } | null {
  const { member, scanned = null } = SECRETS[operation] ?? {}
  if (member === undefined || typeof answer !== 'object' || answer === null) return null
  const secret = secretIn(answer as Row, member)
  return secret === undefined ? null : { secret, scanned }
}

// The code of a replacement stands within the response.
function secretIn(row: Row, member: string): string | undefined {
  if (typeof row[member] === 'string') return row[member]
  return Object.values(row)
    .map((value) =>
      typeof value === 'object' && value !== null ? secretIn(value as Row, member) : undefined,
    )
    .find((found) => found !== undefined)
}

/**
 * Returns the text of the QR code for a phone: the address of the service, and the code in its fragment, which no server sees. The
 * name of the code says what the phone does: it enrols or it drains.
 */
export const scannedText = (origin: string, scanned: Scanned, code: string): string =>
  `${origin}/#${new URLSearchParams({ [scanned]: code })}`
