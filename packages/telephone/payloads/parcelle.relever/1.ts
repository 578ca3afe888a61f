// Written from schemas/commandes/parcelle.relever/1.json; change the schema, not this file.

/**
 * Longitude and latitude in degrees, then the altitude in metres when it was measured.
 *
 * @minItems 2
 * @maxItems 3
 */
export type Position = number[]
/**
 * Positions of one ring, the last one being the first again.
 *
 * @maxItems 10000
 */
export type Anneau = Position[]

/**
 * A new survey of a plot: the next version of its polygon.
 */
export interface ParcelleRelever1 {
  /**
   * Plot that was surveyed.
   */
  parcelle_id: string
  releve: Releve
}
/**
 * The survey of a plot: its ring as walked, the quality of its points and the surface that the phone computed.
 */
export interface Releve {
  /**
   * Id of this version of the polygon, made on the phone.
   */
  polygone_id: string
  geojson: Polygone
  /**
   * Number of points measured.
   */
  nb_points: number
  /**
   * Median horizontal precision of the points, in centimetres.
   */
  precision_mediane_cm: number
  /**
   * When the survey began.
   */
  debut: string
  /**
   * When the survey ended.
   */
  fin: string
  /**
   * Surface that the phone computed, in m2; indicative, the server's value wins.
   */
  surface_telephone_m2: number
}
/**
 * GeoJSON Polygon in WGS 84, longitude first. The rules judge if its ring is closed, simple and plausible (`polygone_invalide`).
 */
export interface Polygone {
  /**
   * Always a polygon.
   */
  type: 'Polygon'
  /**
   * Rings: the contour first; a ring inside it is a hole, which no survey may have.
   *
   * @minItems 1
   * @maxItems 10
   */
  coordinates: Anneau[]
}
