import type { Bilingual } from '../../words/words.ts'

const fr = {
  lignes: '{n, plural, =0 {Aucune ligne} one {Une ligne} other {{dit} lignes}}',
  lignes_au_moins: 'Plus de {dit} lignes',
  montrees: '{n, plural, =0 {Aucune ligne} one {Une ligne montrée} other {# lignes montrées}}',
  suite: 'La suite arrive…',
  ordre: 'Ordre de la liste',
  montant: '{membre}, croissant',
  descendant: '{membre}, décroissant',
  enregistrement: 'Enregistrement',
  colonnes: 'Colonnes',
  colonnes_toutes: 'Les colonnes habituelles',
  exporter: 'Exporte toute la liste avec ces filtres',
  exporter_csv: 'CSV',
  exporter_xlsx: 'XLSX',
  imprimer: 'Imprimer',
  scanner: 'Lire un code',
  camera: 'Montrez le code à la caméra.',
  camera_fermee: 'La caméra n’a pas pu être ouverte : tapez la référence.',
  camera_sans_reseau:
    'Pas de réseau : le lecteur de codes n’est pas chargé. Réessayez, ou tapez la référence.',
  fermer: 'Fermer',
} as const
const en: Record<keyof typeof fr, string> = {
  lignes: '{n, plural, =0 {No row} one {One row} other {{dit} rows}}',
  lignes_au_moins: 'More than {dit} rows',
  montrees: '{n, plural, =0 {No row} one {One row shown} other {# rows shown}}',
  suite: 'More is on its way…',
  ordre: 'Order of the list',
  montant: '{membre}, ascending',
  descendant: '{membre}, descending',
  enregistrement: 'Recording',
  colonnes: 'Columns',
  colonnes_toutes: 'The usual columns',
  exporter: 'Exports the whole list with these filters',
  exporter_csv: 'CSV',
  exporter_xlsx: 'XLSX',
  imprimer: 'Print',
  scanner: 'Read a code',
  camera: 'Show the code to the camera.',
  camera_fermee: 'The camera could not be opened: type the reference.',
  camera_sans_reseau: 'No network: the reader of codes is not loaded. Try again, or type the reference.',
  fermer: 'Close',
}

/** The texts of lists. */
export const LIST: Bilingual<keyof typeof fr> = { fr, en }
