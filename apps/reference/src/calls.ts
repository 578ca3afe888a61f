// Calls that are tried on this page: as whoever is signed in, by the typed client's own way of sending, which renews tokens.
import { calling } from '@sillon/client/client'
import type { Session } from '@sillon/client/session'
import type { PageSettings } from './settings.ts'

/** Who calls from this page. */
export type Caller = {
  /** From now on this session, or nobody's. */
  become(session: Session | null): void
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>
}

/** Nobody yet. What is tried is sent as it stands, once: who tries something sees what came of it. */
export function callingAs({ url }: PageSettings): Caller {
  let session: Session | null = null
  return {
    become(next) {
      session = next
    },
    async fetch(input, init) {
      const request = new Request(input, init)
      if (session === null || new URL(request.url).origin !== location.origin) return fetch(request)
      return calling({ url, session, tries: 1 }, () => false)(request)
    },
  }
}
