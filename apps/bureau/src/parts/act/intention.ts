import { useState } from 'react'

/**
 * The keys of what somebody means to do here (`docs/idempotence.md`): the same request has the same one however often it is sent, since
 * an answer that was lost does not say that nothing was done; another request has another one.
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
