/** The words of the permissions of a person on a day, in French. */
export const fr = {
  titre: 'Droits d’une personne, un jour',
  quoi: 'Ce qu’une personne avait le droit de faire à la fin d’un jour : les ensembles qu’elle tenait, tels qu’ils étaient alors. Pour l’inspecteur qui demande qui a pu décider.',
  personne: 'Personne',
  jour: 'Au jour',
  choisir: 'Choisissez une personne.',
  aucun: 'Elle ne tenait aucun ensemble ce jour-là : elle ne pouvait rien faire.',
  permissions:
    '{n, plural, one {# permission} other {# permissions}} par {ensembles, plural, one {# ensemble} other {# ensembles}}',
  ensembles: 'Ensembles tenus',
  ensemble: 'Ensemble',
  depuis: 'Depuis',
  jusque: 'Jusque',
  version: 'Version alors',
  par: 'Attribué par',
  toujours: 'toujours',
  sans_fin: 'sans fin',
  liste: 'Permissions',
  permission: 'Permission',
  donnee_par: 'Donnée par',
  compte: 'Le compte est {statut} aujourd’hui.',
} as const
