// The processor time of processes, from the kernel's accounting, which other load on the machine hardly changes.
import { readdirSync, readFileSync } from 'node:fs'

/** Processor time in milliseconds. */
export type Used = { postgres: number; node: number }

// Linux counts living threads in nanoseconds, and ended threads in hundredths of a second.
const NS_PER_MS = 1e6
const TICK_MS = 10

/** The processor time used so far by PostgreSQL, including its ended processes, and by the service. */
export function usedBy(postmaster: number, service: number | undefined): Used {
  return { postgres: usedByPostgres(postmaster), node: service === undefined ? 0 : timesOf(service).own }
}

// The processor time of a child is added to its parent's account when the child ends, so a reading during which a child ended is
// repeated.
function usedByPostgres(postmaster: number): number {
  for (;;) {
    const before = childrenOf(postmaster)
    const children = before.reduce((sum, pid) => sum + timesOf(pid).own, 0)
    const { own, ended } = timesOf(postmaster)
    if (before.join() === childrenOf(postmaster).join()) return own + ended + children
  }
}

/** Processor time that a living process has used so far, in milliseconds. */
export function processorOf(pid: number): number {
  return timesOf(pid).own
}

/** Private memory of a process, in megabytes. */
export function memoryOf(pid: number): number {
  const status = read(`/proc/${pid}/status`)
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => Number(fieldsOf(pid)[1]) === parent)
}

function timesOf(pid: number): { own: number; ended: number } {
  const [childrenUser = 0, childrenSystem = 0] = fieldsOf(pid).slice(13, 15).map(Number)
  const own = threadsOf(pid).reduce((sum, path) => sum + Number(read(`${path}/schedstat`).split(' ')[0]), 0)
  return { own: own / NS_PER_MS, ended: (childrenUser + childrenSystem) * TICK_MS }
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`)
  } catch {
    return []
  }
}

// The fields after the process name in parentheses: state, parent, and so on. The name itself may contain any character.
function fieldsOf(pid: number): string[] {
  const stat = read(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

// A process may end between two readings.
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
