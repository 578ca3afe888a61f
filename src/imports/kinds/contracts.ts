// Purchase contracts with their lines.
import { type Kind, text } from '../kind.ts'
import { CAMPAGNE } from './approved.ts'

/** Draft contracts, a line of the file for each of their lines. */
export const CONTRATS: Kind = {
  genre: 'contrats',
  noms: { fr: 'Contrats', en: 'Contracts' },
  formats: ['csv', 'xlsx'],
  schema: 'urn:sillon:routes:contrats_creer#/$defs/corps',
  cle: 'code',
  lignes: 'lignes',
  colonnes: [
    text({
      code: 'code',
      noms: { fr: 'Code', en: 'Code' },
      obligatoire: true,
      chemin: 'code',
      explication: {
        fr: 'Code du contrat, unique ; ses lignes se suivent dans le fichier sous le même code.',
        en: 'Unique code of the contract; its lines follow each other in the file under the same code.',
      },
      exemple: 'C-2026-01',
    }),
    CAMPAGNE,
    {
      code: 'groupement',
      noms: { fr: 'Groupement', en: 'Group' },
      type: 'code',
      chemin: 'groupement_id',
      entite: 'groupement',
      explication: {
        fr: 'Code du groupement ; vide : tous les producteurs.',
        en: 'Code of the group; every producer when empty.',
      },
      exemple: 'G01',
    },
    {
      code: 'devise',
      noms: { fr: 'Devise', en: 'Currency' },
      type: 'code',
      chemin: 'devise',
      explication: {
        fr: 'Code ISO 4217 ; celle de l’organisation quand vide.',
        en: 'ISO 4217 code; the organization’s when empty.',
      },
      exemple: 'XOF',
    },
    {
      code: 'tolerance',
      noms: { fr: 'Tolérance (%)', en: 'Tolerance (%)' },
      type: 'decimal',
      decimales: 2,
      chemin: 'tolerance_cp',
      explication: {
        fr: 'Ce qui peut être livré au-delà, en pour cent ; 0 quand vide.',
        en: 'What may be delivered beyond, in percent; 0 when empty.',
      },
      exemple: '5',
    },
    {
      code: 'debut',
      noms: { fr: 'Début', en: 'Begins' },
      type: 'date',
      chemin: 'debut',
      explication: { fr: 'Premier jour de livraison.', en: 'The first day of delivery.' },
      exemple: '2026-01-15',
    },
    {
      code: 'fin',
      noms: { fr: 'Fin', en: 'Ends' },
      type: 'date',
      chemin: 'fin',
      explication: { fr: 'Dernier jour de livraison.', en: 'The last day of delivery.' },
      exemple: '2026-09-30',
    },
    {
      code: 'produit',
      noms: { fr: 'Produit', en: 'Product' },
      type: 'code',
      obligatoire: true,
      parLigne: true,
      chemin: 'produit_id',
      entite: 'produit',
      explication: { fr: 'Code du produit de la ligne.', en: 'Code of the line’s product.' },
      exemple: 'ANANAS',
    },
    {
      code: 'quantite_kg',
      noms: { fr: 'Quantité (kg)', en: 'Quantity (kg)' },
      type: 'decimal',
      decimales: 3,
      obligatoire: true,
      parLigne: true,
      chemin: 'quantite_g',
      explication: { fr: 'Quantité engagée, en kilogrammes.', en: 'Committed quantity in kilograms.' },
      exemple: '12000',
    },
    {
      code: 'prix_kg',
      noms: { fr: 'Prix par kg', en: 'Price per kg' },
      type: 'decimal',
      obligatoire: true,
      parLigne: true,
      chemin: 'prix_kg',
      explication: {
        fr: 'Prix du kilogramme dans la plus petite unité de la devise : francs CFA, centimes d’euro.',
        en: 'Price of a kilogram in the smallest unit of the currency: CFA francs, cents of a euro.',
      },
      exemple: '300',
    },
  ],
}
