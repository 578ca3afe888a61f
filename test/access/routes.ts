// Written by hand from the specification and its decisions, route by route: who may call it. It is not derived from the
// table of routes, which it judges.
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
  /** The publisher's team. */
  | 'publisher'
  /** An active member whose sets grant one of these; for the row that is asked for, of this role. */
  | { readonly one: readonly string[]; readonly role?: Ensemble }
  /** An active member, for their own rows; for the row that is asked for, another's, a holder of one of these. */
  | { readonly others: readonly string[] }
  /** An active member who may read what the module owns. */
  | { readonly reads: Module }

const one = (...permissions: string[]): Access => ({ one: permissions })
const reads = (module: Module): Access => ({ reads: module })

/** Every documented route. */
export const ACCESS: Readonly<Record<string, Access>> = {
  // Routes with documented payloads.
  'GET /sante': 'public',
  'GET /v1/openapi.json': 'public',
  'GET /.well-known/jwks.json': 'public',
  'POST /v1/sync/commandes': 'sending',
  'GET /v1/sync/etat-appareil': 'sending',
  'POST /v1/sync/jeton': 'receiving',
  'GET /v1/permissions': one('permission_sets.manage'),
  'GET /v1/moi': 'member',
  'GET /v1/campagnes': 'member',
  'GET /v1/produits': 'member',
  'GET /v1/numerotation/apercu': 'member',
  // The specification's table of administration routes.
  'GET /v1/controles': one('review.resolve'),
  // Whoever holds `review.resolve` lifts what the table of motifs gives to their role: `ecart_calcul`, asked here, to rsci.
  'POST /v1/controles/:id/lever': { one: ['review.resolve'], role: 'rsci' },
  'GET /v1/utilisateurs': one('users.manage'),
  'POST /v1/utilisateurs': one('users.manage'),
  'POST /v1/utilisateurs/:id/desactiver': one('users.manage'),
  'POST /v1/utilisateurs/:id/reinitialiser-mot-de-passe': one('users.manage'),
  'POST /v1/utilisateurs/:id/revoquer-sessions': one('users.manage'),
  'GET /v1/ensembles-permissions': one('permission_sets.manage'),
  'POST /v1/ensembles-permissions': one('permission_sets.manage'),
  'PATCH /v1/ensembles-permissions/:id': one('permission_sets.manage'),
  'POST /v1/utilisateurs/:id/attributions': one('permission_sets.manage'),
  'POST /v1/attributions/:id/terminer': one('permission_sets.manage'),
  'POST /v1/appareils/:id/revoquer': one('devices.manage'),
  'POST /v1/organisations': 'publisher',
  'POST /v1/conformite/statuts': one('certification.manage'),
  'POST /v1/fournisseurs': one('certification.manage'),
  'POST /v1/contrats': one('contracts.manage'),
  'POST /v1/contrats/:id/activer': one('contracts.manage'),
  'POST /v1/rendements': one('capacity.propose'),
  'POST /v1/capacites': one('capacity.propose'),
  'POST /v1/arbre-activites/initialiser': one('modules.manage'),
  'PUT /v1/reglages/:cle': one('settings.manage'),
  'GET /v1/ma-filiere': 'member',
  'POST /v1/appareils/enroler': 'member',
  // Paths that have none there.
  'POST /v1/appareils/codes-enrolement': one('devices.manage'),
  'GET /v1/appareils': one('devices.manage'),
  'POST /v1/appareils/:id/sequences/:n/annuler': one('devices.manage'),
  'GET /v1/rejets': one('devices.manage'),
  'GET /v1/producteurs': reads('noyau'),
  'GET /v1/parcelles': reads('noyau'),
  'GET /v1/collectes': reads('noyau'),
  // Accounts and persons.
  'GET /v1/utilisateurs/:id': one('users.manage'),
  'POST /v1/utilisateurs/:id/suspendre': one('users.manage'),
  'POST /v1/utilisateurs/:id/reactiver': one('users.manage'),
  'POST /v1/utilisateurs/:id/rouvrir-accueil': one('users.manage'),
  'POST /v1/moi/accueil': 'member',
  'GET /v1/moi/rattachements': 'member',
  'POST /v1/moi/rattachements/:id/accepter': 'member',
  'GET /v1/editeur/organisations': 'publisher',
  'POST /v1/editeur/organisations/:id/suspendre': 'publisher',
  'POST /v1/editeur/organisations/:id/reactiver': 'publisher',
  'POST /v1/editeur/identites/reinitialiser-mot-de-passe': 'publisher',
  'GET /v1/editeur/journal': 'publisher',
  // Permission sets, modules, journals.
  'GET /v1/ensembles-permissions/:id': one('permission_sets.manage'),
  'GET /v1/utilisateurs/:id/attributions': one('permission_sets.manage'),
  'GET /v1/modules': one('modules.manage'),
  'POST /v1/modules/:code/activer': one('modules.manage'),
  'POST /v1/modules/:code/desactiver': one('modules.manage'),
  'GET /v1/arbre-activites': one('modules.manage'),
  'POST /v1/arbre-activites/:code/activer': one('modules.manage'),
  'POST /v1/arbre-activites/:code/desactiver': one('modules.manage'),
  'GET /v1/journal': one('audit.export'),
  'GET /v1/journal/appels': one('users.manage'),
  // Groups, members and plots, interests.
  'GET /v1/groupements': reads('noyau'),
  'POST /v1/groupements': one('users.manage'),
  'PATCH /v1/groupements/:id': one('users.manage'),
  'GET /v1/utilisateurs/:id/groupements': one('users.manage'),
  'POST /v1/utilisateurs/:id/groupements': one('users.manage'),
  'POST /v1/utilisateurs/:id/groupements/:affectation_id/terminer': one('users.manage'),
  'GET /v1/producteurs/:id': reads('noyau'),
  'GET /v1/producteurs/:id/piece-identite': one('producer.register', 'review.resolve', 'users.manage'),
  'POST /v1/producteurs/:id/groupement': one('review.resolve'),
  'POST /v1/producteurs/:id/sortie': one('review.resolve'),
  'POST /v1/producteurs/:id/retour': one('review.resolve'),
  'GET /v1/parcelles/:id': reads('noyau'),
  'POST /v1/parcelles/:id/transferer': one('review.resolve'),
  'GET /v1/interets': 'member',
  // One's own by any member; somebody else's, asked here, by who manages people or lifts controls.
  'POST /v1/interets': { others: ['review.resolve', 'users.manage'] },
  'POST /v1/interets/:id/terminer': { others: ['review.resolve', 'users.manage'] },
  // Compliance, suppliers, clients, findings.
  'GET /v1/referentiels': reads('certification'),
  'PUT /v1/referentiels/:code': one('certification.manage'),
  'GET /v1/conformite/grille': reads('certification'),
  'GET /v1/conformite/statuts': reads('certification'),
  'GET /v1/conformite/revisions': reads('certification'),
  'GET /v1/certificats': reads('certification'),
  'POST /v1/certificats': one('certification.manage'),
  'GET /v1/certificats/:id': reads('certification'),
  'GET /v1/certificats/:id/operations': reads('certification'),
  'POST /v1/certificats/:id/portee': one('certification.manage'),
  'POST /v1/certificats/:id/statut': one('certification.manage'),
  'GET /v1/fournisseurs': reads('certification'),
  'GET /v1/fournisseurs/:id': reads('certification'),
  'POST /v1/fournisseurs/:id/desactiver': one('certification.manage'),
  'POST /v1/fournisseurs/:id/reactiver': one('certification.manage'),
  'GET /v1/clients': reads('ventes'),
  'POST /v1/clients': one('sales.manage'),
  'GET /v1/clients/:id': reads('ventes'),
  'PATCH /v1/clients/:id': one('sales.manage'),
  'POST /v1/clients/:id/desactiver': one('sales.manage'),
  'POST /v1/clients/:id/reactiver': one('sales.manage'),
  'GET /v1/inspections': reads('inspection'),
  'GET /v1/non-conformites': reads('inspection'),
  'GET /v1/estimations': reads('estimation'),
  'GET /v1/remises': reads('intrants'),
  // Capacities, yields, contracts.
  'GET /v1/capacites': reads('noyau'),
  'GET /v1/capacites/:id': reads('noyau'),
  'POST /v1/capacites/:id/valider': one('capacity.approve'),
  'POST /v1/capacites/:id/refuser': one('capacity.approve'),
  'GET /v1/rendements': reads('noyau'),
  'GET /v1/contrats': reads('contrats'),
  'GET /v1/contrats/:id': reads('contrats'),
  'PATCH /v1/contrats/:id': one('contracts.manage'),
  'POST /v1/contrats/:id/clore': one('contracts.manage'),
  'POST /v1/contrats/:id/prix': reads('contrats'),
  'GET /v1/taux-change': reads('contrats'),
  'POST /v1/taux-change': one('contracts.manage'),
  // Settings, numbering, products, devices.
  'GET /v1/reglages': reads('noyau'),
  'GET /v1/reglages/:cle': reads('noyau'),
  'GET /v1/reglages/telephone': 'member',
  'GET /v1/numerotation/modeles': one('settings.manage'),
  'POST /v1/numerotation/modeles': one('settings.manage'),
  'POST /v1/produits': one('products.manage'),
  'POST /v1/produits/:id/activer': one('products.manage'),
  'POST /v1/produits/:id/desactiver': one('products.manage'),
  'GET /v1/appareils/codes-enrolement': one('devices.manage'),
  'POST /v1/appareils/codes-enrolement/:id/annuler': one('devices.manage'),
  'POST /v1/appareils/:id/remplacer': one('devices.manage'),
  'POST /v1/appareils/:id/code-vidage': one('devices.manage'),
  'POST /v1/sync/jeton-vidage': 'public',
  // Recalls and the mass balance.
  'GET /v1/rappels': reads('rappel'),
  'POST /v1/rappels': one('recall.manage'),
  'GET /v1/rappels/:id': reads('rappel'),
  'GET /v1/rappels/:id/lignes': reads('rappel'),
  'POST /v1/rappels/:id/executer': one('recall.manage'),
  'POST /v1/rappels/:id/clore': one('recall.manage'),
  'GET /v1/bilan-matiere': reads('stock'),
}
