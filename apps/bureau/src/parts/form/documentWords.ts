// The words of a document's members that no form of the contract has.
import type { Language } from '../../words/words.ts'
import { hasWord, memberWord } from '../fiche/values.ts'

const WORDS: Readonly<Record<string, readonly [fr: string, en: string]>> = {
  arbre_activites: ['Arbre des activités', 'Tree of activities'],
  choix: ['Choix', 'Choices'],
  coefficient_pm: ['Coefficient (‰)', 'Coefficient (‰)'],
  constats: ['Constats', 'Findings'],
  conversion: ['Conversion', 'Conversion'],
  critere: ['Critère', 'Criterion'],
  delai_correction_jours: ['Délai de correction, en jours', 'Days to correct it'],
  duree_mois: ['Durée, en mois', 'Duration in months'],
  enum: ['Valeurs permises', 'Allowed values'],
  exigences: ['Exigences', 'Requirements'],
  formulaires_inspection: ['Formulaires d’inspection', 'Inspection forms'],
  franchise_cp: ['Franchise (centièmes de %)', 'Allowance (hundredths of %)'],
  grilles_conformite: ['Grilles de conformité', 'Conformity grids'],
  intrants_autorises: ['Intrants autorisés', 'Authorized inputs'],
  longueur_max: ['Longueur au plus', 'Greatest length'],
  parametres: ['Réglages', 'Settings'],
  produits: ['Produits', 'Products'],
  questions: ['Questions', 'Questions'],
  si: ['Seulement si', 'Only if'],
}

/** Returns the words of a member of a document. */
export function documentWord(name: string, langue: Language): string {
  const own = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined
  if (own === undefined || hasWord(name)) return memberWord(name, langue)
  return own[langue === 'fr' ? 0 : 1]
}
