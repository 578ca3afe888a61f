// Lots in stock when the organization starts with Sillon.
import { type Column, type Demand, type Kind, text } from '../kind.ts'
import { CAMPAGNE, PRODUIT } from './approved.ts'

const code = (column: Omit<Column, 'type'>): Column => ({ ...column, type: 'code' })

/** Lots in stock. */
export const STOCK: Kind = {
  genre: 'stock',
  noms: { fr: 'Stock', en: 'Stock' },
  formats: ['csv', 'xlsx'],
  schema: 'urn:sillon:routes:imports#/$defs/lot_repris',
  cle: 'code',
  finish: states,
  colonnes: [
    text({
      code: 'code',
      cle: true,
      noms: { fr: 'Code du lot', en: 'Lot code' },
      obligatoire: true,
      chemin: 'code_externe',
      explication: {
        fr: 'Code du lot dans l’ancien système ; il garde ce code à côté de son numéro.',
        en: 'The lot’s code in the older system; it keeps this code beside its number.',
      },
      exemple: 'LOT-2026-17',
    }),
    CAMPAGNE,
    code({
      code: 'nature',
      noms: { fr: 'Nature', en: 'Nature' },
      obligatoire: true,
      chemin: 'nature',
      explication: {
        fr: 'REC (reçu), NET (nettoyé) ou PF (fini).',
        en: 'REC (received), NET (cleaned) or PF (finished).',
      },
      exemple: 'REC',
    }),
    { ...PRODUIT, explication: { fr: 'Code du produit.', en: 'Code of the product.' } },
    code({
      code: 'emplacement',
      noms: { fr: 'Emplacement', en: 'Place' },
      obligatoire: true,
      chemin: 'emplacement_id',
      entite: 'emplacement',
      explication: { fr: 'Code du lieu de stockage.', en: 'Code of the place.' },
      exemple: 'STATION',
    }),
    {
      code: 'quantite_kg',
      noms: { fr: 'Quantité (kg)', en: 'Mass (kg)' },
      type: 'decimal',
      decimales: 3,
      obligatoire: true,
      chemin: 'quantite_g',
      explication: { fr: 'Masse en stock, en kg.', en: 'The mass in stock, in kg.' },
      exemple: '1250,5',
    },
    {
      code: 'date',
      noms: { fr: 'Date', en: 'Date' },
      type: 'date',
      obligatoire: true,
      chemin: 'date',
      explication: {
        fr: 'Jour à la fin duquel il est entré dans ce stock.',
        en: 'The day at the end of which it entered this stock.',
      },
      exemple: '2026-03-31',
    },
    {
      code: 'etats',
      noms: { fr: 'États', en: 'States' },
      type: 'liste',
      chemin: 'etats',
      explication: {
        fr: 'État par référentiel, séparés par des virgules : AB=AB, NOP=NOP.',
        en: 'State by referential, between commas: AB=AB, NOP=NOP.',
      },
      exemple: 'AB=AB',
    },
    code({
      code: 'groupement',
      noms: { fr: 'Groupement', en: 'Group' },
      chemin: 'groupement_id',
      entite: 'groupement',
      explication: {
        fr: 'Code du groupement d’où il vient, s’il est connu.',
        en: 'Code of the group that it comes from, if known.',
      },
      exemple: 'G01',
    }),
    code({
      code: 'fournisseur',
      noms: { fr: 'Fournisseur', en: 'Supplier' },
      chemin: 'fournisseur_id',
      entite: 'fournisseur',
      explication: {
        fr: 'Code du fournisseur, d’un lot acheté.',
        en: 'Code of the supplier, of a lot that was bought.',
      },
      exemple: '',
    }),
    text({
      code: 'certificat',
      noms: { fr: 'Certificat', en: 'Certificate' },
      chemin: 'certificat',
      explication: {
        fr: 'Numéro du certificat qui le couvrait.',
        en: 'Number of the certificate that covered it.',
      },
      exemple: 'BJ-BIO-2026-1',
    }),
  ],
}

// Reads `AB=AB` as the state of a referential; a text of another form gives no valid state.
function states(demand: Demand): void {
  if (!Array.isArray(demand.etats)) return
  const told = (demand.etats as string[]).map((one) =>
    one.split('=').map((part) => part.trim().toUpperCase()),
  )
  demand.etats = Object.fromEntries(told.map(([referential = '', state = '']) => [referential, state]))
}
