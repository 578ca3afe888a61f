// The callers that may use a route, in the form of the lines in `test/api/support/domains`.
import type { Ensemble, Module } from './grants.ts'

/** An optional module in which a route writes. Routes of process steps write in a module that owns no permission. */
export type Writing = Module | 'procedes'

/** The callers of a route. */
export type Access =
  | 'public'
  /** Any active member of the organization. */
  | 'member'
  /** Any account of the organization, inactive ones too. */
  | 'sending'
  /** An active account of the organization, for its own phone. */
  | 'receiving'
  /** The publisher's team, which supports clients. */
  | 'publisher'
  /** The members of the publisher's team with this role. */
  | { readonly publisher: 'editeur_admin' | 'editeur_parametrage' | 'editeur_support' }
  /**
   * An active member with a permission set that grants one of these. For the requested row, the member must also have this role.
   */
  | { readonly one: readonly string[]; readonly role?: Ensemble; readonly module?: Writing }
  /**
   * An active member, who needs no permission for the member's own rows. The requested row belongs to another person, so the
   * caller needs one of these permissions.
   */
  | { readonly others: readonly string[]; readonly module?: Writing }
  /** An active member who may read the data of the module. */
  | { readonly reads: Module }

/** The role of the publisher's team that a route requires; `editeur_admin` is accepted in place of any role. */
const PUBLISHERS_ROLE = 'editeur_support'

/** Says if only the publisher may call a route. */
export function isPublishers(
  access: Access | undefined,
): access is Extract<Access, 'publisher' | { publisher: string }> {
  return access === 'publisher' || (typeof access === 'object' && 'publisher' in access)
}

/** Returns the publisher's role that a route requires. */
export const publishersRole = (access: Extract<Access, 'publisher' | { publisher: string }>): string =>
  access === 'publisher' ? PUBLISHERS_ROLE : access.publisher

/** Callers with one of these permissions. */
export const one = (...permissions: string[]): Access => ({ one: permissions })
/** Callers that may read a module. */
export const reads = (module: Module): Access => ({ reads: module })
/**
 * Callers with one of these permissions. The route writes data of this optional module, and is refused while the module is
 * inactive.
 */
export const writes = (module: Writing, ...permissions: string[]): Access => ({ one: permissions, module })

/** The permissions that allow reading a statement of account. */
export const STATEMENT_READERS = ['dashboard.view', 'contracts.manage', 'payments.manage']
/** The permissions that allow reading sales and expeditions. */
export const SALES_READERS = ['dashboard.view', 'sales.manage', 'shipping.manage', 'eudr.submit']
/** The permissions that allow reading lots and receptions. */
export const STOCK_READERS = [
  'dashboard.view',
  'stock.manage',
  'stock.release_quarantine',
  'stock.reverse',
  'reception.derogate',
]
/** The permissions that allow importing: each kind of record needs the permission to create it. */
export const IMPORTING = one(
  'users.manage',
  'review.resolve',
  'certification.manage',
  'sales.manage',
  'capacity.propose',
  'contracts.manage',
  'stock.manage',
)
