import type { fr } from './fr.ts'

/** The words of the price simulator, in English. */
export const en: Record<keyof typeof fr, string> = {
  titre: 'Simulate a price',
  quoi: 'Choose a contract and a line, then a mass and what the reception will measure: the service calculates the price as it will then. Nothing is written.',
  contrat: 'Contract',
  ligne: 'Line',
  ligne_n: '{n}: {produit}',
  prix_fixe: 'Fixed price: {prix} a kilogram, whatever is measured.',
  formule: 'The price depends on {n, plural, one {# measurement} other {# measurements}}.',
  calculer: 'Calculate the price',
  essais: 'Tries, the last one first',
  essai: 'Try',
  entree: 'For',
  base: 'Base a kg',
  ajustements: 'Adjustments',
  ajustement: '{mesure}: {pas, plural, one {# step} other {# steps}}, {montant} a kg',
  sans_ajustement: 'none',
  prix: 'Price a kg',
  montant: 'Amount',
  chez_nous: 'In {devise}',
  sans_ligne: 'This contract has no line.',
}
