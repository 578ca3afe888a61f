// The life of one part: its resources are closed at its end, so that the next part is measured alone.
import { setTimeout as pause } from 'node:timers/promises'
import { type Lifetime, untilAsked } from '../../src/process/lifetime.ts'

/** So long a part has, once the verb is asked to end, to put back what it took away. */
const GRACE_MS = 1_500

type Opened = { readonly close: () => unknown; readonly abandon: (() => unknown) | undefined }

/** Does something with a life of its own, which ends with it, or when the verb does. */
export async function within<T>(verb: Lifetime, use: (own: Lifetime) => Promise<T>): Promise<T> {
  const opened: Opened[] = []
  let isOver = false
  verb.defer(
    () => undefined,
    () => abandonAll(opened),
  )
  const used = use({
    ending: verb.ending,
    defer(close, abandon) {
      opened.push({ close, abandon })
      // It came when everything was closed already.
      if (isOver) abandonAll(opened)
    },
  })
  used.catch(() => undefined) // told where it is waited for
  try {
    return await Promise.race([used, asked(verb.ending)])
  } finally {
    await closeAll(opened)
    isOver = true
  }
}

async function asked(ending: AbortSignal): Promise<never> {
  await untilAsked(ending)
  await pause(GRACE_MS, undefined, { ref: false })
  throw ending.reason
}

// A resource that does not close is waited for; after the timeout it is dropped.
async function closeAll(opened: Opened[]): Promise<void> {
  const failures: unknown[] = []
  for (let one = opened.at(-1); one !== undefined; one = opened.at(-1)) {
    try {
      await one.close()
    } catch (error) {
      failures.push(error)
    }
    opened.splice(opened.indexOf(one), 1)
  }
  if (failures.length > 0) throw failures[0]
}

// The last opened first; one that can not be dropped keeps no other.
function abandonAll(opened: Opened[]): void {
  for (let one = opened.pop(); one !== undefined; one = opened.pop()) {
    try {
      one.abandon?.()
    } catch {}
  }
}
