import type { fr } from './fr.ts'

/** The texts of lists and record pages, in English. */
export const en: Record<keyof typeof fr, string> = {
  retour: 'Back to the list',
  faits: 'What is recorded',
  actes: 'What you can do',
  modifier: 'Edit',
  fait: '{acte}: done.',
  chercher: 'Search',
  tous: 'All',
  oui: 'Yes',
  non: 'No',
  aucun: 'Nothing to show.',
  attributions: 'Assigned sets',
  groupements: 'Assigned groups',
  documents: 'Documents',
  appareils: 'Phones',
  parcelles: 'Plots',
  differences: 'What the draft changes',
  fautes: 'Faults of the draft',
  historique: 'History',
  secret: 'This code is shown only once',
  secret_quoi: 'Give it to the person now: the service keeps only its fingerprint.',
  scanner: 'The phone reads this square: it holds the address of the service and the code.',
  imprimer: 'Print',
  compris: 'I have noted the code',
}
