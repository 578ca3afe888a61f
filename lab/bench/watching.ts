// `npm run bench -- surveillance`: the cost of metrics and traces in Node per request. Compares the same service without either,
// with metrics, and with both.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectStatus, request, type Server } from '@sillon/telephone/http'
import { Command } from 'commander'
import { signIn } from '../../demo/play/login.ts'
import { type Lifetime, live, say } from '../../src/process/lifetime.ts'
import { table } from '../../src/process/table.ts'
import { usedBy } from './accounting.ts'
import { openDemo } from './demoCluster.ts'
import { wholeNumber } from './options.ts'
import { type BenchPhone, enrolPhones, moveTo, sendAll } from './phones.ts'
import { middleOf } from './rounds.ts'
import { startService } from './serviceProcess.ts'

type Options = { requests: number; rounds: number }

/**
 * A service with its phones, and the microseconds of Node in each round: for an idle second, and for one request of each kind
 * without the cost of the idle time.
 */
type Watched = { title: string; pid: number; phones: BenchPhone[]; reader: Server; used: number[][] }

const AT_ONCE = 4
const LIST = '/v1/controles?limite=1'
const REST_MS = 500
const SENT = ['a second at rest', 'a list of one row', 'a batch of one command']

const program = new Command('npm run bench -- surveillance')
  .description(
    'Asks three services on one database in turn, of which one counts nothing, one has METRICS_PORT, one has ' +
      'traces beside: microseconds of Node a request beyond those of rest, and the ratio to the first.',
  )
  .option('--requests <n>', 'requests of a kind in a round', wholeNumber, 100)
  .option('--rounds <n>', 'rounds, of which the medians are printed', wholeNumber, 25)
  .parse(process.argv.slice(1))

await live(async (lifetime) => {
  const { requests, rounds } = program.opts<Options>()
  const { services, postmaster } = await startServices(lifetime)
  const kinds = [
    (one: Watched) => askList(one, requests),
    ({ phones }: Watched) =>
      sendAll(phones, { count: requests / AT_ONCE, size: 1 }, lifetime.ending, () => undefined),
  ]
  const spent = async ({ pid }: Watched, act: () => Promise<unknown>) => {
    const [before, begun] = [usedBy(postmaster, pid).node, performance.now()]
    await act()
    const seconds = (performance.now() - begun) / 1000
    return { us: (usedBy(postmaster, pid).node - before) * 1000, seconds }
  }
  // The first round only warms up.
  for (let round = 0; round <= rounds; round++) {
    say(round === 0 ? 'warming up' : `round ${round} of ${rounds}`)
    // Each round begins with a different service, because the first service of a round finds the machine in another state than
    // the last one does.
    const turn = round % services.length
    for (const one of [...services.slice(turn), ...services.slice(0, turn)]) {
      const rest = await spent(one, () => new Promise((resume) => setTimeout(resume, REST_MS)))
      const perSecond = rest.us / rest.seconds
      const found = [perSecond]
      for (const ask of kinds) {
        const { us, seconds } = await spent(one, () => ask(one))
        found.push((us - perSecond * seconds) / requests)
      }
      if (round > 0) for (const [kind, us] of found.entries()) one.used[kind]?.push(us)
    }
  }
  process.stdout.write(`${ratios(services)}\n`)
  return 0
})

async function startServices(lifetime: Lifetime) {
  const { cluster, config } = await openDemo(lifetime, { environment: { SYNC_PER_MINUTE: '1000000' } })
  const receiver = createServer((req, res) => req.resume().on('end', () => res.end('{}')))
  await once(receiver.listen(0, '127.0.0.1'), 'listening')
  lifetime.defer(async () => void receiver.close())
  const otlpEndpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  const ways = [
    { title: 'neither', settings: {} },
    { title: 'metrics', settings: { metricsPort: 0 } },
    { title: 'metrics and traces', settings: { metricsPort: 0, otlpEndpoint } },
  ]
  const services: Watched[] = []
  for (const { title, settings } of ways) {
    const { url, pid } = await startService({ ...config, tasks: 'apart', ...settings }, lifetime)
    const phones = await enrolPhones(url, AT_ONCE)
    await moveTo(url, phones)
    services.push({ title, pid, phones, reader: await signIn(url, 'rsci'), used: SENT.map(() => []) })
  }
  return { services, postmaster: cluster.pid() ?? 0 }
}

async function askList({ reader }: Watched, requests: number): Promise<void> {
  let left = requests
  const some = async () => {
    while (left-- > 0) expectStatus(await request(reader, 'GET', LIST), 200)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, some))
}

function ratios(services: readonly Watched[]): string {
  const rows = SENT.flatMap((what, kind) => {
    const plain = services[0]?.used[kind] ?? []
    return services.map(({ title, used }) => {
      const own = used[kind] ?? []
      const [all, first] = [middleOf(own), middleOf(plain)]
      // An idle service may have used no processor time during a sample.
      const ratio = first > 0 ? (all / first).toFixed(2).padStart(5) : ''
      return [what, title, all.toFixed(0).padStart(7), ratio]
    })
  })
  return table(['request', 'watched by', 'Node, µs', 'ratio'], rows)
}
