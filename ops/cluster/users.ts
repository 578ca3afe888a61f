// Which living processes use a cluster. The last one to leave stops it, so that an operator's command beside a
// running server neither starts a second PostgreSQL nor stops the server's.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

let entered = 0

/** Registers this process; call under the cluster's lock. The answer takes it off the register again. */
export function enter(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  entered += 1
  const file = join(folder, `${process.pid}-${entered}`)
  writeFileSync(file, birthOf(process.pid) ?? '')
  return () => rmSync(file, { force: true })
}

/** How many registrations belong to living processes; those of the dead are removed. */
export function countUsers(folder: string): number {
  return readdirSync(folder).filter((name) => {
    const alive = birthOf(Number.parseInt(name, 10)) === readFileSync(join(folder, name), 'utf8')
    if (!alive) rmSync(join(folder, name), { force: true })
    return alive
  }).length
}

// When a process began, in the kernel's ticks: a process id alone may have been given to another meanwhile.
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
