// Processor time of this thread for a piece of work, in milliseconds of a usual core. Processes beside it slow a processor down
// for a while, so the lowest of a few attempts counts. On a slow machine, a long attempt is compared with the reading of a text.

/** «No body within the limits holds the event loop above 100 ms on any route»: docs/decisions/0036-portes.md. */
export const MOST_MS = 100

const TRIES = 6

/** A text of two million characters, and the milliseconds that a usual core takes to parse it. */
const TEXT = JSON.stringify(
  Array.from({ length: 40_000 }, (_, at) => ({ at, nom: `n${at}`, mesure: at / 7 })),
)
const USUAL_MS = 20

function stopwatch(): () => number {
  const before = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }
}

/** Returns a measured time as a usual core would have taken it; a core that is faster than that gains nothing. */
function asUsual(ms: number): number {
  if (ms <= MOST_MS) return ms
  const elapsed = stopwatch()
  JSON.parse(TEXT)
  return (ms * USUAL_MS) / Math.max(USUAL_MS, elapsed())
}

/** Returns the time of work that does not wait: the lowest of a few attempts, or the first one that is short. */
export function costOf(work: () => void): number {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && least > MOST_MS / 2; tries += 1) {
    const elapsed = stopwatch()
    work()
    least = Math.min(least, asUsual(elapsed()))
  }
  return least
}

/** Returns the time of the longest turn of the event loop while work goes on, in the attempt where it is lowest. */
export async function longestTurnOf(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && least > MOST_MS / 2; tries += 1)
    least = Math.min(least, asUsual(await turnsOf(work)))
  return least
}

async function turnsOf(work: () => Promise<unknown>): Promise<number> {
  let most = 0
  let elapsed = stopwatch()
  let isOver = false
  const beat = () => {
    most = Math.max(most, elapsed())
    elapsed = stopwatch()
    if (!isOver) setImmediate(beat)
  }
  setImmediate(beat)
  await work()
  isOver = true
  beat()
  return most
}
