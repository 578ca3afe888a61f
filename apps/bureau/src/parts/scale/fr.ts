/** The texts of a scale, in French. */
export const fr = {
  peser: 'Peser : {nom}',
  arreter: 'Arrêter la pesée',
  vitesse: 'Vitesse de la balance',
  bauds: '{n} bauds',
  attend: 'La balance est écoutée…',
  pesee: 'Masse prise de la balance.',
  instable: 'La masse bouge encore…',
  surcharge: 'La balance est en surcharge.',
  vide: 'La balance est vide, ou sous zéro.',
  unite: 'La balance pèse dans une autre unité que g, kg ou t : réglez-la, ou tapez la masse.',
  trop_fin: 'La balance pèse plus finement que le gramme : tapez la masse.',
  autre: 'La balance envoie autre chose qu’une masse…',
  occupee: 'Le port de la balance est occupé ou fermé.',
  debranchee: 'La balance a été débranchée.',
  arretee: 'Pesée arrêtée.',
  non_choisie: 'Aucune balance n’a été choisie.',
}
