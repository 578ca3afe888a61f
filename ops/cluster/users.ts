// Registers the running processes that use a cluster. The last one to unregister stops the cluster. So an operator's command next
// to a running service neither starts a second PostgreSQL nor stops the service's PostgreSQL.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

let entered = 0

/** Registers this process; call it under the cluster's lock. Returns the function that unregisters it. */
export function enter(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  entered += 1
  const file = join(folder, `${process.pid}-${entered}`)
  writeFileSync(file, birthOf(process.pid) ?? '')
  return () => rmSync(file, { force: true })
}

/** Returns the number of registrations of running processes. Removes those of ended ones. */
export function countUsers(folder: string): number {
  return readdirSync(folder).filter((name) => {
    const alive = birthOf(Number.parseInt(name, 10)) === readFileSync(join(folder, name), 'utf8')
    if (!alive) rmSync(join(folder, name), { force: true })
    return alive
  }).length
}

// Returns the start time of a process in the kernel's ticks: the process id alone may have been reused.
function birthOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, birth] = [fields[0], fields[19]]
    return state === 'Z' ? undefined : birth
  } catch {
    return undefined
  }
}
