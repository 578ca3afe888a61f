// What libraries print, as lines of the log: whoever reads a service's output reads one JSON object a line.
import { format } from 'node:util'
import { type Logger, type LoggerOptions, pino, stdSerializers } from 'pino'
import type { Log } from '../contract/errors.ts'
import { openLines } from './lineOutput.ts'

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
  const output = openLines(1)
  process.once('exit', output.end)
  // A disk without room ends nobody: neither by the log nor by what is written there past it, the sentences of the start.
  process.stdout.on('error', () => undefined)
  const log = pino(logOptions(level), output)
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

/** How a log of the service is written: it says what happened, and never of whom. */
export function logOptions(level: string): LoggerOptions {
  return { level, serializers: { err: withoutRows, error: withoutRows, job: withoutPayload } }
}

// Where PostgreSQL says which row it refused, it says what stands in it.
function withoutRows(error: unknown): unknown {
  return error instanceof Error ? told(stdSerializers.err(error)) : error
}

function told(written: object): object {
  const { detail: _, internalQuery: __, ...rest } = written as Record<string, unknown>
  const { aggregateErrors: several } = rest
  return Array.isArray(several) ? { ...rest, aggregateErrors: several.map((one: object) => told(one)) } : rest
}

// A job says of whom it is by what it carries.
function withoutPayload(job: unknown): unknown {
  const { id, task_identifier, attempts } = job as Record<string, unknown>
  return { id, task_identifier, attempts }
}
