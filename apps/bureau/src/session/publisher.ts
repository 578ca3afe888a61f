// The publisher's team: persons without an organization, whose token names their roles. The service checks each request itself; the
// page only chooses what it offers.
import type { Me } from '../desk.ts'

const ROLES = ['editeur_admin', 'editeur_parametrage', 'editeur_support'] as const

/** Returns the claims of a token; none of a token that is no JWT. */
function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const [, payload = ''] = token.split('.')
    const plain = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(plain, (one) => one.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return {}
  }
}

// Providers write roles under names of their own.
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Returns the person of a token as the desk needs it, where the token names roles of the publisher; null elsewhere. */
export function publisherOf(token: string): Me | null {
  const claims = claimsOf(token)
  const texts = textsIn(claims)
  const held = ROLES.filter((role) => texts.includes(role))
  if (held.length === 0) return null
  const { preferred_username: name, sub } = claims
  return {
    utilisateur: {
      id: String(sub),
      identifiant: String(name),
      nom_affiche: String(name ?? sub),
      statut: 'actif',
    },
    organisation: {
      id: '',
      code: '',
      nom: '',
      langue: 'fr',
      fuseau_horaire: Intl.DateTimeFormat().resolvedOptions().timeZone,
      devise_defaut: 'XOF',
    },
    // The administrator of the team may do all that the others may.
    permissions: held.includes('editeur_admin') ? [...ROLES] : held,
    modules: [],
    onboarding: { requis: false, etat: 'termine' },
  } as Me
}
