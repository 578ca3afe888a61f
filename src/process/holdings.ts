// What a process opened, let go in the reverse order once what was in hand is done; what fails to start lets go of everything.
import type { Pool } from 'pg'
import { type Logger, pino } from 'pino'
import { connect } from '../database/db.ts'
import type { Config } from '../settings/config.ts'
import { logOptions } from './printed.ts'

/** What a process holds open, and how it opens more. */
export type Holdings = {
  readonly log: Logger
  /** What has work in hand, and lets it finish for a while: all at once, before anything is closed. */
  readonly drains: (() => Promise<unknown>)[]
  readonly closers: (() => Promise<unknown>)[]
  /** The pools that are open, by the role that their connections act as. */
  readonly pools: { readonly login: string; readonly pool: Pool }[]
  /** A pool of so many connections that act as a role, and begin with a statement where one is given. */
  open(address: string, role: string, max: number, first?: string): Pool
  close(): Promise<void>
}

/** Runs `start` with empty holdings, and closes what it opened when it fails. */
export async function holding<T>(
  settings: Pick<Config, 'logLevel' | 'queryTimeoutMs'>,
  given: Logger | undefined,
  start: (held: Holdings) => Promise<T>,
): Promise<T> {
  const log = given ?? pino(logOptions(settings.logLevel))
  const closers: (() => Promise<unknown>)[] = []
  const drains: (() => Promise<unknown>)[] = []
  const pools: Holdings['pools'] = []
  const close = async () => {
    await Promise.all(drains.splice(0).map((drain) => drain()))
    for (const closeOne of closers.splice(0).reverse()) await closeOne()
  }
  const open = (address: string, role: string, max: number, first?: string): Pool => {
    const pool = connect(address, {
      max,
      role,
      application: `sillon-${role}`,
      patienceMs: settings.queryTimeoutMs,
      log,
      ...(first === undefined ? {} : { first }),
    })
    closers.push(() => pool.end())
    pools.push({ login: role, pool })
    return pool
  }
  try {
    return await start({ log, drains, closers, pools, open, close })
  } catch (error) {
    await close()
    throw error
  }
}
