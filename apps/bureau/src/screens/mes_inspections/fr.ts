/** The words of an inspector's own list, in French. */
export const fr = {
  titre: 'Mes inspections',
  quoi: 'Ce qui vous est attribué et reste à faire, le plus urgent d’abord. L’inspection se saisit au téléphone.',
  nombre: '{n, plural, =0 {Rien à faire} one {# inspection à faire} other {# inspections à faire}}',
  retard: '{n, plural, =0 {} one {, dont # en retard} other {, dont # en retard}}',
  rien: 'Aucune inspection à faire ne vous est attribuée. Le responsable du contrôle interne établit le plan et attribue les inspections : demandez-lui.',
  producteur: 'Producteur',
  genre: 'Inspection',
  groupement: 'Groupement',
  echeance: 'Au plus tard',
  risque: 'Risque',
  statut: 'État',
  plan: 'Tout le plan',
  constats: 'Constats encore ouverts chez ces producteurs',
  constat: 'Constat',
  avant: 'À faire avant',
} as const
