// Resources that a process opened. They close in reverse order after the work in progress has finished; if a start fails, all of
// them close.
import type { Pool } from 'pg'
import { type Logger, pino } from 'pino'
import { connect } from '../database/db.ts'
import type { Config } from '../settings/config.ts'
import { logOptions } from './processLog.ts'

/** The open resources of a process, and the functions to open more. */
export type Holdings = {
  readonly log: Logger
  /** Functions that give work in progress some time to finish. All run at the same time, before any resource closes. */
  readonly drains: (() => Promise<unknown>)[]
  readonly closers: (() => Promise<unknown>)[]
  /** The open pools, by the role of their connections. */
  readonly pools: { readonly login: string; readonly pool: Pool }[]
  /** Opens a pool of `max` connections that act as a role and run the statement `first` when they open. */
  open(address: string, role: string, max: number, first?: string): Pool
  close(): Promise<void>
}

/** Runs `start` with empty holdings, and closes the opened resources if it fails. */
export async function runWithHoldings<T>(
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
