// The routes that make up a secret to be shown once. The database is given what may be kept of it: the sealed hash
// that the provider is given for a password, and the fingerprint of the same secret as the code with which somebody accepts.
import { createHash } from 'node:crypto'
import type { Serve } from '../handlers.ts'
import { hashPassword, newProvisionalPassword } from './passwords.ts'
import { DUE_PASSWORD, type Sealing } from './sealing.ts'

const SHOWING = [
  'utilisateurs_creer',
  'utilisateurs_reinitialiser_mot_de_passe',
  'organisations_creer',
  'editeur_identites_reinitialiser',
]

/** The handlers, by the names of their routes. */
export function passwordHandlers({ seal }: Sealing): Record<string, Serve> {
  const hashOf = async (password: string) => seal(await hashPassword(password), DUE_PASSWORD)
  const showing = SHOWING.map((name): [string, Serve] => [
    name,
    async ({ request, run }) => {
      const mot_de_passe_provisoire = newProvisionalPassword()
      const kept = {
        mot_de_passe_hash: await hashOf(mot_de_passe_provisoire),
        code_empreinte: fingerprint(mot_de_passe_provisoire),
      }
      const answer = await run(name, { ...request, ...kept })
      const body = { ...(JSON.parse(answer) as object), mot_de_passe_provisoire }
      return { body: JSON.stringify(body) }
    },
  ])
  return {
    ...Object.fromEntries(showing),
    async moi_invitation({ run, request: { code } }) {
      return { body: await run('moi_invitation', { code_empreinte: fingerprint(codeOf(code)) }) }
    },
    async moi_rattachements_accepter({ run, request: { code, mot_de_passe, ...request } }) {
      const kept = {
        mot_de_passe_hash: await hashOf(String(mot_de_passe)),
        code_empreinte: fingerprint(codeOf(code)),
      }
      return { body: await run('moi_rattachements_accepter', { ...request, ...kept }) }
    },
  }
}

// As it may have been typed.
function codeOf(given: unknown): string {
  return String(given).trim().toLowerCase()
}

function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
