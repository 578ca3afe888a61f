// The coverage of the histories: a rule that no history meets is not proved.
import type { Reponse } from '../oracle/types.ts'

/** The number of times that each word occurred. */
export type Seen = Map<string, number>

/** Counts a word. */
export function count(seen: Seen, word: string): void {
  seen.set(word, (seen.get(word) ?? 0) + 1)
}

/** Counts the words in a response. */
export function countAnswer(seen: Seen, types: readonly string[], { resultats, arret }: Reponse): void {
  count(seen, arret === null ? 'lot entier' : 'arret')
  for (const [index, { issue, motifs, alertes, numero_officiel }] of resultats.entries()) {
    const words = [issue, ...motifs, ...alertes, numero_officiel === null ? 'sans numéro' : 'numéro']
    for (const word of words) count(seen, word)
    const campagne = numero_officiel?.split('-').at(-2)
    if (campagne !== undefined) count(seen, campagne)
    if (issue === 'acceptee') count(seen, types[index] ?? '')
  }
}

/** The minimum coverage of a run of the usual size. */
export const REACHED: readonly string[] = [
  'acceptee',
  'acceptee_controle',
  'rejetee',
  'arret',
  'lot entier',
  'numéro',
  'C1',
  'C2',
  'enveloppe_illisible',
  'identite_incoherente',
  'identifiant_reutilise',
  'sequence_reutilisee',
  'horloge_corrigee',
  'rendement_non_calibre',
  'version_pack_differente',
  'donnees_illisibles',
  'version_client_obsolete',
  'empreinte_incoherente',
  'module_inactif',
  'apres_revocation',
  'hors_ligne_depasse',
  'droit_manquant',
  'horloge_invraisemblable',
  'reference_inconnue',
  'reference_inactive',
  'dependance_en_controle',
  'parametre_introuvable',
  'doublon_identite',
  'modification_concurrente',
  'polygone_invalide',
  'chevauchement_parcelle',
  'ecart_calcul',
  'capacite_depassee',
  'erreur_signalee_agent',
  'revocation 200',
  'revocation 409',
  'annulation 200',
  'annulation 409',
  'autre porteur',
  'producteur.enregistrer',
  'producteur.modifier',
  'parcelle.enregistrer',
  'parcelle.relever',
  'collecte.enregistrer',
  'recu.reimprimer',
  'livraison.etablir_bon',
  'recolte.estimer',
  'intrant.remettre',
  'inspection.enregistrer',
  'non_conformite.constater',
  'intrant_non_autorise',
  'conflit_interets',
  'levée',
  'levée libère',
  'sans effet polygone_invalide',
  'sans effet chevauchement_parcelle',
  'sans effet ecart_calcul',
  'sans effet reference_inconnue',
  'sans effet reference_inactive',
  'sans effet dependance_en_controle',
  'sans effet apres_revocation',
  'sans effet hors_ligne_depasse',
  'sans effet droit_manquant',
]
