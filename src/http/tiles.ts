// Tiles of maps: the database draws them, here their bytes are sent, with a tag by which a browser that has one already asks.
import type { Serve } from './call.ts'
import { tagOf } from './versions.ts'

/** The media type of a Mapbox Vector Tile. */
const VECTOR_TILE = 'application/vnd.mapbox-vector-tile'
// Kept by the browser of who asked, which asks again each time; another account or organization is shown another one.
const KEPT = { 'Cache-Control': 'private, no-cache', Vary: 'Origin, Authorization, X-Organisation' }

/** Sends a tile of plots as its bytes, or as JSON that holds them. */
export const sendTile: Serve = async ({ request, accepted, run }) => {
  const told = await run('parcelles_tuile', request)
  if (accepted !== VECTOR_TILE) return { body: told, headers: { ...KEPT, ETag: tagOf(told) } }
  // Another tag than that of the JSON: a browser asks by the one it has, whatever form it wants now.
  const { tuile } = JSON.parse(told) as { tuile: string }
  return { body: tuile, isBase64: true, type: VECTOR_TILE, headers: { ...KEPT, ETag: tagOf(tuile) } }
}
