// Calls about more than one record, whose reads grow with the organization within limits, and calls that no request reaches.

/** The reason why a function, or a list filtered by that id, may read more; the limit is in rows read per row of these tables. */
export type Growing = { readonly why: string; readonly times: number; readonly of: readonly string[] }

const PERIOD = ['collecte.collecte', 'reception.reception', 'expedition.expedition', 'contrat.contrat']
const STANDING = ["lot.lot where statut not in ('consommé', 'archivé')"]
const CERTIFICATES = ['certificat.certificat', 'certificat.portee']

/** Calls that may read more. */
export const GROWING: Readonly<Record<string, Growing>> = {
  journal_sceaux_lire: {
    why: 'the leaves of one seal and their entries, 5,000 at most',
    times: 1,
    of: ['sceau.feuille', 'journal.evenement'],
  },
  journal_preuve: { why: 'the leaves of one seal, 5,000 at most', times: 1, of: ['sceau.feuille'] },
  'controles?entite_id=': {
    why: 'the lifted controls of one record: an index of them all would be paid for by every command',
    times: 2,
    of: ['controle.controle'],
  },
  taches_ranger: {
    why: 'the names that were locked since the last time, a few for each collection, which it removes',
    times: 3,
    of: ['collecte.collecte'],
  },
  appareils: {
    why: 'the devices of one organization, sorted: the index of their codes is that of every organization',
    times: 6,
    of: ['appareil.appareil'],
  },
  rechercher: { why: '2,000 of a kind, 50,000 members at most', times: 10, of: ['producteur.producteur'] },
  editeur_cockpit: {
    why: 'the figures of the organizations of a page, each table counted once',
    times: 4,
    of: [
      'appareil.appareil',
      'appareil.code_enrolement',
      'collecte.collecte',
      'controle.controle',
      'fichier.fichier',
      'producteur.producteur',
    ],
  },
  'rejets?appareil_id=': {
    why: 'what was refused of one device: an index of it would be paid for by every refusal',
    times: 1,
    of: ['commande.rejet'],
  },
  'inspections?parcelle_id=': {
    why: 'the list, until the page is full',
    times: 1,
    of: ['inspection.inspection'],
  },
  'registre_membres?groupement_id=': {
    why: 'the members of all groups as they moved, until the page is full',
    times: 8,
    of: ['producteur.producteur'],
  },
  'inspections_plan?plan_id=': {
    why: 'what a plan asks, sorted: a group has so many members',
    times: 2,
    of: ['inspection.prevue'],
  },
  'inspections_plan?groupement_id=': {
    why: 'the list, until the page is full',
    times: 2,
    of: ['inspection.prevue'],
  },
  'echantillons?parcelle_id=': {
    why: 'the list, until the page is full',
    times: 1,
    of: ['inspection.echantillon'],
  },
  inspections_planifier: {
    why: 'plans each member of a group by what is known of them',
    times: 40,
    of: ['producteur.producteur'],
  },
  'remises?intrant_id=': { why: 'the list, until the page is full', times: 1, of: ['intrant.remise'] },
  'journal?utilisateur_id=': {
    why: 'what one person did: an index of it would be paid for by every command',
    times: 1,
    of: ['journal.evenement'],
  },
  bilan_matiere: {
    why: 'the mass balance of a period sums every lot and movement of it',
    times: 12,
    of: ['matiere.mouvement', 'lot.lot'],
  },
  campagnes_tableau: {
    why: 'the figures of a campaign: its collections by week, balances, lots that stand, controls that are open, devices in use; nothing is kept for it that a command would write',
    times: 8,
    of: [
      'collecte.collecte',
      'capacite.consommation',
      'capacite.capacite',
      'capacite.solde',
      ...STANDING,
      "controle.controle where statut = 'ouvert'",
      'appareil.appareil',
    ],
  },
  complements_proposer: {
    why: 'a complement of price is about every reception of its campaign and product, once in its life',
    times: 30,
    of: ['reception.reception', 'reception.apport'],
  },
  complements_valider: {
    why: 'a complement of price is about every reception of its campaign and product, once in its life',
    times: 30,
    of: ['reception.reception', 'reception.apport'],
  },
  complements_annuler: {
    why: 'a complement of price is about every reception of its campaign and product, once in its life',
    times: 30,
    of: ['reception.reception', 'reception.apport'],
  },
  fournisseurs_releve: {
    why: 'the statement of a supplier: each of its amounts and receptions',
    times: 1,
    of: ['paiement.creance'],
  },
  certificats_operations: {
    why: 'the operations of the whole period of a certificate, paged once they are found',
    times: 16,
    of: PERIOD,
  },
  certificats_corriger: { why: 'the operations of the days between', times: 16, of: PERIOD },
  certificats_statut: {
    why: 'a suspension answers which operations of its period rest on the certificate',
    times: 16,
    of: PERIOD,
  },
  appareils_volume: {
    why: 'counts all that replication would send to the device: the perimeter of its agent',
    times: 2,
    of: [
      'collecte.collecte',
      'replica.parcelle',
      'replica.statut_parcelle',
      'replica.producteur',
      'replica.capacite',
      'capacite.solde',
      'intrant.intrant',
      'certificat.certificat',
    ],
  },
  sync_perimetre: {
    why: 'looks at the keys of the perimeter of the agent, at the balances of open campaigns and at what phones show of collections',
    times: 3,
    of: [
      'collecte.collecte',
      'replica.parcelle',
      'replica.statut_parcelle',
      'replica.producteur',
      'replica.capacite',
      'capacite.solde',
      'intrant.intrant',
      'certificat.certificat',
    ],
  },
  attendus: {
    why: 'sorts what is still expected of phones by the date of its reception: arrivals take it off',
    times: 5,
    of: ['reception.apport where collecte_id is null and annule_le is null'],
  },
  emplacements: {
    why: 'what a place holds is summed over the lots that lie in it; what left it is not read',
    times: 8,
    of: STANDING,
  },
  lots_qualites: {
    why: 'whether the place of the lot now holds too much or what it does not admit: the lots in it',
    times: 11,
    of: STANDING,
  },
  commandes_annuler: {
    why: 'what phones name goes while no command is judged: it holds the devices of the organization',
    times: 3,
    of: ['appareil.appareil'],
  },
  imports_annuler: {
    why: 'clients go only when nothing names them: the lines of recalls have no index by client, and are few',
    times: 3,
    of: ['rappel.ligne'],
  },
  rappels_planifier: {
    why: 'the plan is all that the origins reached; where they are many, links are read as a whole',
    times: 5,
    of: ['matiere.filiation'],
  },
  rappels_executer: {
    why: 'holds all that its origins reached, judged anew',
    times: 1,
    of: ['lot.lot'],
  },
  moi_accueil_lire: {
    why: 'looks at when each device was last heard of, which no index holds, since it changes with every batch; at what each member and each open finding has due, by the register',
    times: 20,
    of: ['appareil.appareil', 'producteur.producteur', 'non_conformite.non_conformite'],
  },
  sms_a_envoyer: {
    why: 'sees how far the commands of each device were looked at, and takes the hundred messages that are due first',
    times: 20,
    of: ['appareil.appareil', 'collecte.sms where du_le is not null limit 100'],
  },
  controles: {
    why: 'counts those that wait for the same unknown record',
    times: 2,
    of: ["controle.controle where inconnu_id is not null and statut = 'ouvert'"],
  },
  ventes_valider: {
    why: 'the own certificates of the organization, of which growth makes twenty times as many',
    times: 3,
    of: CERTIFICATES,
  },
  expeditions_valider: { why: 'as the validation of a sale', times: 3, of: CERTIFICATES },
  referentiels_cocher: {
    why: 'its certificates, of which growth makes twenty times as many',
    times: 3,
    of: CERTIFICATES,
  },
  'etapes?campagne_id=': {
    why: 'a page of steps, each beside the certificates of the organization itself, which are a few a year',
    times: 20,
    of: CERTIFICATES,
  },
  ...Object.fromEntries(
    ['etapes', 'etapes_creer', 'etapes_lire', 'etapes_modifier', 'etapes_valider', 'etapes_devalider'].map(
      (name) => [
        name,
        { why: 'a step beside the certificates of the organization itself', times: 3, of: CERTIFICATES },
      ],
    ),
  ),
  inventaires_creer: { why: 'every lot that stands in the place is counted', times: 8, of: STANDING },
  'inventaires?emplacement_id=': {
    why: 'the list, until the page is full: a place is counted a few times a year',
    times: 1,
    of: ['inventaire.inventaire'],
  },
  'corrections?auteur_id=': {
    why: 'the list, until the page is full: an office corrects few records',
    times: 1,
    of: ['correction.correction'],
  },
  lots_deplacer: { why: 'whether its new place now holds too much: the lots in it', times: 8, of: STANDING },
  parcelles_tuile: {
    why: 'the plots of the world, as the test asks for it: a nearer tile reads those around it',
    times: 30,
    of: ['parcelle.polygone'],
  },
  parcelles_etendue: { why: 'extent and states of all plots', times: 30, of: ['parcelle.parcelle'] },
  conformite_reviser: { why: 'judges hand-outs of that time again', times: 30, of: ['intrant.remise'] },
  groupements_modifier: { why: 'counts the members of the group', times: 1, of: ['producteur.producteur'] },
  groupements: { why: 'counts the members of each group', times: 2, of: ['producteur.producteur'] },
}

/** Calls that sum over the whole organization: they take too long without hash joins, which the other mode disables. */
export const SUMS: readonly string[] = ['bilan_matiere']

/** The additional reads that every call may make, because each movement of goods is compared with the open recalls. */
export const EVERY = { times: 5, of: ["rappel.rappel where statut = 'exécuté' and not exercice"] }

/** Reports about one record that may read more. */
export const REPORTS: Readonly<Record<string, Growing>> = {
  'capacite_collectee by producteur_id': {
    why: 'what collections took of one producer: an index of it would be paid for by every command',
    times: 2,
    of: ['collecte.collecte', 'capacite.consommation'],
  },
  'parcelle by producteur_id': {
    why: 'whose a plot was is found of each; who asks for one holder has parcelles_membre_a',
    times: 6,
    of: ['parcelle.parcelle'],
  },
}
