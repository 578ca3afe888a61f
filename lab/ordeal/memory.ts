// Samples the private memory of processes while a task runs.
import { readdirSync, readFileSync } from 'node:fs'

const EVERY_MS = 20

/** The largest private memory of the service, of one of its file readers and of one process of PostgreSQL. */
export type Peaks = { readonly service_mb: number; readonly reader_mb: number; readonly postgres_mb: number }

/** Samples the given processes and their children until `end`. */
export function sampleMemory(service: number, postmaster: number): { end(): Peaks } {
  const peaks = { service_mb: 0, reader_mb: 0, postgres_mb: 0 }
  const look = () => {
    const parents = parentsOfAll()
    for (const pid of parents.keys()) {
      const family = familyOf(pid, { service, postmaster }, parents)
      if (family !== undefined) peaks[family] = Math.max(peaks[family], anonymous_mb(pid))
    }
  }
  const timer = setInterval(look, EVERY_MS)
  return {
    end() {
      clearInterval(timer)
      look()
      return peaks
    },
  }
}

type Roots = { readonly service: number; readonly postmaster: number }

function familyOf(pid: number, roots: Roots, parents: ReadonlyMap<number, number>): keyof Peaks | undefined {
  if (pid === roots.service) return 'service_mb'
  for (let one: number | undefined = pid; one !== undefined && one > 1; one = parents.get(one)) {
    if (one === roots.service) return 'reader_mb'
    if (one === roots.postmaster) return 'postgres_mb'
  }
  return undefined
}

function parentsOfAll(): Map<number, number> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return new Map(pids.map((pid) => [Number(pid), numberIn(`/proc/${pid}/status`, /^PPid:\s+(\d+)/m)]))
}

// Private memory only: PostgreSQL's shared buffers would count once per backend.
function anonymous_mb(pid: number): number {
  return Math.round(numberIn(`/proc/${pid}/status`, /^RssAnon:\s+(\d+)/m) / 1024)
}

// A process that ended in the meantime has no figure.
function numberIn(file: string, figure: RegExp): number {
  try {
    return Number(figure.exec(readFileSync(file, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
