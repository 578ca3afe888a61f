// A fair semaphore: at most `total` holders, at most `share` per key, and at most `ofLong` that hold a slot for a long time. The
// key with the fewest slots goes first, so that many callers under one key never delay a single other caller.
import { Refusal } from '../contract/errors.ts'

/** Releases a slot; a second call does nothing. */
export type Leave = () => void

/** Acquires a slot, and refuses with `service_indisponible` after a timeout. Without a key, only the total limits it. */
export type Enter = (key?: string, gone?: AbortSignal, staysLong?: boolean) => Promise<Leave>

/** The semaphore, with the number of waiting callers. */
export type Slots = Enter & { readonly waiting: () => number }

/** Limits of the semaphore: slots in all, per key, for long holders, and the timeout of a waiting caller in ms. */
export type SlotLimits = {
  readonly total: number
  readonly share: number
  readonly ofLong?: number
  readonly patienceMs: number
}

/** Returns the share of one key: two thirds of the slots, at least one. */
export const shareOf = (total: number): number => Math.max(1, Math.floor((2 * total) / 3))

type Waiting = {
  readonly key: string | undefined
  readonly staysLong: boolean
  admit(leave: Leave): void
}

/** Makes a semaphore. */
export function createSlots({ total, share, ofLong = total, patienceMs }: SlotLimits): Slots {
  const held = new Map<string, number>()
  const waiting: Waiting[] = []
  let taken = 0
  let takenLong = 0

  const heldBy = (key: string | undefined) => (key === undefined ? 0 : (held.get(key) ?? 0))
  const mayEnter = (key: string | undefined, staysLong: boolean) =>
    taken < total && heldBy(key) < share && !(staysLong && takenLong >= ofLong)
  const count = (key: string | undefined, staysLong: boolean, change: 1 | -1) => {
    taken += change
    if (staysLong) takenLong += change
    if (key === undefined) return
    const now = heldBy(key) + change
    if (now === 0) held.delete(key)
    else held.set(key, now)
  }
  const take = (key: string | undefined, staysLong: boolean): Leave => {
    count(key, staysLong, 1)
    let isLeft = false
    return () => {
      if (isLeft) return
      isLeft = true
      count(key, staysLong, -1)
      const able = waiting.filter((one) => mayEnter(one.key, one.staysLong))
      const next = able.sort((a, b) => heldBy(a.key) - heldBy(b.key))[0]
      if (next !== undefined) next.admit(take(next.key, next.staysLong))
    }
  }
  const enter: Enter = (key, gone, staysLong = false) => {
    if (gone?.aborted) return Promise.reject(new Refusal('service_indisponible'))
    if (mayEnter(key, staysLong)) return Promise.resolve(take(key, staysLong))
    return new Promise((resolve, reject) => {
      const give = (up: () => void) => {
        clearTimeout(timer)
        gone?.removeEventListener('abort', refuse)
        waiting.splice(waiting.indexOf(one), 1)
        up()
      }
      const refuse = () => give(() => reject(new Refusal('service_indisponible')))
      const one: Waiting = { key, staysLong, admit: (leave) => give(() => resolve(leave)) }
      const late = () => {
        const reason = `no slot for ${patienceMs / 1000} s: earlier requests wait for the database`
        give(() => reject(new Refusal('service_indisponible', undefined, new Error(reason))))
      }
      const timer = setTimeout(late, patienceMs)
      gone?.addEventListener('abort', refuse)
      waiting.push(one)
    })
  }
  return Object.assign(enter, { waiting: () => waiting.length })
}
