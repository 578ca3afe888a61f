// Written from schemas/commandes/collecte.signaler_erreur/1.json; change the schema, not this file.

/**
 * Fields of the collection with the values they should have; null when the agent knows none.
 */
export type CorrectionProposee = {
  /**
   * Campaign that it should belong to.
   */
  campagne_id?: string
  /**
   * Producer that it should belong to.
   */
  producteur_id?: string
  /**
   * Plot that it should come from.
   */
  parcelle_id?: string
  /**
   * Product that it should have.
   */
  produit_id?: string
  /**
   * Contract that it should have; null for none.
   */
  contrat_id?: string | null
  /**
   * Weighings as they should have been.
   *
   * @minItems 1
   * @maxItems 200
   */
  pesees?: Pesee[]
  /**
   * Moisture, in hundredths of a percentage point; null when not measured.
   */
  humidite_cp?: number | null
  /**
   * Impurities, in hundredths of a percentage point; null when not measured.
   */
  impuretes_cp?: number | null
  /**
   * Quality state per referential, by codes.
   */
  qualite_declaree?: {
    [k: string]: string
  }
} | null

/**
 * An error that an agent reports in a collection, with the correction proposed.
 */
export interface CollecteSignalerErreur1 {
  /**
   * Id of the report, made on the phone.
   */
  signalement_id: string
  /**
   * Collection that is wrong.
   */
  collecte_id: string
  /**
   * The error, in the agent's words.
   */
  motif: string
  correction_proposee: CorrectionProposee
}
/**
 * One weighing: gross mass and tare.
 */
export interface Pesee {
  /**
   * Gross mass, in grams.
   */
  brut_g: number
  /**
   * Tare mass, in grams.
   */
  tare_g: number
}
