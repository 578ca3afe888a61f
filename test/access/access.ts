// The callers of routes, as the lines of `test/api/support/domains` write them.
import type { Ensemble, Module } from './grants.ts'

/** An optional module that a route writes in. Routes of steps write in a module that owns no permission. */
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
  /** The publisher's team, which assists clients. */
  | 'publisher'
  /** The members of the publisher's team with this role. */
  | { readonly publisher: 'editeur_admin' | 'editeur_parametrage' | 'editeur_support' }
  /** An active member with a permission set that grants one of these; for the requested row, a member with this role. */
  | { readonly one: readonly string[]; readonly role?: Ensemble; readonly module?: Writing }
  /**
   * An active member, for the member's own rows. The requested row belongs to another person, so it needs a holder of one of
   * these permissions.
   */
  | { readonly others: readonly string[]; readonly module?: Writing }
  /** An active member who may read what the module owns. */
  | { readonly reads: Module }

/** The role of the publisher's team that its routes require; `editeur_admin` replaces every role. */
const PUBLISHERS_ROLE = 'editeur_support'

/** Says if only the publisher may call a route. */
export function isPublishers(
  access: Access | undefined,
): access is Extract<Access, 'publisher' | { publisher: string }> {
  return access === 'publisher' || (typeof access === 'object' && 'publisher' in access)
}

/** The role that a route of the publisher requires. */
export const publishersRole = (access: Extract<Access, 'publisher' | { publisher: string }>): string =>
  access === 'publisher' ? PUBLISHERS_ROLE : access.publisher

/** The holders of one of these permissions. */
export const one = (...permissions: string[]): Access => ({ one: permissions })
/** Readers of a module. */
export const reads = (module: Module): Access => ({ reads: module })
/**
 * Permission sets with one of these permissions. The route writes data of this optional module, and is refused while the module
 * is inactive.
 */
export const writes = (module: Writing, ...permissions: string[]): Access => ({ one: permissions, module })

/** Readers of a statement of account. */
export const STATEMENT_READERS = ['dashboard.view', 'contracts.manage', 'payments.manage']
/** Readers of sales and expeditions. */
export const SALES_READERS = ['dashboard.view', 'sales.manage', 'shipping.manage']
/** Readers of lots and receptions. */
export const STOCK_READERS = [
  'dashboard.view',
  'stock.manage',
  'stock.release_quarantine',
  'stock.reverse',
  'reception.derogate',
]
/** Importers: each kind of record needs the permission to create it. */
export const IMPORTING = one(
  'users.manage',
  'review.resolve',
  'certification.manage',
  'sales.manage',
  'capacity.propose',
  'contracts.manage',
  'stock.manage',
)
