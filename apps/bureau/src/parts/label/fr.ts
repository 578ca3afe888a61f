/** The words of labels, in French. */
export const fr = {
  titre: 'Étiquettes',
  combien: 'Combien',
  format: 'Format',
  a6: 'A6',
  rouleau: 'Rouleau',
  imprimante: 'Imprimante',
  navigateur: 'Celle du navigateur',
  zpl: 'Étiqueteuse ZPL',
  escpos: 'Étiqueteuse ESC/POS',
  imprimante_quoi:
    'Le fichier d’une étiqueteuse se donne à son programme ; si le navigateur parle au port série, il l’envoie lui-même. Ce choix reste dans ce navigateur.',
  imprimer: 'Imprimer les étiquettes',
  envoyer: 'Envoyer à l’étiqueteuse',
  fichier: 'Prendre le fichier',
  etiquette: 'Étiquette de {code}',
  envoyees: '{n, plural, one {# étiquette envoyée} other {# étiquettes envoyées}}.',
  port_ferme: 'L’étiqueteuse n’a pas pu être ouverte.',
} as const
