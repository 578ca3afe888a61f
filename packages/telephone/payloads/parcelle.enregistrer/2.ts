// Written from schemas/commandes/parcelle.enregistrer/2.json; change the schema, not this file.

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
 * A plot registered with its crops, its declared surface and its first survey.
 */
export interface ParcelleEnregistrer2 {
  /**
   * Id of the plot, made on the phone.
   */
  parcelle_id: string
  /**
   * Producer who works the plot.
   */
  producteur_id: string
  /**
   * Name by which people call the plot.
   */
  nom: string
  /**
   * Crops of the plot; those of one stratum and cycle fill it at most once. A fallow plot has none.
   *
   * @maxItems 50
   */
  cultures: Culture[]
  /**
   * Surface that the producer declares, in m2.
   */
  surface_declaree_m2: number
  releve: Releve
}
/**
 * A crop and its share of the plot.
 */
export interface Culture {
  /**
   * Product grown.
   */
  produit_id: string
  /**
   * Share of the surface, in hundredths of a percentage point.
   */
  part_cp: number
  /**
   * Stratum: `principal`, or `associe` for what grows under or between it on the same land.
   */
  strate: 'principal' | 'associe'
  /**
   * Rank among the crops that follow one another in a campaign; absent for what stands all along.
   */
  cycle?: number
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
