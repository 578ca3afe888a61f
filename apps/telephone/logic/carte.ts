// A map without tiles: draws the outlines of plots and the agent's position without a network. A plane projection at the centre
// is precise enough: across a village its error is less than a pixel.

/** A place, in degrees on WGS 84. */
export type Lieu = { readonly longitude: number; readonly latitude: number }
/** A ring of places in GeoJSON order: longitude, latitude. */
export type Anneau = readonly (readonly [number, number])[]
/** The view of a map: its centre and its scale, in metres per screen point. */
export type Vue = { readonly centre: Lieu; readonly metres_par_point: number }
/** The size of the map, in screen points. */
export type Cadre = { readonly largeur: number; readonly hauteur: number }

const METRES_PER_DEGREE = 111_320
const CLOSEST = 0.1
// A touch selects a field that is smaller than a thumb from this distance, in screen points.
const THUMB = 28
const FARTHEST = 2_000
// The share of the frame that a fitted view fills, because buttons cover the frame's edges.
const MARGIN = 0.62

/** Returns the outer ring of a plot's survey; empty without a survey or a polygon. */
export function ringOf(geojson: string | null): Anneau {
  if (geojson === null) return []
  const { type, coordinates } = JSON.parse(geojson) as { type?: string; coordinates?: unknown }
  const rings = type === 'MultiPolygon' ? (coordinates as Anneau[][])[0] : (coordinates as Anneau[])
  return type === 'Polygon' || type === 'MultiPolygon' ? (rings?.[0] ?? []) : []
}

/** Returns the centre of a ring's extent; null for an empty ring. */
export function middleOf(ring: Anneau): Lieu | null {
  const box = extentOf([ring])
  return box === null ? null : { longitude: (box.west + box.east) / 2, latitude: (box.south + box.north) / 2 }
}

/** Returns the distance between two places, in metres. */
export function metresBetween(a: Lieu, b: Lieu): number {
  const east =
    (b.longitude - a.longitude) * METRES_PER_DEGREE * Math.cos(radians((a.latitude + b.latitude) / 2))
  return Math.hypot(east, (b.latitude - a.latitude) * METRES_PER_DEGREE)
}

/** Returns a view that shows all rings; null without rings. */
export function viewAround(rings: readonly Anneau[], { largeur, hauteur }: Cadre): Vue | null {
  const box = extentOf(rings)
  if (box === null) return null
  const centre = { longitude: (box.west + box.east) / 2, latitude: (box.south + box.north) / 2 }
  const wide = (box.east - box.west) * METRES_PER_DEGREE * Math.cos(radians(centre.latitude))
  const high = (box.north - box.south) * METRES_PER_DEGREE
  const scale = Math.max(wide / (largeur * MARGIN), high / (hauteur * MARGIN))
  return { centre, metres_par_point: bounded(scale) }
}

/** Returns a view around a place: about 100 m on a phone. */
export function viewOn(centre: Lieu): Vue {
  return { centre, metres_par_point: 0.3 }
}

/** Converts a place to a screen point. */
export function projected({ longitude, latitude }: Lieu, vue: Vue, cadre: Cadre): { x: number; y: number } {
  const { centre, metres_par_point: scale } = vue
  const east = (longitude - centre.longitude) * METRES_PER_DEGREE * Math.cos(radians(centre.latitude))
  const north = (latitude - centre.latitude) * METRES_PER_DEGREE
  return { x: cadre.largeur / 2 + east / scale, y: cadre.hauteur / 2 - north / scale }
}

/** Returns a ring as an SVG path. */
export function pathOf(ring: Anneau, vue: Vue, cadre: Cadre): string {
  const points = ring.map(([longitude, latitude]) => projected({ longitude, latitude }, vue, cadre))
  return points.length === 0
    ? ''
    : `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

/** Zooms about the centre: in with a factor below 1, out above 1. */
export function zoomed(vue: Vue, factor: number): Vue {
  return { ...vue, metres_par_point: bounded(vue.metres_par_point * factor) }
}

/** Moves the view by the screen points that a finger moved. */
export function moved({ centre, metres_par_point }: Vue, x: number, y: number): Vue {
  const metresPerDegreeEast = METRES_PER_DEGREE * Math.cos(radians(centre.latitude))
  const longitude = centre.longitude - (x * metres_par_point) / metresPerDegreeEast
  const latitude = centre.latitude + (y * metres_par_point) / METRES_PER_DEGREE
  return { centre: { longitude, latitude }, metres_par_point }
}

/** Returns a scale bar: a round length in metres, at most as long as `points`. */
export function scaleBar({ metres_par_point }: Vue, points: number): { metres: number; points: number } {
  const most = metres_par_point * points
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = [5, 2, 1].map((digit) => digit * power).find((length) => length <= most) ?? power
  return { metres, points: metres / metres_par_point }
}

/**
 * Returns the index of the ring that a touch selects: the ring around the touch, otherwise the nearest one within a thumb's
 * width; -1 if there is none.
 */
export function ringAt(
  touch: { readonly x: number; readonly y: number },
  rings: readonly Anneau[],
  vue: Vue,
  cadre: Cadre,
): number {
  const points = (ring: Anneau) =>
    ring.map(([longitude, latitude]) => projected({ longitude, latitude }, vue, cadre))
  const inside = rings.findIndex((ring) => isInside(touch, points(ring)))
  if (inside >= 0) return inside
  const away = rings.map((ring) => {
    const middle = middleOf(ring)
    if (middle === null) return Number.POSITIVE_INFINITY
    const { x, y } = projected(middle, vue, cadre)
    return Math.hypot(x - touch.x, y - touch.y)
  })
  const nearest = away.reduce((best, one, at) => (one < (away[best] ?? one) ? at : best), 0)
  return (away[nearest] ?? Number.POSITIVE_INFINITY) <= THUMB ? nearest : -1
}

// Counts how often a ray to the east crosses the outline: an odd number means inside.
function isInside({ x, y }: { x: number; y: number }, ring: readonly { x: number; y: number }[]): boolean {
  let crossings = 0
  ring.forEach((a, at) => {
    const b = ring[(at + 1) % ring.length] ?? a
    const crosses = a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)
    if (crosses) crossings += 1
  })
  return crossings % 2 === 1
}

type Extent = { west: number; east: number; south: number; north: number }

function extentOf(rings: readonly Anneau[]): Extent | null {
  const points = rings.flat()
  if (points.length === 0) return null
  const longitudes = points.map(([longitude]) => longitude)
  const latitudes = points.map(([, latitude]) => latitude)
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b))
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b))
  return { west: least(longitudes), east: most(longitudes), south: least(latitudes), north: most(latitudes) }
}

function bounded(scale: number): number {
  return Math.min(FARTHEST, Math.max(CLOSEST, scale))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
