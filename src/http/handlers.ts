// What the service answers of itself, and the one body that is judged beyond its schema before SQL takes it.
import { requireSchemas } from './attributes.ts'
import type { Serve } from './call.ts'

/** The OpenAPI document as it is sent, and its entity tag. */
export type Contract = { text: string; etag: string }

/** Tells that the service answers. */
export const sendSign: Serve = async () => ({ body: '{"statut":"ok"}' })

/** Sends the contract. */
export function sendContract({ text, etag }: Contract): Serve {
  return async () => ({ body: text, headers: { ETag: etag, 'Cache-Control': 'no-cache' } })
}

/** Creates a product whose attributes are schemas. */
export const createProduct: Serve = async ({ request, run }) => {
  await requireSchemas(request.attributs)
  return { body: await run('produits_creer', request) }
}
