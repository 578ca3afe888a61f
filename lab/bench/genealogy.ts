// `npm run bench -- genealogie`: reads the genealogy of a lot with ten thousand ancestors over HTTP. It is compared with a bare
// recursive query on a connection, and with a bare Express route that selects the same records and links as JSON.
import { Command } from 'commander'
import pg from 'pg'
import { ORGANISATION } from '../../demo/ids.ts'
import { signIn } from '../../demo/play/login.ts'
import { type Lifetime, live } from '../../src/process/lifetime.ts'
import { table } from '../../src/process/table.ts'
import { usedBy } from './accounting.ts'
import type { Bare } from './bare.ts'
import { inOrganisation } from './bareReads.ts'
import { type Demo, openDemo } from './demoCluster.ts'
import { BARE, BARE_JSON, BARE_RECORDS, writeHistory } from './graph.ts'
import { wholeNumber } from './options.ts'
import { conclude, progress } from './progress.ts'
import { request } from './readRounds.ts'
import { median, middleOf, type Speed } from './rounds.ts'
import { onDatabase } from './season.ts'
import { type Service, startProcess, startService } from './serviceProcess.ts'

type Options = { rounds: number; requests: number }

/** A measured side: its name, process and request. */
type Asked = { title: string; pid: number; act: () => Promise<unknown> }

/** The times of a read per round, and the times of the query that is measured alternately with it. */
type Found = { title: string; speeds: Speed[]; queries: Speed[] }

// The number of requests after which the code that writes ten thousand records is compiled.
const WARMING = 3

const PATH = '/v1/lots/:id/genealogie'
const ALL = '?limite=20000'
const BYTES = '/octets'

const program = new Command('npm run bench -- genealogie')
  .description(
    'Measures the genealogy of a lot with 10,000 ancestors, one request at a time, against a bare recursive query over the same ' +
      'links, asked in turn with each, and against a bare Express route that selects the same records and links as JSON. Ratios ' +
      'count: times are of this machine at this moment. 3 is the most that is asked for.',
  )
  .option('--rounds <n>', 'rounds, of which the medians are printed', wholeNumber, 8)
  .option('--requests <n>', 'requests of each in a round', wholeNumber, 4)
  .parse(process.argv.slice(1))

await live(async (lifetime) => {
  const { rounds, requests } = program.opts<Options>()
  const demo = await openDemo(lifetime)
  const service = await startService(demo.config, lifetime)
  const lot = await onDatabase(demo.config.databaseAdminUrl, async (client) => {
    const id = await writeHistory(client, ORGANISATION.demo, { layers: 10, width: 1000 })
    // The statement is planned with table statistics, as in production.
    await client.query('vacuum analyze')
    return id
  })
  const asked = await contestants(demo, service, lot, lifetime)
  const found: Found[] = asked.map(({ title }) => ({ title, speeds: [], queries: [] }))
  const postmaster = demo.cluster.pid() ?? 0
  const [query] = asked
  for (let round = 1 - WARMING; round <= rounds; round++) {
    // The two sides take turns in going first, because the side that goes second finds the caches as the first one left them.
    const order = [...asked.entries()]
    for (const [i, each] of round % 2 === 0 ? order : order.toReversed()) {
      progress(`${round > 0 ? `round ${round} of ${rounds}` : 'warming up'}: ${each.title}`)
      const [speed, beside] = await inTurn([each, query], postmaster, requests)
      if (round > 0) {
        found[i]?.speeds.push(speed)
        found[i]?.queries.push(beside)
      }
      lifetime.ending.throwIfAborted()
    }
  }
  conclude(`${rounds} rounds of ${requests} requests each, one at a time`)
  process.stdout.write(`${speeds(found)}\n`)
  return 0
})

async function contestants(
  demo: Demo,
  service: Service,
  lot: string,
  lifetime: Lifetime,
): Promise<[Asked, ...Asked[]]> {
  const within = inOrganisation(demo.config.databaseAdminUrl, ORGANISATION.demo, {
    role: 'metier',
    jit: 'off',
  })
  const routes = [
    { path: PATH, select: BARE_JSON },
    // The size counts in thousands, because `repeat` copies its text piece by piece.
    {
      path: BYTES,
      select: `select repeat(repeat('x', 1024), ($1::jsonb ->> 'octets')::integer / 1024) as reponse`,
    },
  ]
  const bare = await startProcess(
    './bare.ts',
    { connectionString: within, max: demo.config.poolSize, routes } satisfies Bare,
    lifetime,
  )
  const token = await (await signIn(service.url, 'direction')).token()
  const bytes = await requireSame(service, bare, lot, token)
  const client = new pg.Client({ connectionString: within })
  await client.connect()
  lifetime.defer(() => client.end())
  const query = (title: string, text: string): Asked => ({
    title,
    pid: process.pid,
    act: () => client.query(text, [lot]),
  })
  const route = (title: string, { url, pid }: Service, end: string): Asked => ({
    title,
    pid,
    act: () => request(url, { path: `${PATH.replace(':id', lot)}${end}`, token }),
  })
  return [
    query('bare recursive query, every link with its mass', BARE),
    query('bare recursive query, the records alone', BARE_RECORDS),
    route('bare route, 500 records shown', bare, ''),
    route('bare route, all records shown', bare, ALL),
    {
      title: 'bare route, as many bytes, of nothing',
      pid: bare.pid,
      act: () => request(bare.url, { path: `${BYTES}?octets=${bytes}`, token }),
    },
    route('genealogy, 500 records shown', service, ''),
    route('genealogy, all records shown', service, ALL),
    route('genealogy as SVG', service, '?format=svg'),
    route('genealogy as EPCIS, 500 events', service, '?format=epcis'),
  ]
}

// Requires equal responses: the same number of records and the same links. Returns the bytes of the service's response.
async function requireSame(service: Service, bare: Service, lot: string, token: string): Promise<number> {
  const [own, other] = await Promise.all(
    [service, bare].map(async ({ url }) => {
      const headers = { authorization: `Bearer ${token}` }
      const response = await fetch(`${url}${PATH.replace(':id', lot)}${ALL}`, { headers })
      const text = await response.text()
      const { noeuds, liens } = JSON.parse(text) as Record<'noeuds' | 'liens', { id: string }[]>
      const said = `${noeuds.filter(({ id }) => id !== lot).length} records, ${liens.length} links`
      return { said, bytes: Buffer.byteLength(text) }
    }),
  )
  if (own?.said !== other?.said)
    throw new Error(`the service answers ${own?.said}, the bare route ${other?.said}`)
  return own?.bytes ?? 0
}

// Both sides alternate request by request, since other load on the machine varies.
async function inTurn(
  [one, other]: readonly [Asked, Asked],
  postmaster: number,
  requests: number,
): Promise<[Speed, Speed]> {
  const taken: [Speed[], Speed[]] = [[], []]
  for (let i = 0; i < requests; i++) {
    taken[0].push(await askOnce(one, postmaster))
    taken[1].push(await askOnce(other, postmaster))
  }
  return [median(taken[0]), median(taken[1])]
}

async function askOnce({ pid, act }: Asked, postmaster: number): Promise<Speed> {
  const before = usedBy(postmaster, pid)
  const start = performance.now()
  await act()
  const rate = 1000 / (performance.now() - start)
  const after = usedBy(postmaster, pid)
  return { rate, postgres: after.postgres - before.postgres, node: after.node - before.node }
}

function speeds(found: readonly Found[]): string {
  const route = found[3]
  const ratio = (own: readonly Speed[], to: readonly Speed[] | undefined, of: (speed: Speed) => number) =>
    middleOf(own.map((speed, round) => of(speed) / of(to?.[round] ?? speed)))
      .toFixed(2)
      .padStart(8)
  const wall = ({ rate }: Speed) => 1000 / rate
  const processor = ({ postgres, node }: Speed) => postgres + node
  const rows = found.map(({ title, speeds: own, queries }) => {
    const speed = median(own)
    return [
      title,
      wall(speed).toFixed(0).padStart(6),
      ratio(own, queries, wall),
      ratio(own, route?.speeds, wall),
      speed.postgres.toFixed(0).padStart(14),
      speed.node.toFixed(0).padStart(8),
      ratio(own, queries, processor),
      ratio(own, route?.speeds, processor),
    ]
  })
  const headings = ['what', 'ms', 'to query', 'to route', 'PostgreSQL, ms', 'Node, ms']
  return table([...headings, 'to query', 'to route'], rows)
}
