// What libraries print, as lines of the log: whoever reads a service's output reads one JSON object a line.
import { format } from 'node:util'
import { type Logger, pino } from 'pino'
import type { Log } from '../contract/errors.ts'

const METHODS = {
  trace: 'debug',
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'warn',
} as const

/** The log of a process that serves; whatever is printed there from now on goes into it. */
export function processLog(level: string): Logger {
  const log = pino({ level })
  printInto(log)
  return log
}

/** Sends what is printed on a console into the log. */
export function printInto(log: Log, target: Partial<Console> = console): void {
  for (const [method, level] of Object.entries(METHODS)) {
    const print = (...words: unknown[]) => {
      const [line = '', ...rest] = format(...words).split('\n')
      log[level]({ imprime: method, suite: rest.join('\n') || undefined }, line)
    }
    Object.assign(target, { [method]: print })
  }
}
