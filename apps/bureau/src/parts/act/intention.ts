import { useState } from 'react'

/**
 * Idempotency keys of the person's acts (`docs/idempotence.md`). A repeated request keeps its key until its response arrives,
 * because a lost response may hide a success. A changed request gets a new key.
 */
export function useKeys(): (request: unknown) => { readonly 'Idempotency-Key': string } {
  const [keys] = useState(() => new Map<string, string>())
  return (request) => {
    const said = JSON.stringify(request)
    const key = keys.get(said) ?? crypto.randomUUID()
    keys.set(said, key)
    return { 'Idempotency-Key': key }
  }
}
