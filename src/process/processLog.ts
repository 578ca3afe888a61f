// Turns console output of libraries into log lines: readers of a service's output expect one JSON object per line.
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

/** Makes the log of a serving process. All later console output goes to this log. */
export function processLog(level: string): Logger {
  const output = openLines(1)
  process.once('exit', output.end)
  // Ignores failed writes to a full disk, both of the log and of other output such as the messages at the start.
  process.stdout.on('error', () => undefined)
  const log = pino(logOptions(level), output)
  printInto(log)
  return log
}

/** Redirects console output into the log. */
export function printInto(log: Log, target: Partial<Console> = console): void {
  for (const [method, level] of Object.entries(METHODS)) {
    const print = (...words: unknown[]) => {
      const [line = '', ...rest] = format(...words).split('\n')
      log[level]({ imprime: method, suite: rest.join('\n') || undefined }, line)
    }
    Object.assign(target, { [method]: print })
  }
}

/** Returns the options of a log of the service. It records events and no personal data. */
export function logOptions(level: string): LoggerOptions {
  return { level, serializers: { err: withoutRows, error: withoutRows, job: withoutPayload } }
}

// Removes the fields in which PostgreSQL quotes the refused row, which hold its values.
function withoutRows(error: unknown): unknown {
  return error instanceof Error ? withoutDetail(stdSerializers.err(error)) : error
}

function withoutDetail(written: object): object {
  const { detail: _, internalQuery: __, ...rest } = written as Record<string, unknown>
  const { aggregateErrors: several } = rest
  return Array.isArray(several)
    ? { ...rest, aggregateErrors: several.map((one: object) => withoutDetail(one)) }
    : rest
}

// Removes the payload of a job, which may name a person.
function withoutPayload(job: unknown): unknown {
  const { id, task_identifier, attempts } = job as Record<string, unknown>
  return { id, task_identifier, attempts }
}
