// Waits until a replica has replayed so much of the log of its primary, and its clock shows what that of the primary showed: one
// question at a time for all who wait.
import { setTimeout as pause } from 'node:timers/promises'

/** How far a server is: in the log of the database, in bytes, and by its clock, in microseconds. */
export type Point = { readonly position: bigint; readonly hour: bigint }

/** Whether it is there, or is within the patience. */
export type Reached = (point: Point) => Promise<boolean>

/** Whether who is at `now` has passed a point: rights begin and end by the clock of whoever is asked. */
export function hasPassed(now: Point, { position, hour }: Point): boolean {
  return position <= now.position && hour <= now.hour
}

type Waiting = { readonly point: Point; settle(isReached: boolean): void }

const PAUSE_MS = 2

/** Makes what waits; `ask` says how far the replica is, and rejects when it can not be said. */
export function waitForReplay(ask: () => Promise<Point>, patienceMs: number): Reached {
  const waiting = new Set<Waiting>()
  let isAsking = false
  const askOn = async () => {
    if (isAsking) return
    isAsking = true
    try {
      while (waiting.size > 0) {
        // Who comes while it is asked is answered by the next question: a replica that began anew may be behind what it said before.
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
