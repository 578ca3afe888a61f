// Waits until a replica has replayed so much of the log of its primary: one question at a time for all who wait.
import { setTimeout as pause } from 'node:timers/promises'

/** Whether it has replayed the log up to there, or has within the patience. */
export type Reached = (position: bigint) => Promise<boolean>

type Waiting = { readonly position: bigint; settle(isReached: boolean): void }

const PAUSE_MS = 2

/** Makes what waits; `ask` says how far the replica is, and rejects when it can not be said. */
export function waitForReplay(ask: () => Promise<bigint>, patienceMs: number): Reached {
  const waiting = new Set<Waiting>()
  let isAsking = false
  const askOn = async () => {
    if (isAsking) return
    isAsking = true
    try {
      while (waiting.size > 0) {
        // Who comes while it is asked is answered by the next question: a replica that began anew may be behind what it said before.
        const asked = [...waiting]
        const replayed = await ask()
        for (const one of asked) if (one.position <= replayed) one.settle(true)
        if (asked.some((one) => waiting.has(one))) await pause(PAUSE_MS)
      }
    } catch {
      for (const one of waiting) one.settle(false)
    } finally {
      isAsking = false
    }
  }
  return (position) =>
    new Promise((resolve) => {
      const one: Waiting = {
        position,
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
