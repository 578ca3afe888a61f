// Ends a long-lived command once and in order: after its own end, a signal, or the death of its launcher.

import { databaseSentence } from '../database/reach.ts'
import { DatabaseStateError } from '../database/versions.ts'
import { ConfigError } from '../settings/config.ts'
import { folderSentence } from './systemErrors.ts'

/** The life of this process: its resources, and the signal of its end. */
export type Lifetime = {
  /** Aborts at the first signal; long steps check it. */
  readonly ending: AbortSignal
  /**
   * Registers a function that closes a resource in order, and one that drops it at once. The resource opened last closes first.
   */
  defer(close: () => unknown, abandon?: () => unknown): void
}

/** Writes a sentence to the terminal, on standard error: standard output is for the results of a command. */
export function say(sentence: string): void {
  process.stderr.write(`sillon: ${sentence}\n`)
}

/** An error whose message is enough for the operator: no stack is printed. */
export class Sentence extends Error {}

// Time to end in order, in ms. Together with the last steps it stays within eight seconds, because a container is killed soon
// after.
const PATIENCE_MS = 7_000
// One Ctrl-C arrives several times, because the terminal signals every process of the group, and launchers pass the signal on.
const SAME_SIGNAL_MS = 700

/**
 * Runs `main`, closes the deferred resources, and exits with the returned code. The first SIGINT, SIGTERM or SIGHUP, or the death
 * of the launcher, ends the process in order within eight seconds; a second signal ends it at once.
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
  // Ignores failed writes to standard error, such as to a file on a full disk.
  process.stderr.on('error', () => undefined)
  // After an unhandled rejection of a promise, the process logs it and serves the other requests.
  process.on('unhandledRejection', (error) => say(`an unhandled rejection: ${explain(error)}`))
  // An uncaught exception leaves work unfinished: the process ends in order, so that its supervisor starts it again.
  process.on('uncaughtException', (error) => {
    say(`an uncaught exception: ${explain(error)}`)
    failed = true
    end()
  })
  // Without this, the channel to the launcher would keep a finished command alive.
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
    say(isSentence && error instanceof Error ? error.message : sentenceOf(error))
    return 1
  }
}

// An error of the program keeps its stack.
function sentenceOf(error: unknown): string {
  return databaseSentence(error) ?? folderSentence(error) ?? explain(error)
}

function explain(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
