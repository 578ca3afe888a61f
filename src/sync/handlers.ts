// The handlers of the synchronization: batches, the tokens of phones, the keys that verify them, and payloads that an office corrects.
import { readMembers } from '@sillon/telephone/values/members'
import type { CommandSchemas } from '../contract/commandSchemas.ts'
import { Refusal, reach } from '../contract/errors.ts'
import type { Serve } from '../http/calls/call.ts'
import type { SyncKeys, SyncScope, TokenUse } from '../tokens/keys.ts'
import { type BatchTools, processBatch } from './batches.ts'
import { fingerprint } from './envelopes.ts'

// 60 s: shorter than the time between the publication of a new key and its first signature.
const KEYS_MAX_AGE_S = 60

/** Publishes the public halves of the keys. */
export function publishKeys(keys: SyncKeys): Serve {
  return async () => ({
    body: JSON.stringify(await keys.publicSet()),
    headers: { 'Cache-Control': `public, max-age=${KEYS_MAX_AGE_S}` },
  })
}

/** Processes a batch when a slot is free. */
export function sendBatch(tools: BatchTools): Serve {
  return async ({ caller, body }) => {
    if (caller === null) throw new TypeError('a public route has no caller')
    return { body: await reach(processBatch(tools, caller, body)) }
  }
}

/** Sends a page of a perimeter. A complete page has an ETag, so that the phone gets 304 while nothing changes. */
export const sendPerimeter: Serve = async ({ request, run }) => {
  const body = await run('sync_perimetre', request)
  // Matches only the first member of the body, because the body may have a megabyte.
  const state = /^\{"empreinte" : "(\w+)"/.exec(body)?.[1]
  return state === undefined ? { body } : { body, headers: { ETag: `W/"${state}"` } }
}

/** Signs a token with the scope and the lifetime that a database function returns. */
export function signToken(keys: SyncKeys, name: string, use: TokenUse): Serve {
  return async ({ request, run }) => {
    const { duree_s, ...scope } = JSON.parse(await run(name, request)) as SyncScope & { duree_s: number }
    return { body: JSON.stringify(await keys.sign(scope, duree_s, use)) }
  }
}

/**
 * Lifts a control, or simulates the decision, by a database function. A corrected payload must match the same schema as a
 * phone's, because SQL accepts only validated payloads.
 */
export function correctPayload(commands: CommandSchemas, name: string): Serve {
  return async ({ request, run }) => {
    const { type, version_schema } = request
    if (request.payload === undefined) return { body: await run(name, request) }
    // A member that can not be read stays as the phone sent it, because the office may be correcting a different member.
    const payload = readMembers(request.payload).lu
    const fact = commands.check(type as string, version_schema as number, payload, [])
    if (fact.payload !== 'valide') {
      throw new Refusal('parametre_invalide', [{ chemin: '/payload', raison: fact.raison ?? fact.payload }])
    }
    const empreinte = fingerprint(payload as Record<string, unknown>)
    return { body: await run(name, { ...request, payload, empreinte }) }
  }
}
