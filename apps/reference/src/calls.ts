// Sends the requests that a person tries on this page through the typed client, which renews tokens.
import { calling } from '@sillon/client/client'
import type { Session } from '@sillon/client/session'
import type { PageSettings } from './settings.ts'

/** The session of this page. */
export type Caller = {
  /** Uses this session from now on; null signs out. */
  become(session: Session | null): void
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>
}

/** Makes a caller without a session. A trial sends its request once, unchanged and without retries. */
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
