// The scene of ordeals: a private PostgreSQL, the service in a separate process, and a network in front of the service.

import { ensureCluster } from '../../ops/cluster/cluster.ts'
import type { Lifetime } from '../../src/process/lifetime.ts'
import { killAll, stopAll } from '../../test/concurrency/support/killing.ts'
import { UNANSWERED } from '../../test/concurrency/support/senders.ts'
import { type Answer, type HttpClient, httpClient } from '../../test/support/http.ts'
import { type DemoOptions, openDemo } from '../bench/demoCluster.ts'
import { type LoopDelay, startService } from '../bench/serviceProcess.ts'
import { type Network, openNetwork } from './network.ts'

/** A service and a PostgreSQL that can both be killed. */
export type Scene = {
  /** The lifetime at whose end every resource is released. */
  readonly lifetime: Lifetime
  /** Sends through the network; if there is no response, the status is `UNANSWERED`. */
  readonly http: HttpClient
  readonly network: Network
  readonly adminUrl: string
  /** The folder of its files and keys. */
  readonly dataDir: string
  /**
   * Returns figures since the last call: the responses that are neither a success nor a 503 with a code, the number of missing
   * responses, and the slowest and the fastest time.
   */
  look(): Heard
  /** Returns the longest delay of the service's event loop since the last call. */
  delay(): Promise<LoopDelay>
  /** Blocks the event loop of the service for half a second. */
  block(): Promise<void>
  servicePid(): number
  killService(): Promise<void>
  startService(): Promise<void>
  /**
   * Starts the service of another checkout next to this one and directs the network to it; returns a function that ends the
   * earlier service in an orderly way.
   */
  followBy(tree: URL): Promise<() => Promise<void>>
  postmaster(): number | undefined
  /** Freezes all processes of PostgreSQL; the returned function resumes them. */
  hangPostgres(): Promise<() => void>
  killPostgres(): Promise<void>
  startPostgres(): Promise<void>
}

/** Figures of the responses that phones got. */
export type Heard = {
  readonly unclear: readonly string[]
  readonly unanswered: number
  readonly refused: number
  readonly slowest_ms: number
  readonly fastest_ms: number
}

const NO_ANSWER: Answer = { status: UNANSWERED, headers: new Headers(), text: '', body: undefined }

/** Options of a scene. */
export type SceneOptions = Pick<DemoOptions, 'settings' | 'folder' | 'environment'> & {
  /** The issuer of tokens; the embedded provider when absent. */
  readonly tokenOf?: (username: string) => Promise<string>
  /** The open file for the service's log; without it nothing is logged. */
  readonly log?: number
}

/** Opens the scene; `random` decides at which requests the network cuts. */
export async function openScene(
  lifetime: Lifetime,
  random: () => number,
  { settings, folder, tokenOf, log, environment: own = {} }: SceneOptions = {},
): Promise<Scene> {
  const network = await openNetwork(random)
  lifetime.defer(network.close)
  const environment = {
    SYNC_PER_MINUTE: '1000000',
    LOG_LEVEL: log === undefined ? 'silent' : 'info',
    PUBLIC_URL: network.url,
    ...own,
  }
  const demo = await openDemo(lifetime, { settings, folder, environment })
  const serve = async (tree?: URL) => {
    const started = await startService(demo.config, lifetime, { isQuiet: true, log, tree })
    network.lead(started.url)
    return started
  }
  let service = await serve()
  let heard = quiet()
  const client = httpClient(network.url, tokenOf)
  const http: HttpClient = {
    ...client,
    async post(...asked) {
      const begun = performance.now()
      const answer = await client.post(...asked).catch(unanswered)
      hear(heard, answer, performance.now() - begun)
      return answer
    },
  }
  const dataDir = demo.config.dataDir
  return {
    lifetime,
    http,
    network,
    adminUrl: demo.config.databaseAdminUrl,
    dataDir,
    look() {
      const { unclear, ...counts } = heard
      heard = quiet()
      return { unclear: [...unclear], ...counts }
    },
    delay: () => service.delay(),
    block: () => service.block(),
    servicePid: () => service.pid,
    killService: () => service.kill(),
    async startService() {
      service = await serve()
    },
    async followBy(tree) {
      const { stop } = service
      service = await serve(tree)
      return stop
    },
    postmaster: () => demo.cluster.pid(),
    async hangPostgres() {
      let family = await stopAll(demo.cluster.pid() ?? 0)
      const goOn = () => {
        for (const pid of family) process.kill(pid, 'SIGCONT')
        family = []
      }
      lifetime.defer(goOn, goOn)
      return goOn
    },
    killPostgres: () => killAll(demo.cluster.pid()),
    async startPostgres() {
      const cluster = await ensureCluster({ dataDir, settings })
      lifetime.defer(cluster.stop, cluster.abandon)
    },
  }
}

// The result for a phone that got no response, or only half of one.
function unanswered(error: unknown): Answer {
  if (error instanceof TypeError || error instanceof SyntaxError) return NO_ANSWER
  throw error
}

type Hearing = { -readonly [K in keyof Omit<Heard, 'unclear'>]: Heard[K] } & { readonly unclear: Set<string> }

const quiet = (): Hearing => ({
  unclear: new Set(),
  unanswered: 0,
  refused: 0,
  slowest_ms: 0,
  fastest_ms: Number.POSITIVE_INFINITY,
})

function hear(heard: Hearing, { status, headers, text, body }: Answer, ms: number): void {
  heard.slowest_ms = Math.max(heard.slowest_ms, Math.round(ms))
  if (status !== UNANSWERED) heard.fastest_ms = Math.min(heard.fastest_ms, Math.round(ms))
  if (status === UNANSWERED) heard.unanswered += 1
  else if (status === 503) {
    heard.refused += 1
    if (typeof body?.erreur !== 'string' || headers.get('retry-after') === null)
      heard.unclear.add(`503 ${text}`)
  } else if (status > 299) heard.unclear.add(`${status} ${text}`)
}
