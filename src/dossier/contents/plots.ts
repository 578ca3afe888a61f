// The plots as GeoJSON (RFC 7946): the plots of the list, each with its current survey or its point.
import type { Frame, Piece, SnapshotReader } from '../piece.ts'
import { bytesOf } from './files.ts'

type Position = readonly number[]
type Polygon = { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] }
type Plot = {
  readonly id: string
  readonly nom: string
  readonly producteur_id: string | null
  readonly groupement_id: string | null
  readonly surface_declaree_m2: number
  readonly actif: boolean
  readonly point: { readonly longitude_microdegres: number; readonly latitude_microdegres: number } | null
  readonly polygone: {
    readonly geojson: string
    readonly surface_m2: number
    readonly date_operation: string
  } | null
  readonly qualites: Readonly<Record<string, string>>
}
type Names = Readonly<Record<string, readonly [code: string | null, nom: string | null]>>

const MICRO = 1e6
// Seven decimals of a degree, about 1 cm: no survey is more precise.
const PARTS = 1e7

/** The plots and their shapes. */
export const PLOTS: Piece = {
  path: 'parcelles.geojson',
  title: { fr: 'Parcelles', en: 'Plots' },
  about: {
    fr: 'Chaque parcelle avec le contour en vigueur, en WGS 84, longitude d’abord (GeoJSON, RFC 7946) : nom, producteur, groupement, statut par référentiel, surface mesurée et déclarée en m², date du relevé. Une parcelle sans relevé n’a pas de contour, mais parfois un point, au-dessous de 4 ha déclarés.',
    en: 'Every plot with the shape in force, in WGS 84, longitude first (GeoJSON, RFC 7946): name, producer, group, status per referential, measured and declared surface in m², date of the survey. A plot without a survey has no shape, but perhaps a point, below 4 declared ha.',
  },
  async *write(reading, frame) {
    const head = { type: 'FeatureCollection', ...about(frame) }
    yield bytesOf(`${JSON.stringify(head).slice(0, -1)},"features":[`)
    let mark = '\n'
    const filters = frame.groupement === null ? {} : { groupement_id: frame.groupement.id }
    for await (const page of reading.pages('parcelles', filters)) {
      const plots = page as readonly Plot[]
      if (plots.length === 0) continue
      const names = await namesOf(reading, plots)
      yield bytesOf(mark + plots.map((plot) => JSON.stringify(featureOf(plot, names))).join(',\n'))
      mark = ',\n'
    }
    yield bytesOf('\n]}\n')
  },
}

function about({ organisation, campagne, du, au, arrete_au }: Frame) {
  return { organisation: organisation.code, campagne: campagne.code, du, au, arrete_au }
}

async function namesOf({ run }: SnapshotReader, plots: readonly Plot[]): Promise<Names> {
  const distinct = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))]
  const ids = {
    producteur: distinct(plots.map(({ producteur_id }) => producteur_id)),
    groupement: distinct(plots.map(({ groupement_id }) => groupement_id)),
  }
  return (JSON.parse(await run('noms_des_tables', { ids })) as { noms: Names }).noms
}

function featureOf(plot: Plot, names: Names) {
  const { id, nom, producteur_id, groupement_id, surface_declaree_m2, actif, polygone, qualites } = plot
  return {
    type: 'Feature',
    id,
    geometry: geometryOf(plot),
    properties: {
      nom,
      producteur_id,
      producteur: names[producteur_id ?? '']?.[1] ?? null,
      groupement: names[groupement_id ?? '']?.[0] ?? null,
      actif,
      statuts: qualites,
      surface_m2: polygone?.surface_m2 ?? null,
      surface_declaree_m2,
      releve_le: polygone?.date_operation ?? null,
    },
  }
}

// Returns the survey of a plot, or else its point.
function geometryOf({ polygone, point }: Plot) {
  if (polygone !== null) return wound(JSON.parse(polygone.geojson) as Polygon)
  if (point === null) return null
  const { longitude_microdegres: longitude, latitude_microdegres: latitude } = point
  return { type: 'Point', coordinates: [longitude / MICRO, latitude / MICRO] }
}

/** Converts a polygon to the standard's form: seven decimals, no repeated vertex, outline counterclockwise, holes clockwise. */
export function wound({ coordinates }: Polygon): Polygon {
  return {
    type: 'Polygon',
    coordinates: coordinates.map((ring, at) => {
      const rounded = ring
        .map((position) => position.slice(0, 2).map((part) => Math.round(part * PARTS) / PARTS))
        .filter((position, at, all) => at === 0 || String(position) !== String(all[at - 1]))
      return turnsLeft(ring) === (at === 0) ? rounded : rounded.toReversed()
    }),
  }
}

// Returns true for a counterclockwise ring, by the sign of its surface. Coordinates are relative to the first corner, which removes the
// digits that all corners share.
function turnsLeft(ring: readonly Position[]): boolean {
  const [[x0 = 0, y0 = 0] = []] = ring
  let twice = 0
  for (const [at, [x = 0, y = 0]] of ring.entries()) {
    const [nextX = x0, nextY = y0] = ring[at + 1] ?? []
    twice += (x - x0) * (nextY - y0) - (nextX - x0) * (y - y0)
  }
  return twice > 0
}
