import type { fr } from './fr.ts'

/** The words of labels, in English. */
export const en: Record<keyof typeof fr, string> = {
  titre: 'Labels',
  combien: 'How many',
  format: 'Format',
  a6: 'A6',
  rouleau: 'Roll',
  imprimante: 'Printer',
  navigateur: 'That of the browser',
  zpl: 'ZPL label printer',
  escpos: 'ESC/POS label printer',
  imprimante_quoi:
    'The file of a label printer goes to its program; a browser that speaks to the serial port sends it itself. This choice stays in this browser.',
  imprimer: 'Print the labels',
  envoyer: 'Send to the label printer',
  fichier: 'Take the file',
  etiquette: 'Label of {code}',
  envoyees: '{n, plural, one {# label sent} other {# labels sent}}.',
  port_ferme: 'The label printer could not be opened.',
}
