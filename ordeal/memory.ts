// Samples the private memory of processes while something runs.
import { readdirSync, readFileSync } from 'node:fs'

const EVERY_MS = 20

/** The largest private memory of one process of a family, in megabytes, and the way to end the sampling. */
export type Sampling = { end(): number }

/** Samples the children of these processes, and the processes themselves, until it ends. */
export function sampleMemory(roots: readonly number[]): Sampling {
  let peak = 0
  const look = () => {
    for (const pid of familyOf(roots)) peak = Math.max(peak, anonymousOf(pid))
  }
  const timer = setInterval(look, EVERY_MS)
  return {
    end() {
      clearInterval(timer)
      look()
      return Math.round(peak / 1024)
    },
  }
}

function familyOf(roots: readonly number[]): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(name)]),
  )
  const isInside = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (roots.includes(pid) || isInside(parents.get(pid)))
  return [...parents.keys()].filter(isInside)
}

function parentOf(pid: string): number | undefined {
  return numberIn(`/proc/${pid}/status`, /^PPid:\s+(\d+)/m)
}

// Kilobytes; shared buffers of PostgreSQL count for no backend.
function anonymousOf(pid: number): number {
  return numberIn(`/proc/${pid}/status`, /^RssAnon:\s+(\d+)/m) ?? 0
}

// A process that ended meanwhile has no figure.
function numberIn(file: string, figure: RegExp): number | undefined {
  try {
    const found = figure.exec(readFileSync(file, 'utf8'))?.[1]
    return found === undefined ? undefined : Number(found)
  } catch {
    return undefined
  }
}
