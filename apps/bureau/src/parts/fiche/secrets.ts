// Secrets that the service shows once, in the response of an act: a provisional password, a code for a phone.
import type { Operation } from '../act/forms.ts'

type Row = Readonly<Record<string, unknown>>

/** The member of the response that holds the secret, and if a phone scans it. */
const SECRETS: Partial<Record<Operation, { readonly member: string; readonly isScanned?: true }>> = {
  utilisateurs_creer: { member: 'mot_de_passe_provisoire' },
  utilisateurs_reinitialiser_mot_de_passe: { member: 'mot_de_passe_provisoire' },
  appareils_codes_enrolement: { member: 'code', isScanned: true },
  appareils_remplacer: { member: 'code', isScanned: true },
  appareils_code_vidage: { member: 'code', isScanned: true },
}

/** Returns the secret in the response of an act; null if there is none. */
export function onceOf(operation: Operation, answer: unknown): { secret: string; isScanned: boolean } | null {
  const { member, isScanned = false } = SECRETS[operation] ?? {}
  if (member === undefined || typeof answer !== 'object' || answer === null) return null
  const secret = secretIn(answer as Row, member)
  return secret === undefined ? null : { secret, isScanned }
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

/** Returns the text of the QR code for a phone: the address of the service, and the code in its fragment, which no server sees. */
export const scannedText = (code: string): string =>
  `${location.origin}/#${new URLSearchParams({ enrolement: code })}`
