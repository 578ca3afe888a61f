// Purchase contracts with their lines.
import { type Column, type Kind, text, type Words } from '../kind.ts'
import { CAMPAGNE } from './approved.ts'

// A member of a line's formula. Its name is the code of its column, without `prix_` if the code begins with `prix_m`.
const price = (code: string, noms: Words, explication: Words): Column => ({
  code,
  noms,
  type: 'decimal',
  monnaie: 'devise',
  parLigne: true,
  chemin: `formule.${code.replace(/^prix_m/, 'm')}`,
  explication,
  exemple: '',
})

/** Draft contracts: one line of the file for each contract line. */
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
      cle: true,
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
      pourcent: true,
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
      monnaie: 'devise',
      obligatoire: true,
      sauf: 'prix_base_kg',
      parLigne: true,
      chemin: 'prix_kg',
      explication: {
        fr: 'Prix du kilogramme dans la plus petite unité de la devise : francs CFA, centimes d’euro. Vide quand un prix de base est donné.',
        en: 'Price of a kilogram in the smallest unit of the currency: CFA francs, cents of a euro. Empty where a base price is given.',
      },
      exemple: '300',
    },
    price(
      'prix_base_kg',
      { fr: 'Prix de base par kg', en: 'Base price per kg' },
      {
        fr: 'D’un prix par formule : le prix du kilogramme avant ajustements, dans la même unité.',
        en: 'Of a price by formula: the price of a kilogram before adjustments, in the same unit.',
      },
    ),
    {
      code: 'ajustements',
      noms: { fr: 'Ajustements', en: 'Adjustments' },
      type: 'ajustements',
      parLigne: true,
      chemin: 'formule.ajustements',
      explication: {
        fr: 'Ce que chaque pas entier d’une mesure ajoute au prix du kilogramme, ou en retire : « mesure > seuil par pas : montant max n » (« < » : au-dessous du seuil ; « max » : le plus de pas qui comptent), l’un après l’autre séparés par « | ». Les mesures sont des entiers : humidite_cp et impuretes_cp en centièmes de pour cent, les attributs du produit dans leur unité. Par exemple « brix > 140 par 10 : 5 max 3 | humidite_cp > 1200 par 100 : -10 ».',
        en: 'What each whole step of a measurement adds to the price of a kilogram, or takes from it: `measurement > threshold per step : amount max n` (`<`: below the threshold; `max`: the most steps that count), one after the other with `|` between them. Measurements are integers: humidite_cp and impuretes_cp in hundredths of a percent, attributes of the product in their unit. For instance `brix > 140 par 10 : 5 max 3 | humidite_cp > 1200 par 100 : -10`.',
      },
      exemple: '',
    },
    price(
      'prix_minimum_kg',
      { fr: 'Prix minimum par kg', en: 'Lowest price per kg' },
      {
        fr: 'D’un prix par formule : il ne descend pas au-dessous ; zéro quand vide.',
        en: 'Of a price by formula: it never falls below; zero when empty.',
      },
    ),
    price(
      'prix_maximum_kg',
      { fr: 'Prix maximum par kg', en: 'Highest price per kg' },
      {
        fr: 'D’un prix par formule : il ne monte pas au-dessus.',
        en: 'Of a price by formula: it never rises above.',
      },
    ),
  ],
}
