// Judges the passwords for one key one at a time, each after a delay. Requests wait here instead of being refused. The IP address
// that was served least recently goes first, so that an address that tries without end delays any other address by one turn at
// most.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Visitor } from './visitor.ts'

/** Seconds until another attempt is worthwhile: this attempt timed out, or too many requests of its IP address wait. */
export type Refused = { readonly seconds: number }

/** Runs `judge` when its turn comes. */
export type InTurn = <T extends object>(
  key: Buffer,
  visitor: Pick<Visitor, 'address' | 'gone'>,
  judge: () => Promise<T>,
) => Promise<T | Refused>

/** Limits of the queues. */
export type PacingLimits = {
  /** Returns the milliseconds until the next turn under a key. 0 means that the caller now has the turn, among all processes. */
  delayOf(key: Buffer): Promise<number>
  readonly patienceMs: number
  /** Greatest number of requests of one IP address that may wait under one key. */
  readonly mostWaiting: number
}

type Waiting = { readonly address: string; start(): Promise<void>; fail(error: unknown): void }
type Line = {
  readonly waiting: Waiting[]
  /** IP addresses that had a turn, the most recent last. */
  readonly served: Set<string>
  delayMs: number
  isMoving: boolean
}

// Interval in ms at which the delay is checked again, since it ends early after a success in another process or a password reset.
const LOOK_AGAIN_MS = 1000
const MOST_LINES = 10_000
const MOST_SERVED = 1000

/** Makes the queues, one per key. */
export function createPacing({ delayOf, patienceMs, mostWaiting }: PacingLimits): InTurn {
  const lines = new Map<string, Line>()
  return (key, { address, gone }, judge) => {
    const line = lineOf(lines, key.toString('base64'))
    const refused = (): Refused => ({ seconds: Math.max(1, Math.ceil(line.delayMs / 1000)) })
    const isFull = line.waiting.filter((one) => one.address === address).length >= mostWaiting
    if (gone.aborted || isFull) return Promise.resolve(refused())
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        gone.removeEventListener('abort', giveUp)
        line.waiting.splice(line.waiting.indexOf(one), 1)
      }
      const giveUp = () => {
        leave()
        resolve(refused())
      }
      const one: Waiting = {
        address,
        start() {
          leave()
          return judge().then(resolve, reject)
        },
        fail(error) {
          leave()
          reject(error)
        },
      }
      const timer = setTimeout(giveUp, patienceMs)
      gone.addEventListener('abort', giveUp)
      line.waiting.push(one)
      void advance(line, () => delayOf(key))
    })
  }
}

function lineOf(lines: Map<string, Line>, key: string): Line {
  const line = lines.get(key) ?? { waiting: [], served: new Set(), delayMs: 0, isMoving: false }
  lines.delete(key)
  lines.set(key, line)
  if (lines.size > MOST_LINES)
    for (const [old, { waiting, isMoving }] of lines)
      if (waiting.length === 0 && !isMoving && old !== key) {
        lines.delete(old)
        break
      }
  return line
}

async function advance(line: Line, delay: () => Promise<number>): Promise<void> {
  if (line.isMoving) return
  line.isMoving = true
  try {
    while (line.waiting.length > 0) {
      line.delayMs = await delay()
      if (line.delayMs > 0) await sleep(Math.min(line.delayMs, LOOK_AGAIN_MS), undefined, { ref: false })
      else await serve(line)
    }
  } catch (error) {
    for (const one of [...line.waiting]) one.fail(error)
  } finally {
    line.isMoving = false
  }
}

async function serve({ waiting, served }: Line): Promise<void> {
  const order = [...served]
  const next = waiting.toSorted((a, b) => order.indexOf(a.address) - order.indexOf(b.address))[0]
  if (next === undefined) return // all waiting requests left meanwhile
  served.delete(next.address)
  served.add(next.address)
  const [oldest] = served
  if (served.size > MOST_SERVED && oldest !== undefined) served.delete(oldest)
  await next.start()
}
