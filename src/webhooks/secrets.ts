// The secrets that sign webhooks. The database has them sealed; a person sees one once, when it is made.
import { randomBytes, randomUUID } from 'node:crypto'
import type { Sealing } from '../identity/sealing.ts'

/** A sealed secret, as the database has it. */
export type SealedSecret = { readonly id: string; readonly scelle: string }

const BYTES = 32

/** Makes a secret in the form of the standard, with its row. */
export function newSecret({ seal }: Pick<Sealing, 'seal'>): { secret: string; row: SealedSecret } {
  const secret = `whsec_${randomBytes(BYTES).toString('base64')}`
  const id = randomUUID()
  return { secret, row: { id, scelle: seal(secret, aboutSecret(id)) } }
}

/** Opens a sealed secret; null if it was sealed under another key of the installation. */
export function openSecret({ open }: Pick<Sealing, 'open'>, { id, scelle }: SealedSecret): string | null {
  try {
    return open(scelle, aboutSecret(id))
  } catch {
    return null
  }
}

/** The context in which a secret is sealed. */
export const aboutSecret = (id: string): string => `webhook.secret ${id}`
