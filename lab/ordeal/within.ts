// The lifetime of one part: its resources are closed at its end, so that they do not affect the measurements of the next part.
import { setTimeout as pause } from 'node:timers/promises'
import { type Lifetime, untilAsked } from '../../src/process/lifetime.ts'

/** The time in ms that a part has to undo its changes after the command was told to end. */
const GRACE_MS = 1_500

type Opened = { readonly close: () => unknown; readonly abandon: (() => unknown) | undefined }

/** Runs work and closes its resources when the work or the command ends. */
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
      // The lifetime had already ended when the resource was opened.
      if (isOver) abandonAll(opened)
    },
  })
  used.catch(() => undefined) // the function that awaits it reports the error
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

// Closes resources and waits for each; after the timeout it abandons those that are still open.
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

// Closes the resources in reverse order; if one can not be closed, the others still are.
function abandonAll(opened: Opened[]): void {
  for (let one = opened.pop(); one !== undefined; one = opened.pop()) {
    try {
      one.abandon?.()
    } catch {}
  }
}
