// One component fails for a time while phones send. Measures the responses during the fault, the time until phones are served
// again, and the losses.
import { setTimeout as pause } from 'node:timers/promises'
import type { Control, Figure } from './figure.ts'
import { acknowledged, controlLost, type Load, lossesOf, startLoad } from './load.ts'
import { type Given, limitOf } from './part.ts'
import type { Heard, Scene } from './scene.ts'

/** A fault that lasts for a time. */
export type Outage = {
  readonly what: string
  readonly seconds: number
  /** Begins the fault; the returned function ends it. */
  begin(scene: Scene): Promise<() => Promise<void>>
  /**
   * Says if this number of phones noticed the fault, judged by their responses; by default, if any request was refused or got no
   * response.
   */
  isFelt?(heard: Heard, devices: number): boolean
  /** Returns findings that do not come from the phones, after the fault. */
  beside?(scene: Scene): Promise<Beside>
  /** True if a phone may get no response at all. */
  readonly isSilent?: boolean
}

/** Losses other than those of the phones' commands, and the negative control of their measurement. */
export type Beside = { readonly losses: readonly string[]; readonly control: Control }

/** Runs the faults one after the other, each while a new set of phones sends. */
export async function suffer(
  given: Given,
  scene: Scene,
  outages: readonly Outage[],
): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  let before: Load['senders'] = []
  for (const outage of outages) {
    given.lifetime.ending.throwIfAborted()
    const load = await startLoad(scene, given.size.devices)
    const all = [...before, ...load.senders]
    figures.push(await during(scene, outage, load, all))
    before = all
  }
  return figures
}

async function during(
  scene: Scene,
  { what, seconds, begin, isFelt = isDenied, beside: look, isSilent = false }: Outage,
  load: Load,
  all: Load['senders'],
): Promise<Figure> {
  await load.progress()
  const round = Math.round(await load.progress())
  scene.look()
  const end = await begin(scene)
  const { ending } = scene.lifetime
  await pause(seconds * 1_000, undefined, { signal: ending }).catch(() => undefined)
  const out = scene.look()
  const wasFelt = isFelt(out, load.senders.length)
  const returning = performance.now()
  await end()
  ending.throwIfAborted()
  const returned = performance.now()
  const recovery = Math.round(await load.progress())
  await load.finish()
  const beside = await look?.(scene)
  const after = scene.look()
  const [unanswered, refused] = [out.unanswered + after.unanswered, out.refused + after.refused]
  const unclear = new Set([...out.unclear, ...after.unclear])
  const losses = [...(await lossesOf(scene, all)), ...unclear, ...(beside?.losses ?? [])]
  if (!wasFelt) losses.push('nobody felt it: nothing was out')
  if (recovery > limitOf(round)) losses.push(`a round took ${recovery} ms after the return`)
  if (unanswered > 0 && !isSilent) losses.push(`${unanswered} requests were not answered`)
  const control = await controlLost(scene, load.senders)
  return {
    what: `${what} for ${seconds} s under ${load.senders.length} devices`,
    measured: {
      acknowledged: acknowledged(load.senders),
      lost: losses.length,
      refused,
      unanswered,
      round_ms: round,
      return_ms: Math.round(returned - returning),
      recovery_ms: recovery,
      limit_ms: limitOf(round),
    },
    losses,
    control:
      beside === undefined
        ? control
        : {
            what: `${control.what}; ${beside.control.what}`,
            isTold: control.isTold && beside.control.isTold,
          },
  }
}

function isDenied({ refused, unanswered }: Heard): boolean {
  return refused + unanswered > 0
}
