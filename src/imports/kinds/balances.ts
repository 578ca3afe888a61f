// Balances owed when the organization starts with Sillon.
import { type Kind, text } from '../kind.ts'
import { CAMPAGNE, PRODUCTEUR } from './approved.ts'

const { obligatoire: _, ...ONE_PRODUCER } = PRODUCTEUR

/** Balances owed to producers and suppliers. */
export const SOLDES: Kind = {
  genre: 'soldes',
  noms: { fr: 'Soldes dus', en: 'Balances owed' },
  formats: ['csv', 'xlsx'],
  schema: 'urn:sillon:routes:imports#/$defs/solde_repris',
  colonnes: [
    {
      ...ONE_PRODUCER,
      explication: {
        fr: 'Référence du producteur dans son import, ou numéro de sa pièce ; vide pour un fournisseur.',
        en: 'The producer’s reference in their import, or document number; empty for a supplier.',
      },
    },
    {
      code: 'fournisseur',
      noms: { fr: 'Fournisseur', en: 'Supplier' },
      type: 'code',
      chemin: 'fournisseur_id',
      entite: 'fournisseur',
      explication: {
        fr: 'Code du fournisseur ; vide pour un producteur.',
        en: 'Code of the supplier; empty for a producer.',
      },
      exemple: '',
    },
    CAMPAGNE,
    {
      code: 'date',
      noms: { fr: 'Date', en: 'Date' },
      type: 'date',
      obligatoire: true,
      chemin: 'date',
      explication: {
        fr: 'Jour à la fin duquel c’était dû.',
        en: 'The day at the end of which it was owed.',
      },
      exemple: '2026-03-31',
    },
    {
      code: 'montant',
      noms: { fr: 'Montant', en: 'Amount' },
      type: 'decimal',
      decimales: 4,
      monnaie: 'devise',
      obligatoire: true,
      chemin: 'montant',
      explication: { fr: 'Ce qui est dû, dans la devise.', en: 'What is owed, in the currency.' },
      exemple: '125000',
    },
    text({
      code: 'devise',
      noms: { fr: 'Devise', en: 'Currency' },
      chemin: 'devise',
      explication: {
        fr: 'Code ISO 4217 ; celle de l’organisation quand vide.',
        en: 'ISO 4217 code; that of the organization when empty.',
      },
      exemple: 'XOF',
    }),
  ],
}
