// Written from schemas/commandes/producteur.enregistrer/1.json; change the schema, not this file.

/**
 * Identity document; null when the producer has none. It is kept apart and never replicated.
 */
export type PieceIdentite = {
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
} | null

/**
 * A producer registered in the field: group, identity and identity document.
 */
export interface ProducteurEnregistrer1 {
  /**
   * Id of the producer, made on the phone.
   */
  producteur_id: string
  /**
   * Group that the producer belongs to.
   */
  groupement_id: string
  /**
   * Family name.
   */
  nom: string
  /**
   * Given names.
   */
  prenoms: string
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
  piece_identite: PieceIdentite
}
