// Written by hand from the specification: the permissions of each default set, and the module that owns each permission. No part
// of it is read from the code.

/** A default permission set of a new organization. */
export type Ensemble = keyof typeof GRANTS

/** The permissions of each default set. */
export const GRANTS = {
  direction: [
    'dashboard.view',
    'capacity.approve',
    'review.resolve',
    'modules.manage',
    'campaigns.manage',
    'contracts.manage',
    'payments.manage',
    'reception.derogate',
    'stock.release_quarantine',
    'stock.reverse',
    'recall.manage',
    'audit.export',
    'eudr.submit',
  ],
  administrateur_client: [
    'capacity.propose',
    'users.manage',
    'devices.manage',
    'permission_sets.manage',
    'settings.manage',
    'review.resolve',
    'dashboard.view',
    'modules.manage',
    'campaigns.manage',
    'products.manage',
    'payments.manage',
    'sales.manage',
    'shipping.manage',
    'eudr.submit',
    'webhooks.manage',
  ],
  rsci: [
    'review.resolve',
    'dashboard.view',
    'capacity.approve',
    'capacity.propose',
    'certification.manage',
    'stock.release_quarantine',
  ],
  commercial: ['dashboard.view', 'contracts.manage', 'sales.manage'],
  magasinier: ['stock.manage', 'shipping.manage'],
  agent_collecte: [
    'producer.register',
    'producer.update',
    'plot.register',
    'plot.survey',
    'collection.record',
    'collection.report_error',
    'receipt.reprint',
    'delivery.issue_note',
    'input.issue',
    'harvest.estimate',
    'nonconformity.report',
  ],
  inspecteur: ['inspection.record', 'nonconformity.report'],
  auditeur: ['dashboard.view'],
} as const satisfies Record<string, readonly string[]>

/** The permissions that each module owns. */
export const MODULES = {
  noyau: [
    'producer.register',
    'producer.update',
    'plot.register',
    'plot.survey',
    'collection.record',
    'collection.report_error',
    'receipt.reprint',
    'users.manage',
    'devices.manage',
    'permission_sets.manage',
    'settings.manage',
    'capacity.approve',
    'review.resolve',
    'dashboard.view',
    'modules.manage',
    'campaigns.manage',
    'products.manage',
    'capacity.propose',
    'webhooks.manage',
  ],
  livraison: ['delivery.issue_note'],
  intrants: ['input.issue'],
  inspection: ['inspection.record', 'nonconformity.report'],
  estimation: ['harvest.estimate'],
  certification: ['certification.manage'],
  contrats: ['contracts.manage', 'payments.manage'],
  stock: ['reception.derogate', 'stock.manage', 'stock.release_quarantine', 'stock.reverse'],
  ventes: ['sales.manage', 'shipping.manage', 'eudr.submit'],
  rappel: ['recall.manage', 'audit.export'],
} as const satisfies Record<string, readonly string[]>

/** A module that owns data. */
export type Module = keyof typeof MODULES

/** The default sets, in the order of the specification. */
export const ENSEMBLES = Object.keys(GRANTS) as readonly Ensemble[]

/** Says if a set grants any of the given permissions. */
export function grants(ensemble: Ensemble, ...permissions: readonly string[]): boolean {
  const held: readonly string[] = GRANTS[ensemble]
  return permissions.some((permission) => held.includes(permission))
}

/** Says if holders of a set may read a module: through `dashboard.view`, or through one of the module's permissions. */
export function reads(ensemble: Ensemble, module: Module): boolean {
  return grants(ensemble, 'dashboard.view', ...MODULES[module])
}
