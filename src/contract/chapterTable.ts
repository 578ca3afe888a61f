// The chapters of the contract: they group the operations, in the order of the specification (docs/specification).

/** A chapter: its name, its subject, and the path prefixes of its operations. */
type Chapter = {
  readonly name: string
  readonly description: string
  readonly paths: readonly string[]
}

/** A part: several chapters with a common subject. */
type Part = { readonly name: string; readonly chapters: readonly Chapter[] }

/** The parts of the contract, in order. The longest matching prefix of a path gives its chapter. */
export const PARTS: readonly Part[] = [
  {
    name: 'The service',
    chapters: [
      chapter('Service', 'Public routes of the service itself.', [
        '/sante',
        '/.well-known/jwks.json',
        '/v1/openapi.json',
      ]),
    ],
  },
  {
    name: 'People and organizations',
    chapters: [
      chapter('Oneself', 'The signed-in account, and its search.', ['/v1/moi', '/v1/actes', '/v1/recherche']),
      chapter('Accounts and rights', 'Accounts, and the permission sets that they hold for a period.', [
        '/v1/utilisateurs',
        '/v1/permissions',
        '/v1/ensembles-permissions',
        '/v1/attributions',
      ]),
      chapter('Organization', 'The organization itself, its settings, modules, activities and journal.', [
        '/v1/organisation',
        '/v1/organisations',
        '/v1/reglages',
        '/v1/modules',
        '/v1/arbre-activites',
        '/v1/ma-filiere',
        '/v1/journal',
      ]),
      chapter('Campaigns and products', 'Campaigns, products, referentials and official numbers.', [
        '/v1/campagnes',
        '/v1/produits',
        '/v1/referentiels',
        '/v1/numerotation',
      ]),
    ],
  },
  {
    name: 'Phones and control',
    chapters: [
      chapter('Devices', 'Enrolment, revocation, replacement and draining of phones.', ['/v1/appareils']),
      chapter(
        'Synchronization',
        'Batches of commands from phones, their outcomes, and the perimeter that phones read.',
        ['/v1/sync', '/v1/rejets'],
      ),
      chapter('Control queue', 'Records accepted under control, and the decisions that lift controls.', [
        '/v1/controles',
        '/v1/commandes',
      ]),
    ],
  },
  {
    name: 'The field',
    chapters: [
      chapter('Members and plots', 'Producers, groups, plots and crops.', [
        '/v1/producteurs',
        '/v1/groupements',
        '/v1/parcelles',
      ]),
      chapter('Capacities', 'The capacities of producers, from the yields of plots.', [
        '/v1/capacites',
        '/v1/rendements',
        '/v1/estimations',
      ]),
      chapter('Collections', 'Weighings, and inputs handed out.', ['/v1/collectes', '/v1/remises']),
      chapter('Conformity and certificates', 'States of plots, certificates, suppliers, customers.', [
        '/v1/conformite',
        '/v1/certificats',
        '/v1/fournisseurs',
        '/v1/clients',
      ]),
      chapter('Registers', 'Members, inspections, samples, interests, non-conformities and measures.', [
        '/v1/registre',
        '/v1/controles-officiels',
        '/v1/evaluations-eudr',
        '/v1/inspections',
        '/v1/echantillons',
        '/v1/interets',
        '/v1/non-conformites',
        '/v1/mesures',
      ]),
    ],
  },
  {
    name: 'Money',
    chapters: [
      chapter('Contracts and currencies', 'Purchase contracts, their prices, exchange rates.', [
        '/v1/contrats',
        '/v1/taux-change',
      ]),
      chapter('Payments', 'Amounts due, payments, statements of producers.', [
        '/v1/creances',
        '/v1/complements',
        '/v1/deductions',
        '/v1/paiements',
      ]),
    ],
  },
  {
    name: 'Goods',
    chapters: [
      chapter('Matter', 'The ledger of matter: movements, expected references, late corrections.', [
        '/v1/mouvements',
        '/v1/attendus',
        '/v1/bons-livraison',
        '/v1/redressements',
        '/v1/corrections',
        '/v1/bilan-matiere',
      ]),
      chapter('Lots and places', 'Lots, their quality, their outputs, and their places.', [
        '/v1/lots',
        '/v1/sorties',
        '/v1/resultats',
        '/v1/inventaires',
        '/v1/emplacements',
      ]),
      chapter('Receptions', 'Incoming goods, and the reasons of refusals.', ['/v1/receptions', '/v1/choix']),
      chapter('Process steps', 'Steps that make lots from other lots.', ['/v1/etapes']),
      chapter('Sales and expeditions', 'Sales, containers, returns, due diligence on deforestation.', [
        '/v1/ventes',
        '/v1/expeditions',
        '/v1/declarations-eudr',
      ]),
      chapter('Recalls', 'Recalls and exercises.', ['/v1/rappels', '/v1/apercu-rappel']),
    ],
  },
  {
    name: 'Papers',
    chapters: [
      chapter('Imports', 'Imports of spreadsheets by the office.', ['/v1/imports']),
      chapter('Files', 'Photos, identity documents, traces: signed URLs of the object store.', [
        '/v1/fichiers',
      ]),
      chapter('Documents', 'Receipts, slips, labels, statements, notices.', ['/v1/documents']),
      chapter('Audit dossiers', 'The complete data of a campaign for an auditor, signed.', [
        '/v1/dossiers-audit',
      ]),
    ],
  },
  {
    name: 'To the outside',
    chapters: [
      chapter('Webhooks', 'Addresses that receive events of the organization, and the deliveries.', [
        '/v1/webhooks',
      ]),
    ],
  },
  {
    name: 'The publisher',
    chapters: [
      chapter('Organizations of the platform', 'Opening, suspending, identities, the cockpit, its journal.', [
        '/v1/editeur',
      ]),
      chapter('Support', 'Access that organizations grant to the publisher.', ['/v1/acces-support']),
      chapter('Licences and invoices', 'Licences, their ceilings, references of invoices.', [
        '/v1/editeur/licences',
        '/v1/editeur/factures',
      ]),
      chapter('Packs', 'Reference content: drafts, versions, the catalogue of referentials.', [
        '/v1/editeur/packs',
        '/v1/editeur/catalogues',
      ]),
    ],
  },
]

function chapter(name: string, description: string, paths: readonly string[]): Chapter {
  return { name, description, paths }
}
