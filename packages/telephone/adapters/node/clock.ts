import { readFileSync } from 'node:fs'
import { bootClock, type Clock } from '../../clock.ts'

/**
 * The clocks of a machine: the kernel's time since boot on Linux, which goes on in sleep (`performance.now()` and
 * `process.hrtime()` stand still), and the id of its run. Elsewhere Node tells no such time.
 */
export function nodeClock(): Clock {
  return bootClock({
    elapsedMs() {
      const uptime = read('/proc/uptime')
      return uptime === null ? null : Math.round(Number.parseFloat(uptime) * 1000)
    },
    bootId: () => read('/proc/sys/kernel/random/boot_id')?.trim() ?? null,
  })
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
