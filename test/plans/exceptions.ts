// Whose answer grows with the organization because it is about all of it, and those that no request reaches.

/** Why a function may read more in a larger organization, and what it may read a hundred times over. */
export const GROWING: Readonly<Record<string, string>> = {
  bilan_matiere: 'the mass balance of a period sums every lot and movement of it',
  certificats_operations: 'the operations of the whole period of a certificate, paged once they are found',
  certificats_statut: 'a suspension answers which operations of its period rest on the certificate',
  appareils_volume: 'counts all that replication would send to the device: the perimeter of its agent',
  attendus: 'sorts what is still expected of phones by the date of its reception: arrivals take it off',
  emplacements: 'what a place holds is summed over the lots that lie in it; what left it is not read',
  lots_qualites: 'whether the place of the lot now holds too much or what it does not admit: the lots in it',
  rappels_planifier: 'the plan is all that the origins reached',
  rappels_executer: 'holds all that its origins reached, judged anew',
  certificats: 'an organization has some dozens: the page is taken from all of them, sorted',
  sms_a_envoyer: 'takes up to a hundred messages that are due',
  sync_clore: 'looks for a message that is due among those not sent yet',
  controles: 'counts those that wait for the same unknown record, at most five hundred',
  ventes_valider: 'the own certificates of the organization, of which growth makes twenty times as many',
  expeditions_valider: 'as the validation of a sale',
  identites_relancer: 'asks anew for every identity that the provider does not know yet',
  producteurs_retour: 'still reads the members of the organization once, beside the one who comes back',
  capacites_lire:
    'reckoned by the statement that reckons a campaign of hundreds of producers: it may read the plots once',
  capacites_valider: 'as the reading of a capacity',
  capacites_proposer: 'compares with what is in force in the campaign: a request may be about a whole group',
  groupements: 'counts the members of each group',
}

/** What no caller of this test reaches, and why its reads do not grow. */
export const UNCALLED: Readonly<Record<string, string>> = {
  sync_commandes: 'a procedure that commits: measured by the functions that it calls',
  tache_nocturne: 'nightly, over what is due in the whole organization',
  organisations_a_traiter: 'the list of organizations',
  organisations_creer: 'makes an organization',
  empreinte_sql: 'one row',
  fichiers_confirmer: 'one file, once its bytes are in the store',
  identite_etape_faite: 'one person, once the identity provider answered',
  graphql_tables: 'the catalogue of what GraphQL serves',
}
