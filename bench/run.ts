// `npm run bench`: commands per second over HTTP, against the floor of the same writes without rules.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Command, Option } from 'commander'
import pg from 'pg'
import { MAX_BATCH } from '../client/sync.ts'
import { ensureCluster } from '../cluster/cluster.ts'
import { loadDemoData } from '../demo/play/load.ts'
import { type DatabaseConfig, withDatabase } from '../src/database/ownDatabase.ts'
import { prepareDatabase } from '../src/database/schema.ts'
import { type Lifetime, live, say } from '../src/process/lifetime.ts'
import { table } from '../src/process/table.ts'
import { loadConfig } from '../src/settings/config.ts'
import { createFloor, runFloor } from './floor.ts'
import { wholeNumber } from './options.ts'
import { type BenchPhone, enrolPhones, sendAll } from './phones.ts'

const DEVICES = 8

const program = new Command('npm run bench --')
  .description(
    `Measures commands per second in batches of ${MAX_BATCH} at 1 and ${DEVICES} devices, over HTTP, on a private cluster of its own, ` +
      `against the floor: the same rows written without any rule, one commit each, by ${DEVICES} connections.`,
  )
  .option('--batches <n>', 'batches per device', wholeNumber, 10)
  .addOption(
    new Option('--flush <when>', 'when the server flushes: once per batch, or per command as well')
      .choices(['lot', 'commande'])
      .default('lot'),
  )
  .option('--keep', 'keep the folder of the cluster and print where it is')
  .parse()

type Options = { batches: number; flush: 'lot' | 'commande'; keep?: true }

await live(async (lifetime) => {
  const { batches, flush, keep } = program.opts<Options>()
  const folder = await mkdtemp(join(tmpdir(), 'sillon-bench-'))
  await chmod(folder, 0o755) // the cluster belongs to another user
  if (keep) say(`the cluster is kept in ${folder}`)
  else lifetime.defer(() => rm(folder, { recursive: true, force: true }))
  const config = await prepare(folder, flush, lifetime)
  const service = await startService(config, lifetime)
  const phones = await enrolPhones(service.url, DEVICES)

  await measure('warming up', phones, 1, lifetime)
  const one = await measure('1 device', phones.slice(0, 1), batches, lifetime)
  const eight = await measure(`${DEVICES} devices`, phones, batches, lifetime)
  await service.stop()
  const floor = await measureFloor(config.databaseAdminUrl, batches * MAX_BATCH, lifetime)

  const row = (what: string, rate: number) => [
    what,
    rate.toFixed(0).padStart(10),
    (rate / floor).toFixed(2).padStart(8),
  ]
  const rows = [
    row(`floor: ${DEVICES} connections, one commit per collection`, floor),
    row('1 device', one),
    row(`${DEVICES} devices`, eight),
  ]
  process.stdout.write(`${table(['what', 'commands/s', 'to floor'], rows)}\n`)
  return 0
})

async function prepare(
  folder: string,
  flush: Options['flush'],
  { defer, ending }: Lifetime,
): Promise<DatabaseConfig> {
  say('starting a private cluster, migrating, loading the demo data …')
  const cluster = await ensureCluster({ dataDir: folder, say })
  defer(cluster.stop)
  await cluster.ensureDatabase('sillon')
  const settings = loadConfig({
    DATA_DIR: folder,
    PORT: '0',
    SYNC_FLUSH: flush,
    SYNC_PER_MINUTE: '1000000',
    LOG_LEVEL: 'error',
  })
  const config = withDatabase(settings, cluster, 'sillon')
  await prepareDatabase(config.databaseAdminUrl, { log: () => ending.throwIfAborted() })
  await loadDemoData(config.databaseAdminUrl, { log: () => ending.throwIfAborted() })
  return config
}

async function startService(
  config: DatabaseConfig,
  { defer }: Lifetime,
): Promise<{ url: string; stop(): Promise<void> }> {
  const thread = new Worker(new URL('./service.ts', import.meta.url), { workerData: config })
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()))
  const stop = async () => {
    thread.postMessage('stop')
    await ended
  }
  defer(stop)
  const url = await new Promise<string>((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
  })
  return { url, stop }
}

async function measure(
  what: string,
  phones: BenchPhone[],
  batches: number,
  { ending }: Lifetime,
): Promise<number> {
  let answered = 0
  const total = phones.length * batches
  const rate = await sendAll(phones, batches, ending, () => {
    answered += 1
    progress(`${what}: ${answered * MAX_BATCH} of ${total * MAX_BATCH} commands`)
  })
  progress('')
  say(`${what}: ${rate.toFixed(0)} commands/s`)
  return rate
}

async function measureFloor(url: string, calls: number, { ending }: Lifetime): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const floor = await createFloor(client).finally(() => client.end())
  say(
    `floor: ${floor.tables.length + 1} rows and 3 updates a collection (${[...new Set(floor.tables)].join(', ')}) …`,
  )
  await runFloor(url, floor, DEVICES, MAX_BATCH, ending)
  return runFloor(url, floor, DEVICES, calls, ending)
}

function progress(sentence: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${sentence}`)
}
