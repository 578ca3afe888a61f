// Checks the text of GeoJSON, of a file as of a cell: members written twice, and coordinate systems other than WGS 84.
import type { Cell } from '@sillon/telephone/values/reading'
import { MAX_SHAPE, shapeIn } from '@sillon/telephone/values/shapes'
import { isDeeperThan } from '../../json/depth.ts'
import { MAX_DEPTH } from '../../json/json.ts'
import { walkJson } from '../../json/walk.ts'
import { storable } from './text.ts'

const MAX_SHOWN = 100

/** Returns a text of a document in the form in which a fault shows it. */
export const shownIn = (text: string): string => storable(text.slice(0, MAX_SHOWN))

// Names of WGS 84; every program writes longitude before latitude under them.
const WGS_84 = /(?:CRS84h?|EPSG:(?:[\d.]{0,9}:)?(?:4326|4979))$/i

/**
 * Returns the coordinate system that a document, one of its features or one of its geometries names, if it is not WGS 84; files
 * could name one before RFC 7946, and PostGIS writes it into each geometry.
 */
export function foreignSystem(document: unknown): string | undefined {
  if (typeof document !== 'object' || document === null) return undefined
  const { crs, geometry, features, geometries } = document as Readonly<Record<string, unknown>>
  const named = crs as { properties?: { name?: unknown } } | null | undefined
  const name = named === undefined || named === null ? undefined : String(named.properties?.name ?? '?')
  if (name !== undefined && !WGS_84.test(name)) return shownIn(name)
  for (const parts of [[geometry], features, geometries]) {
    const found = Array.isArray(parts) ? firstOf(parts, foreignSystem) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

function firstOf<T>(items: readonly unknown[], find: (item: unknown) => T | undefined): T | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

/** Returns a member that a valid document has twice, and the number of its feature: `JSON.parse` silently keeps the last one. */
export function repeatedMember(text: string): { colonne: string; numero: number } | undefined {
  let repeated: { colonne: string; numero: number } | undefined
  walkJson(text, MAX_DEPTH, {
    found(token, stack) {
      if (token.kind !== 'key' || !token.isRepeated) return false
      const numero = 1 + (stack.find(({ keys }) => keys === null)?.index ?? 0)
      repeated = { colonne: shownIn(token.text), numero }
      return true
    },
  })
  return repeated
}

/** Returns the cell of a shape written as text, of GeoJSON with the checks of a file. */
export function outlineIn(text: string): Cell {
  const wrong = text.trimStart().startsWith('{') && text.length <= MAX_SHAPE ? flawOf(text) : undefined
  return wrong === undefined ? shapeIn(text) : { text: storable(text.slice(0, 40)), wrong }
}

function flawOf(text: string): Cell['wrong'] {
  if (isDeeperThan(text, MAX_DEPTH)) return { raison: 'contour_ecrit' }
  try {
    const system = foreignSystem(JSON.parse(text))
    const repeated = repeatedMember(text)
    if (repeated !== undefined) return { raison: 'membre_repete', lu: repeated.colonne }
    return system === undefined ? undefined : { raison: 'systeme', lu: system }
  } catch {
    return { raison: 'contour_ecrit' }
  }
}
