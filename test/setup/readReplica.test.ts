// docs/decisions/0094: lists, reports and GraphQL from a real streaming replica, by two services on one database: a writer sees
// its write through either service, whatever the replica does. Skipped if the run's server allows no copy.
import { expect, inject, test } from 'vitest'
import { mayReadFromReplica } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { clientOf } from '../api/support/domains/clients.ts'
import { ask, until } from '../concurrency/support/sessions.ts'
import { openDatabase } from '../support/database.ts'
import type { Answer, HttpClient } from '../support/http.ts'
import { openServer } from '../support/server.ts'
import { startStandby } from './support/standby.ts'

const WRITES = 15
const CATCHING_UP_MS = 20_000
const QUERY = 'query ($code: String!) { clients(filter: { code: { equalTo: $code } }) { nodes { code } } }'

const isHere = inject('sillon').trusts
const standby = isHere
  ? await startStandby()
  : { primary: undefined, at: (url: string) => url, kill: async () => undefined }
const database = await openDatabase('demo', { server: standby.primary })
const replicaUrl = standby.at(database.adminUrl)
const settings = {
  TASKS: 'apart',
  METRICS_PORT: '0',
  // The rest of the suite runs on the same machine, so the replica gets more time.
  REPLICA_PATIENCE_MS: '2000',
  DATABASE_REPLICA_URL: standby.at(database.url('api')),
  DATABASE_REPLICA_READ_URL: standby.at(database.url('lecture')),
}
const one = await openServer(settings, { database })
const other = await openServer(settings, { database })

/** Reads the metrics about the replica from the other service. */
async function figures() {
  const { port } = other.logs.find(({ msg }) => msg === 'metrics at /metrics') ?? {}
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const of = (series: string) =>
    Number(new RegExp(`^sillon_replica_${series}(?:\\{replica=[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1])
  const reads = (outcome: string) => of(`reads_total\\{outcome="${outcome}"\\}`)
  return {
    used: of('used'),
    seconds: of('lag_seconds'),
    bytes: of('lag_bytes'),
    reads: { replica: reads('replica'), late: reads('late'), away: reads('away'), failed: reads('failed') },
  }
}

const untilUsed = (used: number) =>
  until(`used: ${used}`, async () => (await figures()).used === used, CATCHING_UP_MS)

/** Writes a client through a service; returns its code. */
async function write(service: HttpClient): Promise<string> {
  const { status, body } = await service.post('/v1/clients', clientOf(), 'commercial')
  expect(status).toBe(201)
  return body.code
}

const codes = ({ status, body }: Answer): string[] => {
  expect([status, body.errors]).toEqual([200, undefined])
  return (body.clients ?? body.data.clients.nodes).map(({ code }: { code: string }) => code)
}
const listed = async (service: HttpClient, code: string) =>
  codes(await service.get(`/v1/clients?recherche=${code}`, 'commercial'))
const queried = async (service: HttpClient, code: string) =>
  codes(await service.post('/graphql', { query: QUERY, variables: { code } }, 'commercial'))

test.runIf(isHere)(
  'every list is read at the replica, and none of them writes',
  {
    timeout: 300_000,
  },
  async () => {
    await untilUsed(1)
    // The first call of an account records the account's identity. A replica can not write, so the primary records it.
    expect(codes(await other.get('/v1/clients', 'commercial'))).not.toEqual([])
    expect((await other.get('/v1/moi', 'rsci')).status).toBe(200)
    const before = await figures()
    expect(before.reads.failed).toBe(1)
    const routes = ROUTES.filter(mayReadFromReplica).filter(({ path }) => !path.includes(':'))
    expect(routes.length).toBeGreaterThan(50)
    const answers: [string, number][] = []
    // The calls run one after the other, because each connection makes its own plans.
    for (const { path, name } of routes)
      await until(`${name} is read there`, async () => {
        const { reads } = await figures()
        const { status } = await other.get(path, 'rsci')
        answers.push([name, status])
        return (await figures()).reads.replica > reads.replica
      })
    expect(answers.filter(([, status]) => ![200, 400, 403].includes(status))).toEqual([])
    expect((await figures()).reads.failed - before.reads.failed).toBe(0)
    const [report] = await ask<{ n: number }>(replicaUrl, 'select count(*)::int as n from rapports.lot')
    expect(report).toEqual({ n: 0 })
  },
)

test.runIf(isHere)(
  'who wrote through one service sees it through the other, whether the replica follows, stands still or is dead',
  { timeout: 300_000 },
  async () => {
    await queried(other, 'personne')
    const begun = await figures()
    for (let i = 0; i < WRITES; i += 1) {
      const code = await write(one)
      expect(await listed(other, code), `write ${i}`).toEqual([code])
    }
    const isRead = async () => {
      const code = await write(one)
      expect(await listed(other, code)).toEqual([code])
      return (await figures()).reads.replica > begun.reads.replica + 1
    }
    await until('what was written is read there', isRead, CATCHING_UP_MS)
    const followed = await figures()

    await ask(replicaUrl, 'select pg_wal_replay_pause()')
    await until('it stands still', async () => {
      const [{ state } = { state: '' }] = await ask<{ state: string }>(
        replicaUrl,
        'select pg_get_wal_replay_pause_state() as state',
      )
      return state === 'paused'
    })
    const code = await write(one)
    expect(await ask(replicaUrl, 'select from client.client where code = $1', [code])).toEqual([])
    expect(await listed(other, code)).toEqual([code])
    expect(await queried(other, code)).toEqual([code])
    await until('its lag is shown', async () => {
      const { used, seconds, bytes } = await figures()
      return used === 0 && seconds > 0 && bytes > 0
    })
    const late = await figures()
    expect(late.reads.late + late.reads.away - followed.reads.late - followed.reads.away).toBe(2)
    expect(late.reads.replica).toBe(followed.reads.replica)

    await ask(replicaUrl, 'select pg_wal_replay_resume()')
    const isReadAgain = async () => {
      expect(await listed(other, code)).toEqual([code])
      expect(await queried(other, code)).toEqual([code])
      return (await figures()).reads.replica > late.reads.replica + 1
    }
    await until('it is read from again', isReadAgain, CATCHING_UP_MS)
    await untilUsed(1)
    const told = other.logs
      .filter(({ replica }) => replica === true)
      .map(({ req }) => (req as { route: string }).route)
    expect(new Set(told)).toContain('/graphql')

    await standby.kill()
    const last = await write(one)
    expect(await listed(other, last)).toEqual([last])
    expect(await queried(other, last)).toEqual([last])
    await until('nobody asks it any more', async () => {
      expect(await listed(other, last)).toEqual([last])
      return (await figures()).reads.away > 0
    })
    expect((await other.get('/sante/pret')).status).toBe(200)
  },
)
