// The rounds of the bench: the baseline function is measured before and after each case of the service, with the processor time
// of both.
import { MAX_BATCH } from '@sillon/telephone/contract'
import { type Lifetime, say } from '../../src/process/lifetime.ts'
import { type Used, usedBy } from './accounting.ts'
import type { Demo } from './demoCluster.ts'
import { runFloor } from './floor.ts'
import { moveTo, sendAll } from './phones.ts'
import { conclude, progress } from './progress.ts'
import type { Season } from './season.ts'
import { type Collected, startService } from './serviceProcess.ts'

/** The senders: devices, batches per device, commands per batch. */
export type Case = { title: string; devices: number; size: number; count: number }

/** Commands or requests per second, and processor milliseconds per command or request. */
export type Speed = { rate: number } & Used

/** The figures of each case, in order, with the baseline's figures just before and after it. */
export type Round = { own: Speed; floor: Speed }[]

/** The processes whose processor time is measured. */
export type Processes = { postmaster: number; service: number }

const CONNECTIONS = 8

/** The cases: one device, a few and many; in full batches and one command at a time. */
export function casesOf(batches: number): Case[] {
  const full = (devices: number, count: number) => ({
    title: `${devices} ${devices === 1 ? 'device' : 'devices'}, batches of ${MAX_BATCH}`,
    devices,
    size: MAX_BATCH,
    count,
  })
  return [
    // This case takes a few seconds, like the others; in a shorter case the noise of the machine would prevail.
    full(1, batches * 4),
    full(CONNECTIONS, batches),
    full(32, Math.ceil(batches / 4)),
    { title: `${CONNECTIONS} devices, batches of 1`, devices: CONNECTIONS, size: 1, count: batches * 20 },
  ]
}

/**
 * Starts the service on a season, and warms it up by a short round. Returns the service with the processes that the rounds
 * measure.
 */
export async function serveSeason(
  demo: Demo,
  season: Season,
  cases: readonly Case[],
  lifetime: Lifetime,
): Promise<{ service: Collected; processes: Processes }> {
  const service = await startService(demo.config, lifetime)
  await moveTo(service.url, season.phones)
  const processes = { postmaster: demo.cluster.pid() ?? 0, service: service.pid }
  say('warming up')
  const short = cases.map((each) => ({ ...each, count: 1 }))
  await playRound(season, short, processes, lifetime)
  return { service, processes }
}

/** Runs one round. */
export async function playRound(
  season: Season,
  cases: readonly Case[],
  processes: Processes,
  { ending }: Lifetime,
): Promise<Round> {
  const calls = Math.max(
    ...cases.map(({ devices, size, count }) => (devices * size * count) / CONNECTIONS / 2),
  )
  const floor = () => floorOf(season, Math.ceil(calls), processes, ending)
  // Other load on the machine varies, so the baseline is measured next to each case, not a round later.
  const found: Round = []
  let before = await floor()
  for (const each of cases) {
    const own = await speedOf(season, each, processes, ending)
    const after = await floor()
    found.push({ own, floor: median([before, after]) })
    before = after
  }
  return found
}

/** Returns the median of each figure; for two values, their mean. */
export function median(speeds: readonly Speed[]): Speed {
  const middle = (of: keyof Speed) => middleOf(speeds.map((speed) => speed[of]))
  return { rate: middle('rate'), postgres: middle('postgres'), node: middle('node') }
}

/** Returns the median of the numbers. */
export function middleOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)] ?? 0,
    sorted[Math.floor(sorted.length / 2)] ?? 0,
  ]
  return (low + high) / 2
}

async function floorOf(
  { floor, floorUrl }: Season,
  calls: number,
  processes: Processes,
  ending: AbortSignal,
): Promise<Speed> {
  const commands = calls * CONNECTIONS
  return spent('floor', commands, processes, () => {
    progress(`floor: ${commands} collections`)
    return runFloor(floorUrl, floor, CONNECTIONS, calls, ending)
  })
}

async function speedOf(
  { phones }: Season,
  { title, devices, size, count }: Case,
  processes: Processes,
  ending: AbortSignal,
): Promise<Speed> {
  const commands = devices * size * count
  let answered = 0
  return spent(title, commands, processes, () =>
    sendAll(phones.slice(0, devices), { count, size }, ending, () => {
      answered += size
      progress(`${title}: ${answered} of ${commands} commands`)
    }),
  )
}

async function spent(
  title: string,
  commands: number,
  { postmaster, service }: Processes,
  act: () => Promise<number>,
): Promise<Speed> {
  const before = usedBy(postmaster, service)
  const seconds = await act()
  const after = usedBy(postmaster, service)
  const speed = {
    rate: commands / seconds,
    postgres: (after.postgres - before.postgres) / commands,
    node: (after.node - before.node) / commands,
  }
  const { rate, postgres, node } = speed
  conclude(
    `${title}: ${rate.toFixed(0)}/s, PostgreSQL ${postgres.toFixed(2)} ms, Node ${node.toFixed(2)} ms a command`,
  )
  return speed
}
