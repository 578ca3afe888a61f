/** The texts of a map. */
export const fr = {
  chargement: 'La carte se charge…',
  sans_webgl:
    'Ce navigateur ne peut pas dessiner de carte (WebGL manque ou est désactivé). La liste montre les mêmes parcelles.',
  plus: 'Agrandir',
  moins: 'Réduire',
  clavier: 'Flèches pour se déplacer, + et − pour agrandir et réduire.',
  fond: 'Fond : Natural Earth',
  fond_images: 'Images : {hote}, qui voit les lieux regardés',
  imprimer: 'Imprimer',
  metres: 'm',
  kilometres: 'km',
}
