import { readFileSync } from 'node:fs'
import { bootClock, type Clock } from '../../clock.ts'

/**
 * Returns the clocks of a machine. On Linux: the kernel's uptime, which continues during sleep (`performance.now()` and
 * `process.hrtime()` stop), and the boot id. On other systems Node has no such clock, and `sinceBoot` returns null.
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
