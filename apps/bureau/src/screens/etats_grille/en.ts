import type { fr } from './fr.ts'

/** The words of the states of plots in a grid, in English. */
export const en: Record<keyof typeof fr, string> = {
  titre: 'States as a table',
  quoi: 'One row a plot, one column a referential: the state in force at the end of the chosen day. A state leads to its history.',
  groupement: 'Group',
  producteur: 'Producer',
  jour: 'On the day',
  aucune: 'No plot has a state on that day. The internal control manager sets them by “Revise a state”.',
  coupe: 'Only the first {n} plots: choose a group or a producer.',
  nombre: '{n, plural, one {# plot} other {# plots}}',
  nombre_etats: '{n, plural, one {# state} other {# states}}',
  parcelle: 'Plot',
  sans_etat: 'no state',
  depuis: 'since {le}',
  en_tout: 'In all',
  bio: 'organic',
  conversion: 'in conversion',
  conventionnel: 'conventional',
  hors_statut: 'out of status',
}
