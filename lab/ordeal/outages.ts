// Outages while phones send: PostgreSQL is stopped, hung, out of connections or without its sessions, or the network is faulty.
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { ask, until } from '../../test/concurrency/support/sessions.ts'
import type { Figure } from './figure.ts'
import { DELAY_MS, type Weather } from './network.ts'
import type { Given } from './part.ts'
import { type Heard, openScene, type Scene } from './scene.ts'
import { type Outage, suffer } from './suffering.ts'

const TERMINATE_MS = 200

/** The list of PostgreSQL's outages. */
const OF_POSTGRES: readonly Outage[] = [
  {
    what: 'PostgreSQL away',
    seconds: 30,
    async begin(scene) {
      await scene.killPostgres()
      return () => scene.startPostgres()
    },
  },
  {
    what: 'PostgreSQL hung',
    seconds: 20,
    async begin(scene) {
      const goOn = await scene.hangPostgres()
      return async () => goOn()
    },
  },
  { what: 'connections exhausted', seconds: 10, begin: exhaust },
  { what: 'sessions terminated again and again', seconds: 10, begin: terminate },
]

/** The list of network faults. */
const OF_THE_NETWORK: readonly Outage[] = [
  { what: 'a network that cuts', ...through('cuts', isCut) },
  {
    what: 'a network that delays',
    ...through('delays', ({ fastest_ms, slowest_ms }) => fastest_ms >= DELAY_MS && slowest_ms > 0),
  },
  { what: 'a network that halves answers', ...through('halves', isCut) },
]

/** Makes PostgreSQL fail in every way of this file's list. */
export async function failPostgres(given: Given): Promise<readonly Figure[]> {
  return suffer(given, await openScene(given.lifetime, given.random), OF_POSTGRES)
}

/** Makes the network fail in every way of this file's list. */
export async function failNetwork(given: Given): Promise<readonly Figure[]> {
  return suffer(given, await openScene(given.lifetime, given.random), OF_THE_NETWORK)
}

// True if more requests failed than the change itself explains: a change of the fault cuts one request of each phone.
function isCut({ unanswered }: Heard, devices: number): boolean {
  return unanswered > 2 * devices
}

// Leaves no connection slot for new sessions: ends the service's own sessions until it has none and all slots are taken.
async function exhaust({ adminUrl, lifetime }: Scene): Promise<() => Promise<void>> {
  const taken: Client[] = []
  const take = async (): Promise<boolean> => {
    const client = new Client({ connectionString: adminUrl })
    client.on('error', () => undefined)
    try {
      await client.connect()
      taken.push(client)
      return true
    } catch (error) {
      if ((error as { code?: string }).code === '53300') return false
      throw error
    }
  }
  const takeAll = async () => {
    const before = taken.length
    while (await take());
    return taken.length - before
  }
  const free = async () => {
    await Promise.all(taken.splice(0).map((client) => client.end()))
  }
  lifetime.defer(free)
  await takeAll()
  await until('the service has no session, and there is no place for one', async () => {
    lifetime.ending.throwIfAborted()
    const ended = (await taken[0]?.query(TERMINATE))?.rowCount
    return (await takeAll()) === 0 && ended === 0
  })
  return free
}

const TERMINATE = `select pg_terminate_backend(a.pid) from pg_stat_activity a
  where a.datname = current_database() and a.application_name like 'sillon-%'`

async function terminate({ adminUrl, lifetime }: Scene): Promise<() => Promise<void>> {
  const ending = new AbortController()
  const done = (async () => {
    while (!ending.signal.aborted && !lifetime.ending.aborted) {
      await ask(adminUrl, TERMINATE)
      await pause(TERMINATE_MS)
    }
  })()
  return async () => {
    ending.abort()
    await done
  }
}

function through(weather: Weather, isFelt: Outage['isFelt']): Omit<Outage, 'what'> {
  return {
    isFelt,
    seconds: 10,
    isSilent: true,
    async begin({ network }) {
      network.turn(weather)
      return async () => network.turn('clear')
    },
  }
}
