// Uploads a file to a signed URL.
import { withDeadline } from './deadline.ts'
import { unreachable } from './errors.ts'
import type { Server } from './http.ts'
import { delayAfter, isPassing, type RetryPolicy } from './retry.ts'
import type { AdresseEnvoi } from './types.ts'

// The slowest network, 6 bytes/ms (about 6 kB/s), for which an upload's timeout is long enough.
const SLOWEST_BYTES_PER_MS = 6

/**
 * Uploads a file to a signed URL, and retries with a growing delay after network errors, 5xx, 408 and 429. Returns the status.
 * The URL may belong to another service, so the request carries only the headers given with the URL, and no token.
 */
export async function upload(
  server: Server,
  policy: RetryPolicy,
  { url, methode, entetes }: AdresseEnvoi,
  contenu: Uint8Array,
): Promise<number> {
  const timeoutMs = server.timeoutMs + Math.ceil(contenu.length / SLOWEST_BYTES_PER_MS)
  for (let attempt = 1; ; attempt++) {
    const { fetch } = server
    const init = { method: methode, headers: entetes, body: new Uint8Array(contenu) }
    const outcome = await withDeadline(timeoutMs, (signal) => fetch(url, { ...init, signal })).catch(
      (error: unknown) => String(error),
    )
    if (typeof outcome !== 'string') {
      await outcome.body?.cancel()
      if (!isPassing(outcome.status)) return outcome.status
    }
    if (attempt >= policy.attempts) {
      const isAnswer = typeof outcome !== 'string'
      throw unreachable('the file can not be sent', isAnswer ? outcome.status : outcome, isAnswer)
    }
    await policy.sleep(delayAfter(policy, attempt, null))
  }
}
