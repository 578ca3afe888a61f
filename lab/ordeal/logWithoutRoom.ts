// A log on a full disk: no request is refused, log lines wait or are dropped, and logging resumes afterwards.
import { readFileSync, statSync } from 'node:fs'
import { until } from '../../test/concurrency/support/sessions.ts'
import type { Disk } from './disk.ts'
import { RECOVERY_MS } from './part.ts'
import type { Scene } from './scene.ts'
import type { Outage } from './suffering.ts'

// Even on a full disk, a file can still fill its last page.
const PAGE = 4_096
// The number of log lines. Each is longer than 150 bytes, so that together they exceed the service's buffer
// (src/process/processLog.ts).
const LINES = 8_000
const AT_ONCE = 40

/** Keeps the disk of a log full until lines are dropped. */
export function logWithoutRoom(disk: Disk, file: string): Pick<Outage, 'begin' | 'isFelt' | 'beside'> {
  let [sizeThen, roomAt, isToldThen] = [0, 0, false]
  return {
    async begin(scene) {
      disk.fill()
      sizeThen = statSync(file).size
      for (let line = 0; line < LINES; line += AT_ONCE)
        await Promise.all(Array.from({ length: AT_ONCE }, () => makeLine(scene)))
      // By now the file's last page is full.
      const fullAt = Date.now()
      return async () => {
        isToldThen = hasLineSince(file, fullAt)
        disk.free()
        roomAt = Date.now()
      }
    },
    isFelt: () => statSync(file).size - sizeThen <= PAGE,
    async beside(scene) {
      const losses: string[] = []
      const isTold = async () => {
        await makeLine(scene)
        return hasLineSince(file, roomAt)
      }
      await until('a line stands in the log', isTold, RECOVERY_MS).catch(() => {
        losses.push(`no line of what happened since there is room stood in the log ${RECOVERY_MS} ms later`)
      })
      return {
        losses,
        control: { what: 'no line of what happened while there was none', isTold: !isToldThen },
      }
    },
  }
}

// Sends requests, each of which writes one log line.
async function makeLine({ network, lifetime }: Scene): Promise<void> {
  lifetime.ending.throwIfAborted()
  await fetch(`${network.url}/v1/nulle-part`).then((answer) => answer.arrayBuffer())
}

function hasLineSince(file: string, since: number): boolean {
  return readFileSync(file, 'utf8')
    .split('\n')
    .some((line) => timeOf(line) > since)
}

function timeOf(line: string): number {
  try {
    return Number(JSON.parse(line).time)
  } catch {
    return 0
  }
}
