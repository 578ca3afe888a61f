// Starts the measured application in a separate process, and stops it.
import { type ChildProcess, fork, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DatabaseConfig } from '../../src/database/ownDatabase.ts'
import type { Lifetime } from '../../src/process/lifetime.ts'

/** A running process: its URL, its id, and two ways to end it: orderly, or as `kill -9` does. */
export type Service = { url: string; pid: number; stop(): Promise<void>; kill(): Promise<void> }

/** The longest delay of an event loop, and the longest processor time of one of its iterations, in milliseconds. */
export type LoopDelay = { readonly loop_ms: number; readonly turn_ms: number }

/** The service in a process that can report its heap in MB after a full garbage collection. */
export type Collected = Service & {
  heap(): Promise<number>
  /** Returns the longest delay of the service's event loop since the last call. */
  delay(): Promise<LoopDelay>
  /** Blocks the service's event loop for half a second, as the negative control of `delay`. */
  block(): Promise<void>
}

/**
 * Options of a start: `isQuiet` for no output, `log` for an open file that takes the log, `tree` for the code of another
 * checkout.
 */
type Manner = {
  readonly isQuiet?: boolean
  readonly log?: number | undefined
  readonly tree?: URL | undefined
}

/** Starts the service on that database, with the code of this checkout or another one. */
export async function startService(
  config: DatabaseConfig,
  lifetime: Lifetime,
  { isQuiet = false, log, tree = new URL('../..', import.meta.url) }: Manner = {},
): Promise<Collected> {
  const output: StdioOptions =
    isQuiet || log !== undefined ? ['ignore', log ?? 'ignore', 'ignore', 'ipc'] : 'inherit'
  const { child, ...service } = await start(new URL('lab/bench/service.ts', tree), config, lifetime, output)
  const ask = async (what: string): Promise<unknown> => {
    child.send(what)
    return (await once(child, 'message'))[0]
  }
  return {
    ...service,
    heap: async () => Number(await ask('heap')) / 1024 ** 2,
    delay: async () => (await ask('delay')) as LoopDelay,
    async block() {
      await ask('block')
    },
  }
}

/** Starts a file of this folder, which must respond to its first message with its URL. */
export async function startProcess(file: string, first: object, lifetime: Lifetime): Promise<Service> {
  const { child: _, ...service } = await start(new URL(file, import.meta.url), first, lifetime)
  return service
}

async function start(
  file: URL,
  first: object,
  { defer }: Lifetime,
  stdio: StdioOptions = 'inherit',
): Promise<Service & { child: ChildProcess }> {
  const child = fork(fileURLToPath(file), {
    serialization: 'advanced',
    execArgv: [...process.execArgv, '--expose-gc'],
    stdio,
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.connected) child.send('stop')
    await ended
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  defer(stop, () => child.kill('SIGKILL'))
  child.send(first)
  const answer = await Promise.race([once(child, 'message'), ended.then(() => undefined)])
  if (answer === undefined || child.pid === undefined) throw new Error('the service did not start')
  return { url: String(answer[0]), pid: child.pid, stop, kill, child }
}
