// PostgreSQL away, hung, full of connections, without its sessions, and a network that misbehaves, under phones that send.
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { stopAll } from '../test/concurrency/support/killing.ts'
import { ask } from '../test/concurrency/support/sessions.ts'
import type { Figure } from './figure.ts'
import type { Weather } from './network.ts'
import type { Given } from './part.ts'
import { openScene, type Scene } from './scene.ts'
import { type Outage, suffer } from './suffering.ts'

const TERMINATE_MS = 200

/** Every outage of PostgreSQL. */
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
      const family = await stopAll(scene.postmaster() ?? 0)
      return async () => {
        for (const pid of family) process.kill(pid, 'SIGCONT')
      }
    },
  },
  { what: 'connections exhausted', seconds: 10, begin: exhaust },
  { what: 'sessions terminated again and again', seconds: 10, begin: terminate },
]

/** What the network does. */
const OF_THE_NETWORK: readonly Outage[] = [
  { what: 'a network that cuts', ...through('cuts') },
  { what: 'a network that delays', ...through('delays') },
  { what: 'a network that halves answers', ...through('halves') },
]

/** PostgreSQL fails in every way that it can. */
export async function failPostgres(given: Given): Promise<readonly Figure[]> {
  return suffer(given, await openScene(given.lifetime, given.random), OF_POSTGRES)
}

/** The network fails in every way that it can. */
export async function failNetwork(given: Given): Promise<readonly Figure[]> {
  return suffer(given, await openScene(given.lifetime, given.random), OF_THE_NETWORK)
}

// Whoever comes after finds no place; the service's own sessions are ended once, so that it has to come again.
async function exhaust({ adminUrl }: Scene): Promise<() => Promise<void>> {
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
    while (await take());
  }
  await takeAll()
  await taken[0]?.query(TERMINATE)
  await takeAll()
  return async () => {
    await Promise.all(taken.map((client) => client.end()))
  }
}

const TERMINATE = `select pg_terminate_backend(a.pid) from pg_stat_activity a
  where a.datname = current_database() and a.application_name like 'sillon-%'`

async function terminate({ adminUrl }: Scene): Promise<() => Promise<void>> {
  const ending = new AbortController()
  const done = (async () => {
    while (!ending.signal.aborted) {
      await ask(adminUrl, TERMINATE)
      await pause(TERMINATE_MS)
    }
  })()
  return async () => {
    ending.abort()
    await done
  }
}

function through(weather: Weather): Omit<Outage, 'what'> {
  return {
    seconds: 10,
    isSilent: true,
    async begin({ network }) {
      network.turn(weather)
      return async () => network.turn('clear')
    },
  }
}
