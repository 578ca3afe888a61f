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
  return startProcess('service', config, lifetime)
}

/** Starts the bare route on the answers that stand in that database. */
export function startBare(url: string, lifetime: Lifetime): Promise<Service> {
  return startProcess('bare', url, lifetime)
}

// Each is told what it needs, and answers where it serves; whatever it is told then ends it.
async function startProcess(
  name: string,
  told: DatabaseConfig | string,
  { defer }: Lifetime,
): Promise<Service> {
  const child = fork(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), { serialization: 'advanced' })
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.connected) child.send('stop')
    await ended
  }
  defer(stop, () => child.kill('SIGKILL'))
  child.send(told)
  const first = await Promise.race([once(child, 'message'), ended.then(() => undefined)])
  if (first === undefined || child.pid === undefined) throw new Error(`${name} did not start`)
  return { url: String(first[0]), pid: child.pid, stop }
}
