import type { fr } from './fr.ts'

/** The words of the logo and of official numbers, in English. */
export const en: Record<keyof typeof fr, string> = {
  logo: 'Logo of papers',
  logo_quoi: 'PNG or JPEG, 200 kB at most. It stands on the papers drawn up afterwards.',
  logo_actuel: 'Current logo, {largeur} × {hauteur} pixels, since {depuis}',
  logo_aucun: 'No logo.',
  logo_fichier: 'File of the logo',
  logo_mettre: 'Use this logo',
  logo_enlever: 'Remove the logo',
  logo_envoi: 'The file did not arrive. Try again.',
  logo_fait: 'The logo is changed.',
  numeros: 'Official numbers',
  numeros_quoi: 'An open campaign keeps the model that it has; a new model is for the campaigns that follow.',
  version: 'Version',
  modele: 'Model',
  campagnes: 'Campaigns',
  depuis: 'Since',
  apercu: 'Preview of the next number',
  campagne: 'Campaign',
  produit: 'Product',
  nature: 'Kind of document',
  MP: 'Raw material',
  REC: 'Reception',
  NET: 'Cleaning',
  PF: 'Finished product',
  apercu_numero: 'Next number: {numero}',
}
