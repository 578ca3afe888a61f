// The faults of requests between a phone and the service.
import { type Life, step } from './life.ts'
import type { World } from './server.ts'

/** All that can happen to a request. */
export const MISHAPS = [
  'fine',
  'lost request',
  'lost answer',
  'half an answer',
  'portal',
  'portal that speaks JSON',
  'portal that refuses',
  'too large',
  'too many',
  'away',
  'away for long',
  'broken',
  'gateway',
  'token expired',
  'slept over',
  'slow',
] as const

/** One of the faults that a request can meet, or none. */
export type Mishap = (typeof MISHAPS)[number]

const HOUR_MS = 3_600_000
const BATCHES = '/v1/sync/commandes'

// Responses that do not come from the service.
const INSTEAD: Partial<Record<Mishap, () => Response>> = {
  portal: () => new Response('<html>Bienvenue à l’hôtel</html>'),
  'portal that speaks JSON': () => Response.json({ success: true }),
  'portal that refuses': () => new Response('<html>511</html>', { status: 511 }),
  'too many': () => refusal(429, 'trop_de_requetes', 7),
  away: () => refusal(503, 'service_indisponible', 2),
  'away for long': () => refusal(503, 'service_indisponible', 3600),
  broken: () => refusal(500, 'erreur_interne'),
  gateway: () => new Response('<html>Bad gateway</html>', { status: 502 }),
}

function refusal(status: number, erreur: string, seconds?: number): Response {
  const headers = seconds === undefined ? {} : { 'Retry-After': String(seconds) }
  return Response.json({ erreur }, { status, headers })
}

/** The network between a phone and the service. */
export type Around = {
  readonly world: World
  /** The faults of the next requests, in order. */
  mishaps: Mishap[]
  /** The instant at which a batch reached the service, by the ids of its commands. */
  readonly reached: Map<string, number>
  /** The instants of the service's responses to batches of the current enrolment. */
  batches: number[]
}

/** The phone's `fetch`: each request takes the next fault from the list. */
export function through(around: Around, life: Life): typeof fetch {
  return async (input, init = {}) => {
    await step(life)
    const address = new URL(String(input))
    const mishap = around.mishaps.shift() ?? 'fine'
    if (mishap === 'lost request') throw new TypeError('fetch failed')
    const instead = INSTEAD[mishap]?.()
    if (instead !== undefined) return instead
    const ids = address.pathname === BATCHES ? idsOf(String(init.body)) : []
    if (mishap === 'too large' && ids.length > 1) return refusal(413, 'corps_trop_grand')

    const answer = await reach(around, address, withToken(init, mishap), ids)
    if (mishap === 'slept over') await around.world.pass(3 * HOUR_MS)
    if (mishap === 'slow') await around.world.pass(50_000)
    await step(life)
    if (mishap === 'lost answer') throw new TypeError('terminated')
    const { status, headers, text } = answer
    const told = mishap === 'half an answer' ? text.slice(0, text.length / 2) : text
    return new Response(told === '' ? null : told, { status, headers })
  }
}

function withToken(init: RequestInit, mishap: Mishap): RequestInit {
  const headers = new Headers(init.headers)
  if (mishap !== 'token expired' || !headers.has('authorization')) return init
  headers.set('authorization', 'Bearer x.y.z')
  return { ...init, headers }
}

async function reach(around: Around, address: URL, init: RequestInit, ids: readonly string[]) {
  const { world, batches, reached } = around
  const response = await fetch(address, init)
  const text = await response.text()
  const { status, headers } = response
  const path = `${address.pathname}${address.search}`
  if (path.startsWith('/v1/')) world.api.judge({ method: init.method ?? 'GET', path, status, headers, text })
  for (const id of ids) reached.set(id, world.now())
  if (ids.length > 0 && status === 200) batches.push(world.now())
  return { status, headers, text }
}

function idsOf(body: string): string[] {
  const { commandes } = JSON.parse(body) as { commandes: { id: string }[] }
  return commandes.map(({ id }) => id)
}
