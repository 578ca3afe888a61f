// Members of which the contract says less than a form needs: a whole document, segments that the service judges one by one, words that
// another route uses for something else.

/** The words of the segments of official numbers. */
export const SEGMENTS: Readonly<Record<string, { readonly fr: string; readonly en: string }>> = {
  nature: { fr: 'Nature du document', en: 'Kind of document' },
  produit: { fr: 'Code du produit', en: 'Code of the product' },
  code_campagne: { fr: 'Code de la campagne', en: 'Code of the campaign' },
  annee_campagne: { fr: 'Année de la campagne', en: 'Year of the campaign' },
  texte: { fr: 'Texte fixe', en: 'Fixed text' },
  sequence: { fr: 'Rang', en: 'Rank' },
  prefixe_entreprise: { fr: 'Préfixe de l’entreprise', en: 'Company prefix' },
}

/** The members with other schemas, by operation; keywords that are left out stay as the contract has them. */
export const REFINED: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  editeur_packs_ecrire: { document: { format: 'json', document: 'pack' } },
  editeur_catalogues_ecrire: { etats: { 'x-sillon': { fr: 'Qualités', en: 'Qualities' } } },
  numerotation_definir_modele: {
    segments: {
      items: {
        type: 'object',
        required: ['type'],
        properties: {
          type: {
            type: 'string',
            enum: Object.keys(SEGMENTS),
            'x-sillon': {
              fr: 'Ce qui est écrit',
              en: 'What is written',
              valeurs: SEGMENTS,
            },
          },
          valeur: { type: 'string', maxLength: 20, 'x-sillon': { fr: 'Texte fixe', en: 'Fixed text' } },
          chiffres: { type: 'integer', 'x-sillon': { fr: 'Chiffres du rang', en: 'Digits of the rank' } },
          actif: { type: 'boolean', 'x-sillon': { fr: 'Préfixe écrit', en: 'Prefix written' } },
        },
      },
    },
  },
}
