import { useState } from 'react'

/** The idempotency keys of requests; the property name is the request body. */
export type Keys = Readonly<Record<string, string>>
type Keyed = (request: unknown) => { readonly 'Idempotency-Key': string }

/**
 * Returns a function that gives a request its idempotency key (`docs/idempotence.md`). A repeated request keeps its key until its
 * response arrives, because a lost response may hide a success. A changed request gets a new key.
 */
export function keysOf(earlier: Keys = {}, keep: (keys: Keys) => void = () => undefined): Keyed {
  const keys = new Map(Object.entries(earlier))
  return (request) => {
    const said = JSON.stringify(request)
    const key = keys.get(said) ?? crypto.randomUUID()
    keep(Object.fromEntries(keys.set(said, key)))
    return { 'Idempotency-Key': key }
  }
}

/** Returns the function that gives the requests of a component their keys. */
export function useKeys(): Keyed {
  const [keyed] = useState(() => keysOf())
  return keyed
}
