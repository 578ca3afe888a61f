// What a process opened, let go in the reverse order; what fails to start lets go of everything.
import type { Pool } from 'pg'
import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { connect } from './db.ts'

/** What a process holds open, and how it opens more. */
export type Holdings = {
  readonly log: Logger
  readonly closers: (() => Promise<unknown>)[]
  /** A pool of so many connections that act as a role. */
  open(address: string, role: string, max: number): Pool
  close(): Promise<void>
}

/** Runs `start` with empty holdings, and closes what it opened when it fails. */
export async function holding<T>(
  settings: Pick<Config, 'logLevel'>,
  given: Logger | undefined,
  start: (held: Holdings) => Promise<T>,
): Promise<T> {
  const log = given ?? pino({ level: settings.logLevel })
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne()
  }
  const open = (address: string, role: string, max: number): Pool => {
    const pool = connect(address, { max, role, application: `sillon-${role}`, log })
    closers.push(() => pool.end())
    return pool
  }
  try {
    return await start({ log, closers, open, close })
  } catch (error) {
    await close()
    throw error
  }
}
