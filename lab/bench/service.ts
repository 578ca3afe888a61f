// The service in a separate process, so that it shares neither its event loop nor its processor time with the bench's phones.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '../../server.ts'
import type { DatabaseConfig } from '../../src/database/ownDatabase.ts'
import { processLog } from '../../src/process/processLog.ts'
import type { LoopDelay } from './serviceProcess.ts'

/** The duration of the negative control in milliseconds: it blocks the event loop, and the measurement must notice it. */
const BLOCKED_MS = 500
const RESOLUTION_MS = 5
const TICKS = 4

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
let longestTurn = 0

process.once('message', (config: DatabaseConfig) => {
  delay.enable()
  watchTurns()
  void startServer(config, { log: processLog(config.logLevel) }).then((server) => {
    process.send?.(server.url)
    const end = () => void server.close().then(() => process.exit(0))
    process.on('message', (asked) => {
      if (asked === 'heap') process.send?.(held())
      else if (asked === 'delay') void longestDelay().then((longest) => process.send?.(longest))
      else if (asked === 'block') block()
      else end()
    })
    process.once('disconnect', end)
  })
})

// Collects garbage twice, because objects freed by the first collection may release others.
function held(): number {
  for (let time = 0; time < 2; time++) globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

// Measures the thread's processor time between two ticks of the timer: the elapsed time would also contain the work of other
// processes.
function watchTurns(): void {
  let before = process.threadCpuUsage()
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    longestTurn = Math.max(longestTurn, (user + system) / 1000)
  }, RESOLUTION_MS).unref()
}

// Returns the longest delay of the event loop since the last call, and the longest processor time of one iteration, in
// milliseconds. The histogram counts only at ticks of its timer. So the function waits before it reads, to include a delay that
// has just ended, and waits again before it returns, so that the next delay is counted.
async function longestDelay(): Promise<LoopDelay> {
  await pause(TICKS * RESOLUTION_MS)
  const longest = { loop_ms: Math.round(delay.max / 1e6), turn_ms: Math.round(longestTurn) }
  delay.reset()
  longestTurn = 0
  await pause(TICKS * RESOLUTION_MS)
  return longest
}

function block(): void {
  const begun = process.threadCpuUsage()
  while (process.threadCpuUsage(begun).user < BLOCKED_MS * 1000);
  process.send?.('blocked')
}
