// Yields and capacities that were approved in another system.
import { type Column, type Kind, text } from '../kind.ts'

/** The column of a campaign. */
export const CAMPAGNE: Column = {
  code: 'campagne',
  noms: { fr: 'Campagne', en: 'Campaign' },
  type: 'texte',
  obligatoire: true,
  chemin: 'campagne_id',
  entite: 'campagne',
  explication: { fr: 'Code de la campagne.', en: 'Code of the campaign.' },
  exemple: '2026-2027',
}

/** The column of a producer. */
export const PRODUCTEUR: Column = text({
  code: 'producteur',
  noms: { fr: 'Producteur', en: 'Producer' },
  obligatoire: true,
  chemin: 'producteur_id',
  entite: 'producteur',
  explication: {
    fr: 'Référence du producteur dans son import, ou numéro de sa pièce d’identité.',
    en: 'The producer’s reference in their import, or the number of their identity document.',
  },
  exemple: 'P-0001',
})

/** The column of a raw material. */
export const PRODUIT: Column = {
  code: 'produit',
  noms: { fr: 'Produit', en: 'Product' },
  type: 'code',
  obligatoire: true,
  chemin: 'produit_id',
  entite: 'produit',
  explication: { fr: 'Code de la matière première.', en: 'Code of the raw material.' },
  exemple: 'ANANAS',
}

/** The column of a plot from an earlier import. */
export const PARCELLE: Column = text({
  code: 'parcelle',
  noms: { fr: 'Parcelle', en: 'Plot' },
  obligatoire: true,
  chemin: 'parcelle_id',
  entite: 'parcelle',
  explication: {
    fr: 'Référence de la parcelle dans son import, ou son identifiant.',
    en: 'The plot’s reference in its import, or its id.',
  },
  exemple: 'P-0001-A',
})

/** Yields of plots that were approved in another system. */
export const RENDEMENTS: Kind = {
  genre: 'rendements',
  noms: { fr: 'Rendements', en: 'Yields' },
  formats: ['csv', 'xlsx'],
  schema: 'urn:sillon:routes:rendements_fixer#/$defs/corps',
  base: () => ({ raison: 'Reprise' }),
  colonnes: [
    CAMPAGNE,
    PARCELLE,
    PRODUIT,
    {
      code: 'rendement_kg_ha',
      noms: { fr: 'Rendement (kg/ha)', en: 'Yield (kg/ha)' },
      type: 'decimal',
      decimales: 3,
      obligatoire: true,
      chemin: 'rendement_g_ha',
      explication: {
        fr: 'Rendement approuvé, en kg par hectare.',
        en: 'The approved yield, in kg a hectare.',
      },
      exemple: '42000',
    },
    text({
      code: 'raison',
      noms: { fr: 'Raison', en: 'Reason' },
      chemin: 'raison',
      explication: {
        fr: 'Qui l’a approuvé et quand ; « Reprise » quand vide.',
        en: 'Who approved it and when; “Reprise” when empty.',
      },
      exemple: 'Comité du 12 janvier 2026',
    }),
  ],
}

/** Capacities of producers that were approved in another system. */
export const CAPACITES: Kind = {
  genre: 'capacites',
  noms: { fr: 'Capacités', en: 'Capacities' },
  formats: ['csv', 'xlsx'],
  schema: 'urn:sillon:routes:imports#/$defs/capacite_reprise',
  colonnes: [
    CAMPAGNE,
    PRODUCTEUR,
    PRODUIT,
    {
      code: 'etat',
      noms: { fr: 'État', en: 'State' },
      type: 'code',
      obligatoire: true,
      chemin: 'etat_code',
      explication: {
        fr: 'État de qualité du référentiel des capacités : AB, C2…',
        en: 'Quality state of the referential of capacities: AB, C2…',
      },
      exemple: 'AB',
    },
    {
      code: 'capacite_kg',
      noms: { fr: 'Capacité (kg)', en: 'Capacity (kg)' },
      type: 'decimal',
      decimales: 3,
      obligatoire: true,
      chemin: 'capacite_g',
      explication: {
        fr: 'Masse approuvée pour la campagne, en kg.',
        en: 'The mass approved for the campaign, in kg.',
      },
      exemple: '12500',
    },
    {
      code: 'deja_collecte_kg',
      noms: { fr: 'Déjà collecté (kg)', en: 'Collected already (kg)' },
      type: 'decimal',
      decimales: 3,
      chemin: 'deja_collecte_g',
      explication: {
        fr: 'Ce qui a été collecté ailleurs dans la campagne, en kg ; rien quand vide.',
        en: 'What was collected elsewhere in the campaign, in kg; nothing when empty.',
      },
      exemple: '3200,5',
    },
  ],
}
