// Restarts the private server when it dies. Of several processes, the first that notices it starts the server.
import { lastConfiguration, livingPid, type Postmaster, start } from './postmaster.ts'

/** Runs a task while no other process starts, stops or removes the same cluster. */
export type Exclusively = <T>(task: () => Promise<T>) => Promise<T>

const LOOK_MS = 1_000

/** Restarts the server whenever it has died, until the returned function is called. */
export function keepAlive(
  postmaster: Postmaster,
  exclusively: Exclusively,
  say?: (sentence: string) => void,
): () => void {
  let isLeft = false
  let isBusy = false
  const isDead = () => !isLeft && livingPid(postmaster) === undefined
  const revive = async () => {
    const configuration = lastConfiguration(postmaster)
    // Another process may have started or removed the cluster while this one waited for the lock.
    if (!isDead() || configuration === undefined) return
    await start(postmaster, configuration)
    say?.('the private PostgreSQL had died; it was started again.')
  }
  const look = async () => {
    if (isBusy || !isDead()) return
    isBusy = true
    await exclusively(revive).catch((error: Error) => say?.(error.message))
    isBusy = false
  }
  const watch = setInterval(() => void look(), LOOK_MS).unref()
  return () => {
    isLeft = true
    clearInterval(watch)
  }
}
