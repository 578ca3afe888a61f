// Handlers that make a secret to show once. The database receives only derived values: the sealed hash for the provider, and the
// fingerprint of the same secret as an acceptance code.
import { createHash } from 'node:crypto'
import type { Serve } from '../http/calls/call.ts'
import { hashPassword, newProvisionalPassword } from './passwords.ts'
import { DUE_PASSWORD, type Sealing } from './sealing.ts'

/** Calls a function with a new provisional password, and adds the password to its response. */
export function showPassword(sealing: Sealing, name: string): Serve {
  return async ({ request, run }) => {
    const mot_de_passe_provisoire = newProvisionalPassword()
    const kept = {
      mot_de_passe_hash: await hashOf(sealing, mot_de_passe_provisoire),
      code_empreinte: fingerprint(mot_de_passe_provisoire),
    }
    const answer = await run(name, { ...request, ...kept })
    return { body: JSON.stringify({ ...(JSON.parse(answer) as object), mot_de_passe_provisoire }) }
  }
}

/** Returns the sealed hash of a password that is never shown to a person. */
export async function hashUnusedPassword(sealing: Sealing): Promise<{ mot_de_passe_hash: string }> {
  return { mot_de_passe_hash: await hashOf(sealing, newProvisionalPassword()) }
}

/** Returns the text of the invitation with this code. */
export const invite: Serve = async ({ run, request: { code } }) => ({
  body: await run('moi_invitation', { code_empreinte: fingerprint(codeOf(code)) }),
})

/** Accepts a membership with its code, under a password that the user chose. */
export function acceptMembership(sealing: Sealing): Serve {
  return async ({ run, request: { code, mot_de_passe, ...request } }) => {
    const kept = {
      mot_de_passe_hash: await hashOf(sealing, String(mot_de_passe)),
      code_empreinte: fingerprint(codeOf(code)),
    }
    return { body: await run('moi_rattachements_accepter', { ...request, ...kept }) }
  }
}

async function hashOf({ seal }: Sealing, password: string): Promise<string> {
  return seal(await hashPassword(password), DUE_PASSWORD)
}

// Returns a code in lowercase and without spaces around it, since a person may have typed it otherwise.
function codeOf(given: unknown): string {
  return String(given).trim().toLowerCase()
}

function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
