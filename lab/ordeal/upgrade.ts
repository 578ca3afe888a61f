// Two releases next to each other: the next one is installed and started while phones send, then this one is ended.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { APPLICATION } from '../../src/database/patience.ts'
import { withClient } from '../../test/support/clone.ts'
import type { Control, Figure } from './figure.ts'
import { acknowledged, controlLost, lossesOf, startLoad } from './load.ts'
import { makeNextRelease } from './nextRelease.ts'
import type { Given } from './part.ts'
import { openScene, type Scene } from './scene.ts'

const LONGEST_MS = 1_000
const HELD_MS = 1_500
const LOOK_MS = 20
// After this time, a service has noticed that the database's rules changed.
const SEEN_MS = 3_000

// The longest time for which sessions of the service waited behind an upgrade that has a lock or waits for one.
const WAITING = `
  select coalesce(max(extract(epoch from clock_timestamp() - l.waitstart) * 1000), 0)::int as ms
  from pg_locks l
    join pg_stat_activity w on w.pid = l.pid and w.application_name <> $1
    cross join lateral unnest(pg_blocking_pids(l.pid)) as b (pid)
    join pg_stat_activity s on s.pid = b.pid and s.application_name = $1
  where not l.granted`

/** Installs the next release, starts its service, and ends the earlier service. */
export async function upgradeUnderLoad(given: Given): Promise<readonly Figure[]> {
  const { devices } = given.size
  const scene = await openScene(given.lifetime, given.random)
  const tree = await makeNextRelease(given.lifetime)
  const load = await startLoad(scene, devices)
  await load.progress()
  scene.look()
  await load.progress()
  const before = scene.look()

  const waited = await longestWait(scene, () => install(tree, scene))
  const during = scene.look()
  await pause(SEEN_MS)
  await load.progress()
  const beside = scene.look()
  const end = await scene.followBy(tree)
  await load.progress()
  await end()
  await load.progress()
  const after = scene.look()
  const control = await heldControl(scene)
  await load.finish()

  const heard = [during, beside, after]
  const refused = heard.reduce((sum, one) => sum + one.refused, 0)
  const losses = [...(await lossesOf(scene, load.senders)), ...heard.flatMap(({ unclear }) => unclear)]
  if (refused > 0) losses.push(`${refused} batches were refused`)
  // If a batch takes longer than the grace period of an ending process, it gets no response, and the phone sends it again.
  const unanswered = during.unanswered + beside.unanswered
  if (unanswered > 0) losses.push(`${unanswered} requests were not answered`)
  return [
    {
      what: `the next release is installed under ${devices} devices`,
      measured: { waited_ms: waited, slowest_before_ms: before.slowest_ms, slowest_ms: during.slowest_ms },
      losses: waited > LONGEST_MS ? [`somebody waited ${waited} ms for what it locked`] : [],
      control,
    },
    {
      what: `the services of two releases one after the other under ${devices} devices`,
      measured: {
        acknowledged: acknowledged(load.senders),
        lost: losses.length,
        refused,
        unanswered,
        sent_again: after.unanswered,
      },
      losses,
      control: await controlLost(scene, load.senders),
    },
  ]
}

// Installs in a separate process, as an operator would.
async function install(tree: URL, { adminUrl, lifetime }: Scene): Promise<void> {
  const child = spawn(process.execPath, ['scripts/db.ts'], {
    cwd: fileURLToPath(tree),
    env: { DATABASE_URL: adminUrl, DATABASE_ADMIN_URL: adminUrl, NODE_ENV: 'test' },
    stdio: ['ignore', 'ignore', 'inherit'],
    signal: lifetime.ending,
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the next release could not be installed: ${code}`)
}

/** Returns the longest time that any session waited for an upgrade's locks, in ms. */
async function longestWait({ adminUrl }: Scene, work: () => Promise<unknown>): Promise<number> {
  return withClient(adminUrl, async (client) => {
    let [longest, isOver] = [0, false]
    const watching = (async () => {
      while (!isOver) {
        const { rows } = await client.query<{ ms: number }>(WAITING, [APPLICATION])
        longest = Math.max(longest, rows[0]?.ms ?? 0)
        await pause(LOOK_MS)
      }
    })()
    await work().finally(() => {
      isOver = true
    })
    await watching
    return longest
  })
}

// A negative control: a session with the name of an upgrade locks a table that every batch reads, longer than an upgrade may.
async function heldControl(scene: Scene): Promise<Control> {
  const waited = await longestWait(scene, () =>
    withClient(scene.adminUrl, async (client) => {
      await client.query(`set application_name = '${APPLICATION}'`)
      await client.query('begin; lock table collecte.collecte in access exclusive mode')
      await pause(HELD_MS)
      await client.query('rollback')
    }),
  )
  return {
    what: `a table that is held for ${HELD_MS} ms is waited for ${waited} ms`,
    isTold: waited > LONGEST_MS,
  }
}
