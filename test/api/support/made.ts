// Request data of records that an administrator makes: a numbering model, a product.

/** The segments of a numbering model that every campaign may freeze. */
export const SEGMENTS = [
  { type: 'nature' },
  { type: 'texte', valeur: '-' },
  { type: 'produit' },
  { type: 'texte', valeur: '-' },
  { type: 'code_campagne' },
  { type: 'texte', valeur: '-' },
  { type: 'sequence', chiffres: 6 },
]
/** The body of a product that does not exist yet. */
export function newProduct(): Record<string, unknown> {
  const code = `P${Math.random().toString(36).slice(2, 9).toUpperCase()}`
  return { code, nom_fr: 'Mangue', nom_en: 'Mango', unite_code: 'KGM', est_matiere_premiere: true }
}
