// How a long-lived verb ends: once, in order, whether by its own end, a signal, or the death of its launcher.

import { databaseSentence } from '../database/reach.ts'
import { DatabaseStateError } from '../database/versions.ts'
import { ConfigError } from '../settings/config.ts'

/** The life of this process: what must be closed, and whether it is ending. */
export type Lifetime = {
  /** Aborted by the first signal; steps that take long ask it. */
  readonly ending: AbortSignal
  /** Registers what closes a thing, and what drops it at once; the last opened is closed first. */
  defer(close: () => unknown, abandon?: () => unknown): void
}

/** Tells the person at the terminal; standard output is kept for what a verb answers. */
export function say(sentence: string): void {
  process.stderr.write(`sillon: ${sentence}\n`)
}

/** A sentence for the person at the terminal, who needs no stack. */
export class Sentence extends Error {}

// What must end within eight seconds ends in order if it can: a container is killed soon after.
const PATIENCE_MS = 7_000
// One Ctrl-C arrives several times: the terminal tells every process of the group, and launchers pass it on.
const SAME_SIGNAL_MS = 700

/**
 * Runs `main` to its end, closes what it deferred, and exits with the code it answered. The first SIGINT, SIGTERM,
 * SIGHUP or the launcher's death ends it in order, within eight seconds; a second one at once.
 */
export async function live(main: (lifetime: Lifetime) => Promise<number>): Promise<never> {
  const closers: (() => unknown)[] = []
  const abandons: (() => unknown)[] = []
  const ending = new AbortController()
  let first = 0
  let failed = false
  const abandonAll = (code: number): never => {
    for (const abandon of abandons) abandon()
    process.exit(code)
  }
  const end = () => {
    const now = Date.now()
    if (first === 0) {
      first = now
      setTimeout(abandonAll, PATIENCE_MS, 1).unref()
    } else if (now - first > SAME_SIGNAL_MS) abandonAll(failed ? 1 : 130)
    ending.abort(new Sentence('interrupted'))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  process.on('disconnect', end)
  // What can not be told to the terminal, where it is a file on a full disk, ends nothing.
  process.stderr.on('error', () => undefined)
  // A promise that nobody awaited failed, and nothing more: what it stood for is told, and everybody else is served on.
  process.on('unhandledRejection', (error) => say(`a failure that nobody awaited: ${explain(error)}`))
  // Thrown where nobody could catch it, an error leaves things half done: the process ends in order, to be begun again.
  process.on('uncaughtException', (error) => {
    say(`a failure that nobody caught: ${explain(error)}`)
    failed = true
    end()
  })
  // Without this the launcher's channel alone would keep a finished verb alive.
  process.channel?.unref()

  const defer: Lifetime['defer'] = (close, abandon) => {
    closers.push(close)
    if (abandon) abandons.push(abandon)
  }
  let code = await main({ ending: ending.signal, defer }).catch(report(ending.signal))
  for (const close of closers.reverse()) {
    try {
      await close()
    } catch (error) {
      code = report(ending.signal)(error)
    }
  }
  process.exit(failed ? 1 : code)
}

/** Resolves when the process is asked to end. */
export function untilAsked(ending: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (ending.aborted) resolve()
    else ending.addEventListener('abort', () => resolve(), { once: true })
  })
}

function report(ending: AbortSignal): (error: unknown) => number {
  return (error) => {
    if (ending.aborted && error === ending.reason) return 130
    const isSentence = [Sentence, ConfigError, DatabaseStateError].some((kind) => error instanceof kind)
    say(isSentence && error instanceof Error ? error.message : (databaseSentence(error) ?? explain(error)))
    return 1
  }
}

function explain(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
