// Written from schemas/commandes/recolte.estimer/1.json; change the schema, not this file.

/**
 * An estimated harvest of a plot: mass and day.
 */
export interface RecolteEstimer1 {
  /**
   * Id of the estimate, made on the phone.
   */
  estimation_id: string
  /**
   * Plot that will be harvested.
   */
  parcelle_id: string
  /**
   * Campaign that it belongs to.
   */
  campagne_id: string
  /**
   * Product that will be harvested.
   */
  produit_id: string
  /**
   * Day of the harvest, YYYY-MM-DD.
   */
  date_prevue: string
  /**
   * Mass expected, in grams.
   */
  quantite_g: number
}
