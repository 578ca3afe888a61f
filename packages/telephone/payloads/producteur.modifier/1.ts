// Written from schemas/commandes/producteur.modifier/1.json; change the schema, not this file.

/**
 * Changed fields of a producer, with the version that the change started from.
 */
export interface ProducteurModifier1 {
  /**
   * Producer who is changed.
   */
  producteur_id: string
  /**
   * Version of the producer that the phone held when the change was made.
   */
  version_base: number
  champs: Champs
}
/**
 * Only what changed, each field with its new value.
 */
export interface Champs {
  /**
   * Group that the producer belongs to.
   */
  groupement_id?: string
  /**
   * Family name.
   */
  nom?: string
  /**
   * Given names.
   */
  prenoms?: string
  /**
   * Sex as the producer states it; null when not told.
   */
  sexe?: 'F' | 'M' | null
  /**
   * Day of birth, YYYY-MM-DD; null when not known.
   */
  date_naissance?: string | null
  /**
   * Telephone number that messages go to; null when there is none.
   */
  telephone?: string | null
  /**
   * Village or place of residence; null when not told.
   */
  localite?: string | null
  piece_identite?: PieceIdentite
}
/**
 * Identity document that replaces the one before. It is kept apart and never replicated.
 */
export interface PieceIdentite {
  /**
   * Kind of document, as `cip`, `passeport`, `carte_identite`.
   */
  type: string
  /**
   * Number written on the document, with at least one letter or digit.
   */
  numero: string
  /**
   * Country that issued it, ISO 3166-1 alpha-2.
   */
  pays: string
}
