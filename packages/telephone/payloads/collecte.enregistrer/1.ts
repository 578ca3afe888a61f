// Written from schemas/commandes/collecte.enregistrer/1.json; change the schema, not this file.

/**
 * A collection recorded in the field: weighings, moisture, impurities, declared quality and the phone's calculation.
 */
export interface CollecteEnregistrer1 {
  /**
   * Id of the collection, made on the phone.
   */
  collecte_id: string
  /**
   * Campaign that the collection belongs to.
   */
  campagne_id: string
  /**
   * Producer who delivers.
   */
  producteur_id: string
  /**
   * Plot that the goods come from.
   */
  parcelle_id: string
  /**
   * Product collected.
   */
  produit_id: string
  /**
   * Purchase contract; null when the collection is under none.
   */
  contrat_id?: string | null
  /**
   * Weighings, in the order they were made.
   *
   * @minItems 1
   * @maxItems 200
   */
  pesees: Pesee[]
  /**
   * Moisture, in hundredths of a percentage point; null when not measured.
   */
  humidite_cp?: number | null
  /**
   * Impurities, in hundredths of a percentage point; null when not measured.
   */
  impuretes_cp?: number | null
  calcul_telephone: CalculTelephone
  /**
   * Quality state declared per referential, by codes.
   */
  qualite_declaree: {
    [k: string]: string
  }
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
/**
 * Values that the phone computed; indicative, the server's win.
 */
export interface CalculTelephone {
  /**
   * Net mass, gross less tare, in grams.
   */
  net_g: number
  /**
   * Mass deducted for quality, in grams.
   */
  refaction_g: number
  /**
   * Marketable net mass, net less deduction, in grams.
   */
  net_marchand_g: number
}
