// What serves a route: its function alone, or a handler for the few that a row can not say.
import type { Pool } from 'pg'
import { requireSchemas } from './attributes.ts'
import type { Caller } from './auth.ts'
import type { CommandSchemas } from './commandSchemas.ts'
import { isVictim, type Log, Refusal, reach, refusalCode } from './errors.ts'
import { genealogyHandlers } from './genealogy/handlers.ts'
import type { SyncKeys, SyncScope } from './keys.ts'
import { fileHandlers } from './objects/handlers.ts'
import type { ObjectStore } from './objects/port.ts'
import { passwordHandlers } from './passwordHandlers.ts'
import { isPublisher, type Route } from './route.ts'

/** What one request comes to for whoever serves it. */
export type Call = {
  /** Null on a public route. */
  caller: Caller | null
  /** `p_requete`: what the request's schemas let through. */
  request: Record<string, unknown>
  /** The body as it was received. */
  body: Buffer
  /** The one of the route's media types that the client takes; JSON where it has no others. */
  accepted: string
}

/** The body of a success, already written, its media type when it is not JSON, and the headers that go with it. */
export type Answer = { body: string; type?: string; headers?: Record<string, string> }

/** Serves a route. */
export type Serve = (call: Call) => Promise<Answer>

/** What the handlers work with. */
export type HandlerTools = {
  pool: Pool
  keys: SyncKeys
  /** The OpenAPI document as it is sent, and its entity tag. */
  contract: { text: string; etag: string }
  sendBatch(caller: Caller, body: Buffer): Promise<string>
  commands: CommandSchemas
  objects: ObjectStore
  /** Media types that a file may have. */
  fileTypes: readonly string[]
}

// What PostgreSQL sacrificed to end a deadlock left nothing behind, and now waits for whom it stood against.
const ATTEMPTS = 3
// Shorter than the time that a new key is published before it signs.
const KEYS_MAX_AGE_S = 60

/** The handlers, by the names of their routes. */
export function createHandlers({
  pool,
  keys,
  contract,
  sendBatch,
  commands,
  objects,
  fileTypes,
}: HandlerTools): Record<string, Serve> {
  const call = (name: string, caller: Caller | null, request: object) =>
    callFunction(pool, name, known(caller), request)
  return {
    sante: () => Promise.resolve({ body: '{"statut":"ok"}' }),
    openapi: () =>
      Promise.resolve({ body: contract.text, headers: { ETag: contract.etag, 'Cache-Control': 'no-cache' } }),
    jwks: async () => ({
      body: JSON.stringify(await keys.publicSet()),
      headers: { 'Cache-Control': `public, max-age=${KEYS_MAX_AGE_S}` },
    }),
    sync_commandes: async ({ caller, body }) => ({ body: await sendBatch(known(caller), body) }),
    async controles_lever({ caller, request }) {
      if (request.payload !== undefined) requireValid(commands, request)
      return { body: await callFunction(pool, 'controles_lever', known(caller), request) }
    },
    async sync_jeton({ caller, request }) {
      const answer = await callFunction(pool, 'sync_jeton', known(caller), request)
      const { duree_s, ...scope } = JSON.parse(answer) as SyncScope & { duree_s: number }
      return { body: JSON.stringify(await keys.sign(scope, duree_s)) }
    },
    ...passwordHandlers(call),
    ...fileHandlers(call, objects, fileTypes),
    ...genealogyHandlers(call),
    async sync_jeton_vidage({ request }) {
      const answer = await callFunction(pool, 'sync_jeton_vidage', null, request)
      const { duree_s, ...scope } = JSON.parse(answer) as SyncScope & { duree_s: number }
      return { body: JSON.stringify(await keys.sign(scope, duree_s, 'vidage')) }
    },
    async produits_creer({ caller, request }) {
      requireSchemas(request.attributs)
      return { body: await callFunction(pool, 'produits_creer', known(caller), request) }
    },
  }
}

// A corrected payload goes through the same schema as a phone's: SQL takes nothing that was not validated.
function requireValid(
  commands: CommandSchemas,
  { type, version_schema, payload }: Record<string, unknown>,
): void {
  const fact = commands.check(type as string, version_schema as number, payload, [])
  if (fact.payload === 'valide') return
  throw new Refusal('parametre_invalide', [{ chemin: '/payload', raison: fact.raison ?? fact.payload }])
}

/** Serves a route by its function: one statement, its json sent as it is. */
export function byFunction(pool: Pool, { name }: Route): Serve {
  return async ({ caller, request }) => ({ body: await callFunction(pool, name, known(caller), request) })
}

/** Writes a refused permission to the administration call journal, in a transaction of its own. */
export async function journalRefusal(
  pool: Pool,
  log: Log,
  route: Route,
  caller: Caller,
  chemin: string,
  error: unknown,
): Promise<void> {
  const code = refusalCode(error)
  const isPermission =
    code === 'droit_manquant' || (code === 'compte_inactif' && typeof route.who === 'object')
  if (!isPermission) return
  const entry = { methode: route.method, chemin, code, details: detailsOf(error) }
  try {
    const values = [JSON.stringify(caller), JSON.stringify(entry)]
    // A publisher's route stands in no organization: its journal is the publisher's own.
    const name = isPublisher(route.who) ? 'journaliser_refus_editeur' : 'journaliser_refus'
    await pool.query(`select v1.${name}($1::jsonb, $2::jsonb)`, values)
  } catch (failure) {
    log.error({ err: failure, entry }, 'a refused permission could not be journaled')
  }
}

async function callFunction(
  pool: Pool,
  name: string,
  caller: Caller | null,
  request: object,
): Promise<string> {
  // Not by name: behind a pooler each statement may run on another connection.
  const text = `select v1.${name}($1::jsonb, $2::jsonb)::text as reponse`
  const values = [JSON.stringify(caller), JSON.stringify(request)]
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { rows } = await reach(pool.query<{ reponse: string }>(text, values))
      return rows[0]?.reponse ?? 'null'
    } catch (error) {
      if (attempt === ATTEMPTS || !isVictim(error)) throw error
    }
  }
}

function detailsOf(error: unknown): unknown {
  const { detail } = error as { detail?: string }
  return detail === undefined ? undefined : (JSON.parse(detail) as unknown)
}

function known(caller: Caller | null): Caller {
  if (caller === null) throw new TypeError('a public route has no caller')
  return caller
}
