/** The words of the states of plots in a grid, in French. */
export const fr = {
  titre: 'États en tableau',
  quoi: 'Une ligne par parcelle, une colonne par référentiel : l’état en vigueur à la fin du jour choisi. Un état mène à son histoire.',
  groupement: 'Groupement',
  producteur: 'Producteur',
  jour: 'Au jour',
  aucune:
    'Aucune parcelle n’a d’état ce jour-là. Le responsable du contrôle interne les fixe par « Réviser un état ».',
  coupe: 'Les {n} premières parcelles seulement : choisissez un groupement ou un producteur.',
  nombre: '{n, plural, one {# parcelle} other {# parcelles}}',
  nombre_etats: '{n, plural, one {# état} other {# états}}',
  parcelle: 'Parcelle',
  sans_etat: 'sans état',
  depuis: 'depuis le {le}',
  en_tout: 'En tout',
  bio: 'bio',
  conversion: 'conversion',
  conventionnel: 'conventionnel',
  hors_statut: 'hors statut',
} as const
