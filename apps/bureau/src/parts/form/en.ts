import type { fr } from './fr.ts'

/** The words of forms, in English. */
export const en: Record<keyof typeof fr, string> = {
  choisir: 'Choose',
  chercher: 'Type to search',
  liste_fermee: 'Your account does not read this list: paste the id.',
  rien_trouve: 'Nothing found.',
  avec_unite: '{nom} ({unite})',
  requis: 'To be filled in.',
  illisible: 'This is no possible value: check the number, its decimals or the date.',
  refusee: 'The service refuses this value.',
  ajouter: 'Add: {nom}',
  enlever: 'Remove',
  enlever_ligne: 'Remove line {n}',
  ligne: 'Line {n}',
  total: 'Total: {somme}',
  forme: 'What you give',
  fermer: 'Close and do nothing',
  confirmer_quand_meme: 'Confirm and {acte}',
  confirmation: 'What you confirm',
  brouillon: 'You had begun: what you typed is still here.',
  recommencer: 'Clear everything',
  inchange: 'Nothing has changed.',
  changee: 'Another person has changed this record meanwhile',
  changee_quoi:
    'Compare: the value that you had seen, the one of today, and yours. If you send again, your values replace those of today.',
  membre: 'Field',
  vue: 'Seen before',
  actuelle: 'Today',
  voulue: 'Yours',
  humidite_cp: 'Moisture (%)',
  impuretes_cp: 'Impurities (%)',
}
