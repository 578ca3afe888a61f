// What libraries print, as lines of the log: whoever reads a service's output reads one JSON object a line.
import { format } from 'node:util'
import { destination, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino'
import type { Log } from '../contract/errors.ts'

const METHODS = {
  trace: 'debug',
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'warn',
} as const

// What waits to be written while nothing can be; what comes on top of it is left out.
const HELD_BYTES = 1_000_000

/** The log of a process that serves; whatever is printed there from now on goes into it. */
export function processLog(level: string): Logger {
  // Nobody waits for its lines to be written: those that are on their way when the process ends are written then.
  // `minLength` writes each line at once as 0 does, and lets `flush` do anything at all.
  const output = destination({ dest: 1, sync: false, minLength: 1, maxLength: HELD_BYTES })
  let isFull = false
  // A disk without room for a line ends nobody: the next line tries again, what waited before it.
  output.on('error', () => {
    isFull = true
  })
  output.on('write', () => {
    isFull = false
  })
  // A line that is left out tries nothing by itself: without this the log would stay silent after room returned.
  output.on('drop', () => output.flush())
  // So of what is written there past the log: the sentences of the start.
  process.stdout.on('error', () => undefined)
  const flush = output.flushSync.bind(output)
  // It would wait for room, at the end of the process for ever.
  output.flushSync = () => {
    if (!isFull) flush()
  }
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
