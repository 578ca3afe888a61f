// Starts what a bench measures in a process of its own, and stops it.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DatabaseConfig } from '../src/database/ownDatabase.ts'
import type { Lifetime } from '../src/process/lifetime.ts'

/** A running process: where it answers, and which process it is. */
export type Service = { url: string; pid: number; stop(): Promise<void> }

/** Starts it on that database. */
export function startService(config: DatabaseConfig, lifetime: Lifetime): Promise<Service> {
  return startProcess('./service.ts', config, lifetime)
}

/** Starts a file of this folder that answers its first message with the address where it listens. */
export async function startProcess(file: string, first: object, { defer }: Lifetime): Promise<Service> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), { serialization: 'advanced' })
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.connected) child.send('stop')
    await ended
  }
  defer(stop, () => child.kill('SIGKILL'))
  child.send(first)
  const answer = await Promise.race([once(child, 'message'), ended.then(() => undefined)])
  if (answer === undefined || child.pid === undefined) throw new Error('the service did not start')
  return { url: String(answer[0]), pid: child.pid, stop }
}
