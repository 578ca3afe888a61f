// Sends map tiles, which the database draws, with an entity tag by which browsers revalidate.
import type { Serve } from './calls/call.ts'
import { tagOf } from './responses/versions.ts'

/** The media type of a Mapbox Vector Tile. */
const VECTOR_TILE = 'application/vnd.mapbox-vector-tile'
// The browser stores a tile and revalidates it at each use. `Vary` separates accounts and organizations.
const KEPT = { 'Cache-Control': 'private, no-cache', Vary: 'Origin, Authorization, X-Organisation' }

/** Sends a tile of plots as bytes, or as JSON that contains them. */
export const sendTile: Serve = async ({ request, accepted, run }) => {
  const told = await run('parcelles_tuile', request)
  if (accepted !== VECTOR_TILE) return { body: told, headers: { ...KEPT, ETag: tagOf(told) } }
  // The tag differs from that of the JSON, because a browser may revalidate one form and want the other.
  const { tuile } = JSON.parse(told) as { tuile: string }
  return { body: tuile, isBase64: true, type: VECTOR_TILE, headers: { ...KEPT, ETag: tagOf(tuile) } }
}
