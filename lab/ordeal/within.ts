// The lifetime of one part: its resources are closed at its end, so that the next part is measured without them.
import { setTimeout as pause } from 'node:timers/promises'
import { type Lifetime, untilAsked } from '../../src/process/lifetime.ts'

/** Time in ms that a part has to undo its changes after the command was told to end. */
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
      // The resource was opened after everything was closed.
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

// Closes resources and waits for each; after the timeout it drops those that are still open.
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

// Closes the resources in reverse order; a resource that can not be closed does not stop the others.
function abandonAll(opened: Opened[]): void {
  for (let one = opened.pop(); one !== undefined; one = opened.pop()) {
    try {
      one.abandon?.()
    } catch {}
  }
}
