// The phone of a history: the package, assembled as in an application, with parts that can fail in every way and at every step.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { nodeSqlite } from '@sillon/telephone/adapters/node/sqlite'
import { bootClock, type Clock, wallClock } from '@sillon/telephone/clock'
import { openPhone, type Phone, type PhoneParts } from '@sillon/telephone/phone'
import type { SqlDatabase } from '@sillon/telephone/sql'
import { openSqlParts } from '@sillon/telephone/sqlStore'
import { inject } from 'vitest'
import { type Life, lifeOf, never, step } from './life.ts'
import { type Around, through } from './network.ts'
import type { World } from './server.ts'

/** The platform's clock since boot, and its boot id. */
export type Platform = 'boot and its name' | 'boot without a name' | 'nothing'

/** Replaces a part of the assembled application by a broken one. */
export type Break = (parts: PhoneParts, device: Device) => PhoneParts

/** A phone, its current faults, and the application that runs on it. */
export type Device = Around & {
  readonly platform: Platform
  phone: Phone
  life: Life
  /** The error of the wall clock. */
  wallErrorMs: number
  /** The true time of the last boot, and the number of boots. */
  bootedAt: number
  boots: number
  /** True if a person is signed in. */
  isSignedIn: boolean
  database: ReturnType<typeof nodeSqlite>
  /** Opens the application again; with `left`, the application is killed after this number of steps. */
  open(left?: number | null): Promise<void>
  close(): void
}

let devices = 0

/** Makes a new phone without an enrolment. */
export async function newDevice(
  world: World,
  platform: Platform,
  breaks: Break = (parts) => parts,
): Promise<Device> {
  devices += 1
  const file = join(inject('sillon').folder, `telephone-${process.pid}-${devices}.db`)
  const device = {
    world,
    platform,
    mishaps: [],
    wallErrorMs: 0,
    bootedAt: world.now() - 60_000,
    boots: 1,
    isSignedIn: true,
    reached: new Map(),
    batches: [],
    life: lifeOf(null),
    async open(left: number | null = null) {
      device.life.kill()
      device.database?.close()
      device.life = lifeOf(left)
      device.database = nodeSqlite(file)
      const { life } = device
      const parts = async () => breaks(await partsOf(device, life), device)
      const opened = await Promise.race([parts().then(openPhone), life.killed])
      if (opened !== 'killed') device.phone = opened
    },
    close() {
      device.life.kill()
      device.database.close()
      for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
    },
  } as unknown as Device
  await device.open()
  return device
}

async function partsOf(device: Device, life: Life): Promise<PhoneParts> {
  const { world } = device
  const token = async () => {
    if (!device.isSignedIn) throw new TypeError('the session is over')
    return world.api.tokenOf('agent1')
  }
  return {
    server: {
      url: world.api.url,
      fetch: through(device, life),
      token,
      renewToken: token,
      organisation: null,
      timeoutMs: 20_000,
    },
    ...(await openSqlParts(mortal(device.database, life))),
    clock: clockOf(device),
    retry: {
      attempts: 3,
      firstDelayMs: 2_000,
      longestDelayMs: 300_000,
      sleep: async (ms) => {
        await step(life)
        await world.pass(ms)
      },
      random: () => 0.5,
    },
    versions: { pack: '1.0.0', parametres: '1', application: 'essai' },
  }
}

// If the kill comes before a write, nothing is on disk. If it comes after a write, the transaction is on disk, but its caller got
// no result.
function mortal(database: SqlDatabase, life: Life): SqlDatabase {
  return {
    async run(statements) {
      await step(life)
      await database.run(statements)
      await step(life)
    },
    async all(sql, values) {
      if (life.dead) await never()
      return database.all(sql, values)
    },
  }
}

function clockOf(device: Device): Clock {
  const { world, platform } = device
  const wall = () => new Date(world.now() + device.wallErrorMs)
  if (platform === 'nothing') return { ...wallClock(), wall }
  const { boots } = device
  const bootId = () => (platform === 'boot and its name' ? `boot ${boots}` : null)
  const elapsedMs = () => world.now() - device.bootedAt
  return { ...bootClock({ elapsedMs, bootId }), wall }
}
