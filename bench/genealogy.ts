// `npm run bench -- genealogie`: the genealogy of a lot with ten thousand ancestors over HTTP, against a bare recursive query.
import { Command } from 'commander'
import pg from 'pg'
import { ORGANISATION } from '../demo/ids.ts'
import { signIn } from '../demo/play/login.ts'
import { startServer } from '../server.ts'
import { type Lifetime, live } from '../src/process/lifetime.ts'
import { table } from '../src/process/table.ts'
import { openDemo } from './demoCluster.ts'
import { BARE, BARE_RECORDS, writeHistory } from './graph.ts'

const RUNS = 15

new Command('npm run bench -- genealogie')
  .description(
    'Measures the genealogy of a lot with 10,000 ancestors against a bare recursive query over the same links.',
  )
  .parse(process.argv.slice(1))

await live(async (lifetime) => {
  const { url, database, token } = await prepare(lifetime)
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const lot = await writeHistory(client, ORGANISATION.demo, { layers: 10, width: 1000 })
  await client.query('set jit = off')
  await client.query('set role metier')
  await client.query(`select set_config('sillon.organisation_id', $1, false)`, [ORGANISATION.demo])

  const bare = await measure(() => client.query(BARE, [lot]))
  const records = await measure(() => client.query(BARE_RECORDS, [lot]))
  const ask = (query: string) => async () => {
    const response = await fetch(`${url}/v1/lots/${lot}/genealogie${query}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (!response.ok) throw new Error(await response.text())
    await response.arrayBuffer()
  }
  const rows = [
    row('bare recursive query, every link with its mass', bare, bare),
    row('bare recursive query, the records alone', records, bare),
    row('genealogy, 500 records shown', await measure(ask('')), bare),
    row('genealogy, all records shown', await measure(ask('?limite=20000')), bare),
    row('genealogy as SVG', await measure(ask('?format=svg')), bare),
    row('genealogy as EPCIS, 500 events', await measure(ask('?format=epcis')), bare),
  ]
  await client.end()
  process.stdout.write(`${table(['what', 'ms', 'to bare'], rows)}\n`)
  return 0
})

async function prepare(lifetime: Lifetime): Promise<{ url: string; database: string; token: string }> {
  const { config } = await openDemo(lifetime)
  const server = await startServer(config)
  lifetime.defer(() => server.close())
  return {
    url: server.url,
    database: config.databaseAdminUrl,
    token: await (await signIn(server.url, 'direction')).token(),
  }
}

/** The median time in ms. */
async function measure(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run <= RUNS; run++) {
    const start = performance.now()
    await act()
    if (run > 0) times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
}

function row(what: string, ms: number, bare: number): string[] {
  return [what, ms.toFixed(0).padStart(6), (ms / bare).toFixed(2).padStart(8)]
}
