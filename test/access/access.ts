// Who may call a route, in the words of the tables beside this.
import type { Ensemble, Module } from './grants.ts'

/** Who may call a route. */
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
  /** The publisher's team: who writes packs and catalogues. */
  | 'publisher of packs'
  /** An active member whose sets grant one of these; for the row that is asked for, of this role. */
  | { readonly one: readonly string[]; readonly role?: Ensemble }
  /** An active member, for their own rows; for the row that is asked for, another's, a holder of one of these. */
  | { readonly others: readonly string[] }
  /** An active member who may read what the module owns. */
  | { readonly reads: Module }

/** A route of the publisher's team. */
type Publishers = Extract<Access, `publisher${string}`>

/** The role in the publisher's team that its routes ask for; `editeur_admin` passes for every one. */
export const PUBLISHERS_ROLES: Readonly<Record<Publishers, string>> = {
  publisher: 'editeur_support',
  'publisher of packs': 'editeur_parametrage',
}

/** Whether a route is the publisher's team's. */
export const isPublishers = (access: Access | undefined): access is Publishers =>
  typeof access === 'string' && access in PUBLISHERS_ROLES

/** Whose sets grant one of these. */
export const one = (...permissions: string[]): Access => ({ one: permissions })
/** Who may read what the module owns. */
export const reads = (module: Module): Access => ({ reads: module })
