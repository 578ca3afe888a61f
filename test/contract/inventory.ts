// Every case of a command and every outcome, with the tests that prove it: in SQL, one rule per file, and over HTTP. Paths are
// relative to test/.

/**
 * A code of the specification, with three lists of test files: those that produce it, those that stay just inside its limit, and
 * those that receive it over HTTP.
 */
export type Proof = {
  readonly code: string
  readonly produces: readonly string[]
  readonly inside: readonly string[]
  readonly http: readonly string[]
}

const DAY = 'demo/day.test.ts'
const MOTIFS = 'api/motifs.test.ts'
const RIGHTS = 'api/rights.test.ts'
const REJECTIONS = 'api/rejections.test.ts'

/** Makes a proof from files in the functions' folders of test/sql. A file that tests both sides of the limit is in both lists. */
function proof(code: string, produces: string[], inside: string[] = produces, http: string[] = [DAY]): Proof {
  const inSql = (files: string[]) => files.map((file) => `sql/${file}.sql`)
  return { code, produces: inSql(produces), inside: inSql(inside), http }
}

const ERROR_REPORTED = ['collecte/signaler_erreur/toujours_sous_controle']
const NOT_INDEPENDENT = ['inspection/enregistrer/a_collecte', 'inspection/enregistrer/interet_declare']

/** The twelve command types: the records that each writes, and the motifs that put it under control. */
export const TYPES: readonly Proof[] = [
  proof(
    'producteur.enregistrer',
    ['producteur/enregistrer/doublon_identite', 'producteur/enregistrer/reference_inconnue'],
    ['producteur/enregistrer/ecrit'],
  ),
  proof(
    'producteur.modifier',
    ['producteur/modifier/modification_concurrente', 'producteur/modifier/doublon_identite'],
    ['producteur/modifier/champs_changes'],
  ),
  proof(
    'parcelle.enregistrer',
    ['parcelle/enregistrer/polygone_invalide', 'parcelle/enregistrer/chevauchement_parcelle'],
    ['parcelle/enregistrer/ecrite'],
  ),
  proof(
    'parcelle.relever',
    ['parcelle/relever/polygone_invalide', 'parcelle/relever/ecart_calcul'],
    ['parcelle/relever/nouvelle_version'],
  ),
  proof(
    'collecte.enregistrer',
    [
      'collecte/enregistrer/capacite_depassee',
      'collecte/enregistrer/ecart_calcul',
      'saisie/verifier_references/reference_inactive',
    ],
    ['collecte/enregistrer/ecrite'],
  ),
  proof('collecte.signaler_erreur', ERROR_REPORTED, ['collecte/signaler_erreur/paiement_bloque']),
  proof('recu.reimprimer', ['recu/reimprimer/reference_inconnue'], ['recu/reimprimer/trace']),
  proof(
    'livraison.etablir_bon',
    ['livraison/etablir_bon/reference_inconnue', 'livraison/etablir_bon/deja_partie'],
    ['livraison/etablir_bon/ecrit'],
  ),
  proof('intrant.remettre', ['intrant/remettre/intrant_non_autorise'], ['intrant/remettre/ecrite']),
  proof('inspection.enregistrer', NOT_INDEPENDENT, ['inspection/enregistrer/ecrite']),
  proof('recolte.estimer', ['recolte/estimer/reference_inactive'], ['recolte/estimer/ecrite']),
  proof(
    'non_conformite.constater',
    ['non_conformite/constater/reference_inconnue'],
    ['non_conformite/constater/producteur_ou_parcelle'],
  ),
]

/** The twenty-two control motifs. */
export const CONTROL_MOTIFS: readonly Proof[] = [
  proof('donnees_illisibles', ['commande/verifier_schema/donnees_illisibles']),
  proof('version_client_obsolete', ['commande/verifier_schema/versions']),
  proof('empreinte_incoherente', ['commande/traiter/empreinte_incoherente']),
  proof('apres_revocation', ['saisie/verifier_droits/apres_revocation']),
  proof('hors_ligne_depasse', ['saisie/verifier_droits/hors_ligne_depasse'], undefined, [RIGHTS]),
  proof('droit_manquant', ['saisie/verifier_droits/droit_manquant'], undefined, [RIGHTS]),
  proof('reference_inconnue', ['saisie/verifier_references/reference_inconnue']),
  proof('reference_inactive', [
    'saisie/verifier_references/reference_inactive',
    'collecte/verifier_certificat/reference_inactive',
  ]),
  proof('dependance_en_controle', ['saisie/verifier_references/dependance_en_controle']),
  proof('ecart_calcul', ['collecte/enregistrer/ecart_calcul', 'parcelle/relever/ecart_calcul']),
  proof(
    'parametre_introuvable',
    ['collecte/calculer/parametre_introuvable'],
    ['collecte/calculer/liste_vide'],
    [MOTIFS],
  ),
  proof('horloge_invraisemblable', ['commande/dater/horloge_nulle']),
  proof('piece_manquante', ['commande/relever_pieces_manquantes/quatorze_jours'], undefined, [
    'api/background.test.ts',
  ]),
  proof('module_inactif', ['saisie/verifier_droits/module_inactif'], undefined, [RIGHTS]),
  proof('doublon_identite', ['producteur/enregistrer/doublon_identite']),
  proof('modification_concurrente', ['producteur/modifier/modification_concurrente']),
  proof(
    'polygone_invalide',
    ['parcelle/relever/polygone_invalide', 'parcelle/surface_maximale/limite_du_pack'],
    ['parcelle/mesurer/polygone_invalide'],
  ),
  proof(
    'chevauchement_parcelle',
    ['parcelle/enregistrer/chevauchement_parcelle'],
    ['parcelle/trouver_chevauchements/seuil'],
  ),
  proof('capacite_depassee', ['collecte/enregistrer/capacite_depassee']),
  proof('intrant_non_autorise', ['intrant/remettre/intrant_non_autorise']),
  proof('conflit_interets', NOT_INDEPENDENT),
  // This motif has no limit, so a collection without an error stands for the case just inside it.
  proof('erreur_signalee_agent', ERROR_REPORTED, ['collecte/signaler_erreur/paiement_bloque']),
]

/** The three security rejections. */
export const REJECTED_MOTIFS: readonly Proof[] = [
  proof('identite_incoherente', ['commande/traiter/identite_incoherente'], undefined, [REJECTIONS]),
  proof('identifiant_reutilise', ['commande/traiter/identifiant_reutilise'], undefined, [REJECTIONS]),
  proof('sequence_reutilisee', ['commande/traiter/sequence_reutilisee'], undefined, [REJECTIONS]),
]

/** The alerts, none of which opens a control. */
export const ALERTS: readonly Proof[] = [
  proof('horloge_corrigee', ['commande/dater/ecart_tolere']),
  proof('rendement_non_calibre', ['collecte/enregistrer/rendement_non_calibre']),
  proof('parcelle_lointaine', ['parcelle/alerter/lointaine'], undefined, ['api/crops.test.ts']),
  proof('version_pack_differente', ['collecte/enregistrer/version_pack_differente']),
]
