// Written from schemas/commandes/livraison.etablir_bon/1.json; change the schema, not this file.

/**
 * A delivery note: collections grouped for a vehicle and a destination.
 */
export interface LivraisonEtablirBon1 {
  /**
   * Id of the delivery note, made on the phone.
   */
  livraison_id: string
  /**
   * Campaign that it belongs to.
   */
  campagne_id: string
  /**
   * Collections that travel, each once.
   *
   * @minItems 1
   * @maxItems 200
   */
  collectes: string[]
  vehicule: Vehicule
  /**
   * Place that it is delivered to.
   */
  destination_id: string
}
/**
 * Vehicle that carries them.
 */
export interface Vehicule {
  /**
   * Plate of the vehicle.
   */
  immatriculation: string
  /**
   * Name of the driver.
   */
  chauffeur: string
}
