// The phones of the demo: the library in packages/telephone, with a clock that can be set wrong and a network that can fail.
import { join } from 'node:path'
import { nodeClock } from '@sillon/telephone/adapters/node/clock'
import { openNodeParts } from '@sillon/telephone/adapters/node/sqlite'
import type { Clock } from '@sillon/telephone/clock'
import { enrol, openPhone, type Phone, type PhoneParts } from '@sillon/telephone/phone'
import { DEFAULT_RETRY } from '@sillon/telephone/retry'
import { enrolmentCode, signIn } from './login.ts'
import { PACK_VERSION } from './terrain.ts'

/** A clock that the demo can set wrong, and restart. */
export type DemoClock = Clock & { errorMs: number; restart(): void }

/** Faults of the network in the demo. */
export type Network = { mode: 'up' | 'down' | 'answers lost' }

/** An agent with their phone. */
export type DemoPhone = {
  account: string
  clock: DemoClock
  network: Network
  phone: Phone
  /** Restarts the phone's application. */
  reopen(): Promise<void>
}

/** Enrols a phone for an agent, with its queue in a file of that folder. */
export async function openDemoPhone(url: string, account: string, folder: string): Promise<DemoPhone> {
  const agent = await signIn(url, account)
  const clock = demoClock()
  const network: Network = { mode: 'up' }
  const parts: PhoneParts = {
    server: { ...agent, fetch: unreliable(network) },
    ...(await openNodeParts(join(folder, `${account}-telephone.db`))),
    clock,
    retry: { ...DEFAULT_RETRY, attempts: 2, firstDelayMs: 300 },
    versions: { pack: PACK_VERSION, parametres: '1', application: 'demo' },
  }
  const device: DemoPhone = {
    account,
    clock,
    network,
    phone: await openPhone(parts),
    async reopen() {
      clock.restart()
      device.phone = await openPhone(parts)
    },
  }
  await enrol(device.phone, await enrolmentCode(url, agent), 'Sillon demo')
  return device
}

function demoClock(): DemoClock {
  let runs = 0
  const machine = nodeClock()
  const clock: DemoClock = {
    errorMs: 0,
    wall: () => new Date(Date.now() + clock.errorMs),
    sinceBoot() {
      const since = machine.sinceBoot()
      return since && { ...since, amorcage: `${since.amorcage} ${runs}` }
    },
    restart: () => {
      runs += 1
    },
  }
  return clock
}

/** Makes a network that fails as its mode requires. */
export function unreliable(network: Network): typeof fetch {
  return async (input, init) => {
    if (network.mode === 'down') throw new TypeError('no network')
    const response = await fetch(input, init)
    if (network.mode === 'up') return response
    await response.arrayBuffer() // the whole response has arrived, so everything is processed
    throw new TypeError('connection reset')
  }
}
