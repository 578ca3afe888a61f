// Who may go on, of many that want to: so many in all, no more than a share of them under one key, and of those that stay long no
// more than some. Whoever has least comes first, so that a crowd under one key never stands before a single other.
import { Refusal } from '../contract/errors.ts'

/** Gives a slot back; a second time it does nothing. */
export type Leave = () => void

/** Waits for a slot, for a while; refuses with `service_indisponible`. Without a key, only the number in all counts. */
export type Enter = (key?: string, gone?: AbortSignal, staysLong?: boolean) => Promise<Leave>

/** The slots, and how many wait for one. */
export type Slots = Enter & { readonly waiting: () => number }

/** How many slots there are, how many of them one key and those that stay long may have, and how long one waits for its turn. */
export type SlotLimits = {
  readonly total: number
  readonly share: number
  readonly ofLong?: number
  readonly patienceMs: number
}

/** How many of so many one key may have. */
export const shareOf = (total: number): number => Math.max(1, Math.floor((2 * total) / 3))

type Waiting = {
  readonly key: string | undefined
  readonly staysLong: boolean
  admit(leave: Leave): void
}

/** Makes the slots. */
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
        const reason = `nothing came free for ${patienceMs / 1000} s: what goes before waits for the database`
        give(() => reject(new Refusal('service_indisponible', undefined, new Error(reason))))
      }
      const timer = setTimeout(late, patienceMs)
      gone?.addEventListener('abort', refuse)
      waiting.push(one)
    })
  }
  return Object.assign(enter, { waiting: () => waiting.length })
}
