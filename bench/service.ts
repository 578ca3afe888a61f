// The service in a process of its own: the phones of the bench share neither its event loop nor its account.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '../server.ts'
import type { DatabaseConfig } from '../src/database/ownDatabase.ts'
import { processLog } from '../src/process/printed.ts'

/** Milliseconds for which the negative control of the measurement blocks the event loop. */
const BLOCKED_MS = 500
const RESOLUTION_MS = 5
const TICKS = 4

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })

process.once('message', (config: DatabaseConfig) => {
  delay.enable()
  void startServer(config, { log: processLog(config.logLevel) }).then((server) => {
    process.send?.(server.url)
    const end = () => void server.close().then(() => process.exit(0))
    process.on('message', (asked) => {
      if (asked === 'heap') process.send?.(held())
      else if (asked === 'delay') void longestDelay().then((ms) => process.send?.(ms))
      else if (asked === 'block') block()
      else end()
    })
    process.once('disconnect', end)
  })
})

// Twice: what ends its life by being collected lets go of others.
function held(): number {
  for (let time = 0; time < 2; time++) globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

// Returns the longest delay of the event loop since the last call, in milliseconds. The histogram counts from one tick
// of its timer to the next: a delay that has just ended is counted first, and the count begins before the caller goes on.
async function longestDelay(): Promise<number> {
  await pause(TICKS * RESOLUTION_MS)
  const ms = delay.max / 1e6
  delay.reset()
  await pause(TICKS * RESOLUTION_MS)
  return ms
}

function block(): void {
  const until = performance.now() + BLOCKED_MS
  while (performance.now() < until);
  process.send?.('blocked')
}
