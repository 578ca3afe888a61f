// The service as a phone sees it, small enough to be obviously correct: order, known ids, `arret`, and faults that a test
// requests.

import type { Enveloppe, ReglagesTelephone, Resultat } from '@sillon/telephone/types'
import { fileRoute, receive } from './fakeFiles.ts'

/** The faults of the next requests, in order. */
export type Mishap =
  | 'fine'
  | 'lost request'
  | 'lost answer'
  | 'portal'
  | 'JSON portal'
  | { status: number; retryAfter?: string; body?: unknown }

/** The fake service, whose memory tests read and change. */
export type FakeService = {
  fetch: typeof fetch
  /** The processed envelopes in order, each only once. */
  processed: Enveloppe[]
  /** The bodies of received batches, whether the response was lost or not. */
  batches: string[]
  requests: string[]
  enrolmentKeys: (string | null)[]
  mishaps: Mishap[]
  derniere: number
  statut: 'actif' | 'revoque' | 'remplace'
  validToken: string
  unreadable: Set<string>
  /** Ids that the service refuses for the signed-in person. */
  foreign: Set<string>
  bodyLimit: number
  /** The organization's settings for its phones; null if the service does not send them. */
  reglages: ReglagesTelephone | null
  /** The draining code, which is valid once, and the token that it is exchanged for. */
  vidage: { code: string; jeton: string } | null
  /** The contents of files, by their ids. */
  files: Map<string, Uint8Array>
  puts: Record<string, string>[]
  /** Simulates a restoration after which the service has forgotten all files, although the store still has them. */
  forgotten: Set<string>
  /** Makes every file route unreachable. */
  noFiles: boolean
  now: () => Date
  restore(sequence: number): void
}

/** Makes a fake service. */
export function fakeService(now: () => Date): FakeService {
  const known = new Map<string, Resultat>()
  const service: FakeService = {
    fetch: (input, init) => answer(service, known, String(input), init ?? {}),
    processed: [],
    batches: [],
    requests: [],
    enrolmentKeys: [],
    mishaps: [],
    derniere: 0,
    statut: 'actif',
    validToken: 'jeton-1',
    unreadable: new Set(),
    foreign: new Set(),
    bodyLimit: Number.POSITIVE_INFINITY,
    reglages: null,
    vidage: null,
    files: new Map(),
    puts: [],
    forgotten: new Set(),
    noFiles: false,
    now,
    restore(sequence) {
      service.processed = service.processed.filter((e) => e.sequence <= sequence)
      service.derniere = sequence
      known.clear()
      for (const e of service.processed) known.set(e.id, resultOf(e))
      for (const id of service.files.keys()) service.forgotten.add(id)
    },
  }
  return service
}

function answer(
  service: FakeService,
  known: Map<string, Resultat>,
  address: string,
  init: RequestInit,
): Promise<Response> {
  const { pathname, searchParams } = new URL(address)
  service.requests.push(`${init.method} ${pathname}`)
  const body = String(init.body ?? '')
  if (pathname === '/v1/sync/commandes') service.batches.push(body)
  if (service.noFiles && /fichiers|objets/.test(pathname)) return Promise.reject(new TypeError('no network'))
  const mishap = service.mishaps.shift() ?? 'fine'
  if (mishap === 'lost request') return Promise.reject(new TypeError('fetch failed'))
  if (mishap === 'portal') return Promise.resolve(new Response('<html>Bienvenue</html>'))
  if (mishap === 'JSON portal') return Promise.resolve(Response.json({ success: true }))
  if (typeof mishap === 'object') {
    const headers = mishap.retryAfter === undefined ? {} : { 'Retry-After': mishap.retryAfter }
    return Promise.resolve(
      Response.json(mishap.body ?? { erreur: 'panne' }, { status: mishap.status, headers }),
    )
  }
  if (pathname.startsWith('/objets/')) return receive(service, pathname, init, mishap)
  const response = route(service, known, { pathname, search: searchParams }, body, new Headers(init.headers))
  return mishap === 'lost answer' ? Promise.reject(new TypeError('terminated')) : Promise.resolve(response)
}

function route(
  service: FakeService,
  known: Map<string, Resultat>,
  { pathname, search }: { pathname: string; search: URLSearchParams },
  body: string,
  headers: Headers,
): Response {
  if (pathname === '/v1/sync/jeton-vidage') return drainingToken(service, body, headers)
  if (headers.get('Authorization') !== `Bearer ${service.validToken}`) {
    return Response.json({ erreur: 'jeton_invalide' }, { status: 401 })
  }
  const heure_serveur = service.now().toISOString()
  if (pathname === '/v1/sync/commandes') return batch(service, known, body, heure_serveur)
  if (pathname === '/v1/sync/etat-appareil') {
    return Response.json({ statut: service.statut, derniere_sequence: service.derniere, heure_serveur })
  }
  if (pathname === '/v1/sync/resultats') return storedResults(service, known, search)
  if (pathname === '/v1/sync/jeton')
    return Response.json({ jeton: 'jeton-sync', expire_le: '2026-05-04T08:05:00Z' })
  if (pathname === '/v1/appareils/enroler') {
    service.enrolmentKeys.push(headers.get('Idempotency-Key'))
    const ids = { appareil_id: 'a', utilisateur_id: 'u', organisation_id: 'o' }
    return Response.json({ ...ids, code_court: 'A7', sequence_depart: 1, heure_serveur }, { status: 201 })
  }
  if (pathname.startsWith('/v1/fichiers/')) return fileRoute(service, pathname, body)
  if (pathname === '/v1/reglages/telephone' && service.reglages !== null)
    return Response.json(service.reglages)
  return Response.json({ erreur: 'route_inconnue' }, { status: 404 })
}

// Two results per page, so that a phone needs several pages.
function storedResults(
  service: FakeService,
  known: Map<string, Resultat>,
  search: URLSearchParams,
): Response {
  const after = Number(search.get('curseur') ?? search.get('depuis'))
  const found = service.processed.filter(({ sequence }) => sequence > after)
  const resultats = found.slice(0, 2).flatMap(({ id }) => known.get(id) ?? [])
  return Response.json({ resultats, suivant: found.length > 2 ? String(found[1]?.sequence) : null })
}

function drainingToken(service: FakeService, body: string, headers: Headers): Response {
  const { appareil_id, code } = JSON.parse(body) as Record<string, unknown>
  const { vidage } = service
  if (headers.has('Authorization') || appareil_id !== 'a' || code !== vidage?.code) {
    return Response.json({ erreur: 'code_vidage_invalide' }, { status: 403 })
  }
  service.vidage = null
  service.validToken = vidage?.jeton ?? ''
  return Response.json({ jeton: vidage?.jeton, expire_le: service.now().toISOString() })
}

function batch(
  service: FakeService,
  known: Map<string, Resultat>,
  body: string,
  heure_serveur: string,
): Response {
  if (body.length > service.bodyLimit) return Response.json({ erreur: 'corps_trop_grand' }, { status: 413 })
  const { commandes } = JSON.parse(body) as { commandes: Enveloppe[] }
  const index = commandes.findIndex((e) => service.unreadable.has(e.id))
  if (index >= 0) {
    return Response.json(
      { erreur: 'enveloppe_illisible', details: { index, raison: 'fault' } },
      { status: 400 },
    )
  }
  const resultats: Resultat[] = []
  let arret: { raison: string; attendue: number } | null = null
  for (const envelope of commandes) {
    const stored = known.get(envelope.id)
    if (stored !== undefined) {
      resultats.push(stored)
    } else if (service.foreign.has(envelope.id)) {
      resultats.push({ ...resultOf(envelope), issue: 'rejetee', motifs: ['identite_incoherente'] })
    } else if (envelope.sequence > service.derniere + 1) {
      arret = { raison: 'sequence_attendue', attendue: service.derniere + 1 }
      break
    } else {
      service.derniere = envelope.sequence
      service.processed.push(envelope)
      known.set(envelope.id, resultOf(envelope))
      resultats.push(resultOf(envelope))
    }
  }
  return Response.json({ resultats, derniere_sequence: service.derniere, heure_serveur, arret })
}

function resultOf(envelope: Enveloppe): Resultat {
  return {
    commande_id: envelope.id,
    issue: 'acceptee',
    motifs: [],
    alertes: [],
    numero_officiel: `MP-${envelope.sequence}`,
    entites: {},
    date_operation: envelope.cree_le_appareil,
  }
}
