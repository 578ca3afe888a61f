// What serves a route: its function alone, or a handler for the few that a row can not say.
import type { Pool, PoolClient } from 'pg'
import type { CommandSchemas } from './contract/commandSchemas.ts'
import { isVictim, type Log, Refusal, reach, refusalCode } from './contract/errors.ts'
import { isPublisher, type Route } from './contract/route.ts'
import { genealogyHandlers } from './genealogy/handlers.ts'
import { requireSchemas } from './http/attributes.ts'
import { passwordHandlers } from './identity/handlers.ts'
import type { Sealing } from './identity/sealing.ts'
import { fileHandlers } from './objects/handlers.ts'
import type { ObjectStore } from './objects/port.ts'
import { fingerprint } from './sync/envelopes.ts'
import type { Caller } from './tokens/auth.ts'
import type { SyncKeys, SyncScope } from './tokens/keys.ts'

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
  run: Run
}

/** Calls a function of schema v1 for the caller and answers its JSON as it is. */
export type Run = (name: string, request: object) => Promise<string>

/** The body of a success, already written, its media type when it is not JSON, and the headers that go with it. */
export type Answer = { body: string; type?: string; headers?: Record<string, string> }

/** Serves a route. */
export type Serve = (call: Call) => Promise<Answer>

/** What the handlers work with. */
export type HandlerTools = {
  keys: SyncKeys
  /** The OpenAPI document as it is sent, and its entity tag. */
  contract: { text: string; etag: string }
  sendBatch(caller: Caller, body: Buffer): Promise<string>
  commands: CommandSchemas
  objects: ObjectStore
  sealing: Sealing
  /** Media types that a file may have. */
  fileTypes: readonly string[]
}

// What PostgreSQL sacrificed to end a deadlock left nothing behind, and now waits for whom it stood against.
const ATTEMPTS = 3
// Shorter than the time that a new key is published before it signs.
const KEYS_MAX_AGE_S = 60

/** The handlers, by the names of their routes. */
export function createHandlers({
  keys,
  contract,
  sendBatch,
  commands,
  objects,
  sealing,
  fileTypes,
}: HandlerTools): Record<string, Serve> {
  return {
    sante: () => Promise.resolve({ body: '{"statut":"ok"}' }),
    openapi: () =>
      Promise.resolve({ body: contract.text, headers: { ETag: contract.etag, 'Cache-Control': 'no-cache' } }),
    jwks: async () => ({
      body: JSON.stringify(await keys.publicSet()),
      headers: { 'Cache-Control': `public, max-age=${KEYS_MAX_AGE_S}` },
    }),
    sync_commandes: async ({ caller, body }) => ({ body: await sendBatch(known(caller), body) }),
    async controles_lever({ request, run }) {
      if (request.payload === undefined) return { body: await run('controles_lever', request) }
      requireValid(commands, request)
      const empreinte = fingerprint(request.payload as Record<string, unknown>)
      return { body: await run('controles_lever', { ...request, empreinte }) }
    },
    async sync_jeton({ request, run }) {
      const answer = await run('sync_jeton', request)
      const { duree_s, ...scope } = JSON.parse(answer) as SyncScope & { duree_s: number }
      return { body: JSON.stringify(await keys.sign(scope, duree_s)) }
    },
    ...passwordHandlers(sealing),
    ...fileHandlers(objects, fileTypes),
    ...genealogyHandlers(),
    async sync_jeton_vidage({ request, run }) {
      const answer = await run('sync_jeton_vidage', request)
      const { duree_s, ...scope } = JSON.parse(answer) as SyncScope & { duree_s: number }
      return { body: JSON.stringify(await keys.sign(scope, duree_s, 'vidage')) }
    },
    async produits_creer({ request, run }) {
      await requireSchemas(request.attributs)
      return { body: await run('produits_creer', request) }
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
export function byFunction({ name }: Route): Serve {
  return async ({ request, run }) => ({ body: await run(name, request) })
}

/** Lets a caller in, or refuses, before anything of the request is read; the route's own function judges again. */
export async function admit(pool: Pool, { who }: Route, caller: Caller): Promise<void> {
  await runOn(pool, caller)('admettre', typeof who === 'object' ? who : { compte: who })
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

/** Calls functions for a caller, each in a transaction of its own or all in that of the connection given. */
export function runOn(connection: Pool | PoolClient, caller: object | null): Run {
  return async (name, request) => {
    // Not by name: behind a pooler each statement may run on another connection.
    const text = `select v1.${name}($1::jsonb, $2::jsonb)::text as reponse`
    const values = [JSON.stringify(caller), JSON.stringify(request)]
    const { rows } = await reach(connection.query<{ reponse: string }>(text, values))
    return rows[0]?.reponse ?? 'null'
  }
}

/** Does it again when PostgreSQL sacrificed it to end a deadlock. */
export async function despiteDeadlocks<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act()
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
