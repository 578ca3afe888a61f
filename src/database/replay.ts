// Waits until a replica has replayed the log of its primary up to a point, and its clock has passed the point's clock. One query
// at a time serves all waiting reads.
import { setTimeout as pause } from 'node:timers/promises'

/** Position of a server: in its write-ahead log in bytes, and by its clock in microseconds. */
export type Point = { readonly position: bigint; readonly hour: bigint }

/** Resolves to true when the replica has reached the point, to false at the timeout. */
export type Reached = (point: Point) => Promise<boolean>

/**
 * Returns true if a server has passed a point of the log and of the clock. Both count, because rights begin and end by the clock
 * of the server that reads.
 */
export function hasPassed(now: Point, { position, hour }: Point): boolean {
  return position <= now.position && hour <= now.hour
}

type Waiting = { readonly point: Point; settle(isReached: boolean): void }

const PAUSE_MS = 2

/** Makes the function that waits. `ask` reads the position of the replica, and rejects if the position can not be read. */
export function waitForReplay(ask: () => Promise<Point>, patienceMs: number): Reached {
  const waiting = new Set<Waiting>()
  let isAsking = false
  const askOn = async () => {
    if (isAsking) return
    isAsking = true
    try {
      while (waiting.size > 0) {
        // A read that arrives during a query waits for the next one: a replica that restarted may be behind its last position.
        const asked = [...waiting]
        const now = await ask()
        for (const one of asked) if (hasPassed(now, one.point)) one.settle(true)
        if (asked.some((one) => waiting.has(one))) await pause(PAUSE_MS)
      }
    } catch {
      for (const one of waiting) one.settle(false)
    } finally {
      isAsking = false
    }
  }
  return (point) =>
    new Promise((resolve) => {
      const one: Waiting = {
        point,
        settle(isReached) {
          clearTimeout(timer)
          waiting.delete(one)
          resolve(isReached)
        },
      }
      const timer = setTimeout(() => one.settle(false), patienceMs)
      waiting.add(one)
      void askOn()
    })
}
