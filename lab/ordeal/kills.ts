// The server and PostgreSQL, killed again and again while phones send.
import { setTimeout as pause } from 'node:timers/promises'
import {
  CLOSING_FLUSH,
  FRAGILE,
  killNow,
  replaceInBatches,
  stopWalWriter,
} from '../../test/concurrency/support/killing.ts'
import { lostIn } from '../../test/concurrency/support/senders.ts'
import { ask } from '../../test/concurrency/support/sessions.ts'
import { progress } from '../bench/progress.ts'
import type { Control, Figure } from './figure.ts'
import { acknowledged, controlLost, type Load, lossesOf, startLoad } from './load.ts'
import { type Given, limitOf } from './part.ts'
import { openScene, type Scene } from './scene.ts'

const LONGEST_MS = 250

/** The process to kill, and the function that restarts it. */
type Killing = {
  readonly what: string
  kill(scene: Scene): Promise<void>
  restore(scene: Scene): Promise<void>
  /** True if a phone may get no response at all. */
  readonly isSilent: boolean
  control(scene: Scene, load: Load, given: Given): Promise<Control>
}

/** Kills the server. */
export async function killServer(given: Given): Promise<readonly Figure[]> {
  const scene = await openScene(given.lifetime, given.random)
  return [
    await killing(scene, given, {
      what: 'the server killed',
      kill: () => scene.killService(),
      restore: () => scene.startService(),
      isSilent: true,
      control: (_, { senders }) => controlLost(scene, senders),
    }),
  ]
}

/** Kills PostgreSQL, which here flushes commits only if a client waits for them. */
export async function killPostgres(given: Given): Promise<readonly Figure[]> {
  const scene = await openScene(given.lifetime, given.random, { settings: FRAGILE })
  const { adminUrl } = scene
  await ask(adminUrl, 'checkpoint')
  await stopWalWriter(adminUrl)
  // Kills at once, because an orderly end would wait for the stopped process.
  given.lifetime.defer(
    () => scene.killPostgres(),
    () => killNow(scene.postmaster()),
  )
  return [
    await killing(scene, given, {
      what: 'PostgreSQL killed',
      kill: () => scene.killPostgres(),
      restore: async () => {
        await scene.startPostgres()
        await stopWalWriter(adminUrl)
      },
      isSilent: false,
      control: withoutFlush,
    }),
  ]
}

async function killing(scene: Scene, given: Given, one: Killing): Promise<Figure> {
  const { kills, devices } = given.size
  const load = await startLoad(scene, devices)
  await load.progress()
  const round = await load.progress()
  scene.look()
  let [slowestReturn, slowest] = [0, 0]
  for (let kill = 1; kill <= kills; kill++) {
    given.lifetime.ending.throwIfAborted()
    await pause(given.random() * LONGEST_MS)
    await one.kill(scene)
    const killed = performance.now()
    await one.restore(scene)
    slowestReturn = Math.max(slowestReturn, performance.now() - killed)
    slowest = Math.max(slowest, await load.progress())
    progress(`${one.what} ${kill} of ${kills}`)
  }
  await load.finish()
  const { unclear, unanswered, refused } = scene.look()
  const losses = [...(await lossesOf(scene, load.senders)), ...unclear]
  if (slowest > limitOf(round)) losses.push(`a round took ${Math.round(slowest)} ms after the return`)
  if (unanswered > 0 && !one.isSilent) losses.push(`${unanswered} requests were not answered`)
  return {
    what: `${one.what} ${kills} times under ${devices} devices`,
    measured: {
      acknowledged: acknowledged(load.senders),
      lost: losses.length,
      refused,
      unanswered,
      round_ms: Math.round(round),
      return_ms: Math.round(slowestReturn),
      recovery_ms: Math.round(slowest),
      limit_ms: Math.round(limitOf(round)),
    },
    losses,
    control: await one.control(scene, load, given),
  }
}

// The same kill while the last commit of a batch does not wait for the disk: acknowledged commands are lost, and the measurement
// must notice it.
async function withoutFlush(scene: Scene, _: Load, { size }: Given): Promise<Control> {
  await replaceInBatches(scene.adminUrl, ...CLOSING_FLUSH)
  const load = await startLoad(scene, size.devices)
  await load.progress()
  await load.progress()
  await load.finish()
  await scene.killPostgres()
  await scene.startPostgres()
  const told = await lostIn(scene.adminUrl, load.senders)
  return { what: `without the closing flush ${told.length} batches are lost`, isTold: told.length > 0 }
}
