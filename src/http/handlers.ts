// Handlers of routes about the service itself (health, contract), and of bodies that contain JSON Schemas.
import { Refusal } from '../contract/errors.ts'
import { checkPack } from '../contract/packs.ts'
import { requireSchemas } from './bodies/attributes.ts'
import type { Coding, Serve } from './calls/call.ts'

/** The OpenAPI document as it is sent, its entity tag, and its compressed form. */
export type Contract = { text: string; etag: string; compressed: (coding: Coding) => Buffer }

/** Responds that the process is alive. */
export const sendSign: Serve = async () => ({ body: '{"statut":"ok"}' })

/** Sends the contract. */
export function sendContract({ text, etag, compressed }: Contract): Serve {
  return async () => ({ body: text, compressed, headers: { ETag: etag, 'Cache-Control': 'no-cache' } })
}

/** Creates a product whose attributes are schemas. */
export const createProduct: Serve = async ({ request, run }) => {
  await requireSchemas(request.attributs)
  return { body: await run('produits_creer', request) }
}

/** Writes a draft of a pack after validating it against the schema of packs. */
export const writePack: Serve = async ({ request, run }) => {
  requirePack(request.document)
  return { body: await run('editeur_packs_ecrire', request) }
}

/**
 * Publishes a draft after checking the pack again, because an earlier release may have accepted content that this one refuses.
 */
export const publishPack: Serve = async ({ request, run }) => {
  const draft = JSON.parse(await run('editeur_packs_brouillon', { code: request.code })) as {
    version: number
    document: unknown
  }
  if (draft.version === request.version_base) requirePack(draft.document)
  return { body: await run('editeur_packs_publier', request) }
}

function requirePack(document: unknown): void {
  const faults = checkPack(document)
  if (faults.length > 0) throw new Refusal('pack_invalide', faults)
}
