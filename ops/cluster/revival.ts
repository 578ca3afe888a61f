// Looks after the private server of the processes that live on it: when it dies, whoever of them is first starts it again.
import { lastConfiguration, livingPid, type Postmaster, start } from './postmaster.ts'

/** Runs a task while no other process does something with the same cluster. */
export type Exclusively = <T>(task: () => Promise<T>) => Promise<T>

const LOOK_MS = 1_000

/** Starts the server again whenever it has died, until the answer is called. */
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
    // Another process may have started it, or removed it, while this one waited.
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
