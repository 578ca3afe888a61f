// Functions that are called for every collection, or at the opening of every read, and only by rules. Every command and every
// read pays for each clause of them (docs/decisions/0033), so they use the search path of their caller.

const BY_DOMAIN: Readonly<Record<string, string>> = {
  capacite: 'consommer prise titulaire',
  collecte:
    'alerter calculer deplacer_matiere ecrire enregistrer examiner figee imputer qualifier ' +
    'verifier_certificat',
  commande:
    'conclure dater enregistrer executer lire_entete lire_horloge remarquer resultat retrouver situer traiter ' +
    'verifier_empreinte verifier_identite verifier_ordre verifier_schema verrouiller_appareil',
  conformite: 'etat_lu',
  inspection: 'est_a_revoir',
  journal: 'consigner',
  matiere: 'deplacer',
  numerotation: 'attribuer',
  parcelle: 'producteur_au produits_au verifier_culture verifier_detenteur',
  producteur: 'groupement_au',
  reception: 'attendu est_attendue tenir_reference',
  saisie: 'ids_illisibles reference_lue reglage type_lu verifier_droits verifier_references',
  utilisateur:
    'detient exiger_actif exiger_lecteur exiger_lecture exiger_lisible exiger_permission identifier ' +
    'identifier_porteur reconnaitre',
}

/** The names of the functions without `set search_path`. */
export const COMMAND_PATH: ReadonlySet<string> = new Set(
  Object.entries(BY_DOMAIN).flatMap(([domain, names]) => names.split(' ').map((name) => `${domain}.${name}`)),
)
