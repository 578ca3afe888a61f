// The routes that make up a secret to be shown once. The database is given what may be kept of it: the sealed hash
// that the provider is given for a password, and the fingerprint of the same secret as the code with which somebody accepts.
import { createHash } from 'node:crypto'
import type { Serve } from '../http/calls/call.ts'
import { hashPassword, newProvisionalPassword } from './passwords.ts'
import { DUE_PASSWORD, type Sealing } from './sealing.ts'

/** Calls a function with a new provisional password, and shows it beside the function's answer. */
export function showingPassword(sealing: Sealing, name: string): Serve {
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

/** What is kept of a password that nobody was told. */
export async function untoldPassword(sealing: Sealing): Promise<{ mot_de_passe_hash: string }> {
  return { mot_de_passe_hash: await hashOf(sealing, newProvisionalPassword()) }
}

/** Tells what a code invites to. */
export const invite: Serve = async ({ run, request: { code } }) => ({
  body: await run('moi_invitation', { code_empreinte: fingerprint(codeOf(code)) }),
})

/** Accepts a membership with its code, under a password of one's own. */
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

// As it may have been typed.
function codeOf(given: unknown): string {
  return String(given).trim().toLowerCase()
}

function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
