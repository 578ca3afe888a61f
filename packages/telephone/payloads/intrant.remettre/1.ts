// Written from schemas/commandes/intrant.remettre/1.json; change the schema, not this file.

/**
 * An input handed to a producer, with its value and whether it is an advance.
 */
export interface IntrantRemettre1 {
  /**
   * Id of the hand-out, made on the phone.
   */
  remise_id: string
  /**
   * Producer who receives it.
   */
  producteur_id: string
  /**
   * Input handed over.
   */
  intrant_id: string
  /**
   * Quantity, in whole units of `unite_code`.
   */
  quantite: number
  /**
   * Unit, by UN/ECE Recommendation 20 (KGM kilogram, LTR litre, H87 piece).
   */
  unite_code: string
  valeur: Valeur
  /**
   * True when its value is an advance to deduct from what the producer is owed.
   */
  avance: boolean
}
/**
 * Value of the quantity.
 */
export interface Valeur {
  /**
   * Amount in minor units of its currency.
   */
  montant: number
  /**
   * Currency, ISO 4217.
   */
  devise: string
}
