import type { fr } from './fr.ts'

/** The words of the permissions of a person on a day, in English. */
export const en: Record<keyof typeof fr, string> = {
  titre: 'Permissions of a person, on a day',
  quoi: 'What a person was allowed to do at the end of a day: the sets that they held, as these were then. For the inspector who asks who could decide.',
  personne: 'Person',
  jour: 'On the day',
  choisir: 'Choose a person.',
  aucun: 'They held no set on that day: they could do nothing.',
  permissions:
    '{n, plural, one {# permission} other {# permissions}} from {ensembles, plural, one {# set} other {# sets}}',
  ensembles: 'Sets held',
  ensemble: 'Set',
  depuis: 'From',
  jusque: 'Until',
  version: 'Version then',
  par: 'Assigned by',
  toujours: 'always',
  sans_fin: 'without end',
  liste: 'Permissions',
  permission: 'Permission',
  donnee_par: 'Given by',
  compte: 'The account is {statut} today.',
}
