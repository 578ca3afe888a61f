// Permissions of routes, in the words of the tables next to this file.
import type { Ensemble, Module } from './grants.ts'

/** An optional module that a route writes in; steps write in one that owns no permission. */
export type Writing = Module | 'procedes'

/** The callers of a route. */
export type Access =
  | 'public'
  /** Any active member of the organization. */
  | 'member'
  /** Any account of the organization, inactive ones too. */
  | 'sending'
  /** An active account of the organization, for its own device. */
  | 'receiving'
  /** The publisher's team: who assists clients. */
  | 'publisher'
  /** Those of the publisher's team who hold this role. */
  | { readonly publisher: 'editeur_admin' | 'editeur_parametrage' | 'editeur_support' }
  /** An active member whose sets grant one of these; for the row that is asked for, of this role. */
  | { readonly one: readonly string[]; readonly role?: Ensemble; readonly module?: Writing }
  /** An active member, for their own rows; for the row that is asked for, another's, a holder of one of these. */
  | { readonly others: readonly string[]; readonly module?: Writing }
  /** An active member who may read what the module owns. */
  | { readonly reads: Module }

/** The role in the publisher's team that its routes ask for; `editeur_admin` passes for every one. */
const PUBLISHERS_ROLE = 'editeur_support'

/** Says if a route is the publisher's. */
export function isPublishers(
  access: Access | undefined,
): access is Extract<Access, 'publisher' | { publisher: string }> {
  return access === 'publisher' || (typeof access === 'object' && 'publisher' in access)
}

/** The role that a route of the publisher asks for. */
export const publishersRole = (access: Extract<Access, 'publisher' | { publisher: string }>): string =>
  access === 'publisher' ? PUBLISHERS_ROLE : access.publisher

/** Permission sets that grant one of these. */
export const one = (...permissions: string[]): Access => ({ one: permissions })
/** Readers of a module. */
export const reads = (module: Module): Access => ({ reads: module })
/** Permission sets that grant one of these; the route writes in this optional module, and is refused while it is not active. */
export const writes = (module: Writing, ...permissions: string[]): Access => ({ one: permissions, module })
