import type { fr } from './fr.ts'

/** The words of an inspector's own list, in English. */
export const en: Record<keyof typeof fr, string> = {
  titre: 'My inspections',
  quoi: 'What is assigned to you and remains to be done, the most urgent first. The inspection is entered on the phone.',
  nombre: '{n, plural, =0 {Nothing to do} one {# inspection to do} other {# inspections to do}}',
  retard: '{n, plural, =0 {} one {, # of them late} other {, # of them late}}',
  rien: 'No inspection is assigned to you. The internal control manager makes the plan and assigns the inspections: ask them.',
  producteur: 'Producer',
  genre: 'Inspection',
  groupement: 'Group',
  echeance: 'At the latest',
  risque: 'Risk',
  statut: 'State',
  plan: 'The whole plan',
  constats: 'Findings that are still open at these producers',
  constat: 'Finding',
  avant: 'To be done before',
}
