// Measures reads in rounds: a route and the same query without the service's layers alternate, and the processor time of both is
// measured.
import { Agent, get } from 'node:http'
import { type Used, usedBy } from './accounting.ts'
import type { ReadCall } from './readCalls.ts'
import { median, type Speed } from './rounds.ts'

/** A measured side: its URL, and its process, whose processor time is measured. */
export type Asked = { url: string; pid: number }

/** The medians of all rounds: of a route, and of the same query without the service's layers. */
export type Compared = {
  call: ReadCall
  own: Speed
  bare: Speed
  ratios: number[]
  bytes: Record<'own' | 'bare', number>
}

/** The two alternating sides, their concurrency and duration. */
export type Contest = {
  service: Asked
  bare: Asked
  postmaster: number
  atOnce: number
  /** The number of connections of each side. */
  connections: number
  slices: number
  ms: number
  rounds: number
}

type Spent = { requests: number; seconds: number } & Used

// The number of calls after which a connection may use a generic plan.
const BEFORE = 6
// One third above the goal of 0.6.
const CLEAR = 0.8

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** Measures a route and its bare twin. */
export async function compare(call: ReadCall, contest: Contest, ending: AbortSignal): Promise<Compared> {
  const { service, bare, rounds } = contest
  const found: { own: Speed; bare: Speed }[] = []
  for (const who of [service, bare]) await warm(who, call, contest)
  // A read that is clearly above the limit after one round, by elapsed time and by processor time, gets no further round, which
  // leaves more time for the others.
  do {
    ending.throwIfAborted()
    found.push(await playRound(call, contest))
  } while (found.length < rounds && !isClear(found))
  return {
    call,
    own: median(found.map(({ own }) => own)),
    bare: median(found.map((each) => each.bare)),
    ratios: found.map((each) => each.own.rate / each.bare.rate),
    bytes: { own: await request(service.url, call), bare: await request(bare.url, call) },
  }
}

function isClear([first]: readonly { own: Speed; bare: Speed }[]): boolean {
  if (first === undefined) return false
  const { own, bare } = first
  const processor = (bare.postgres + bare.node) / (own.postgres + own.node)
  return Math.min(own.rate / bare.rate, processor) >= CLEAR
}

// Requests before the measurement, so that the code of both sides is compiled. After 5,000 requests V8's compiler threads still
// took 60 µs per request in the service, and half of that in a bare route; after 20,000 requests almost nothing.
const PASSES = 5
const REQUESTS = 20_000

/** Warms both sides equally with every read: rarely called code runs slower, and the service has more of it than a bare route. */
export async function warmProcesses(
  calls: readonly ReadCall[],
  { service, bare, atOnce }: Contest,
  ending: AbortSignal,
): Promise<void> {
  const passes = Math.max(PASSES, Math.ceil(REQUESTS / Math.max(1, calls.length * atOnce)))
  for (const { url } of [service, bare])
    for (let pass = 0; pass < passes; pass++) {
      ending.throwIfAborted()
      for (const call of calls) await Promise.all(Array.from({ length: atOnce }, () => request(url, call)))
    }
}

// PostgreSQL plans a call five times per connection before it may reuse a plan. The faster side would complete these five calls
// sooner, so both sides complete them before the measurement.
async function warm({ url }: Asked, call: ReadCall, { atOnce, connections }: Contest): Promise<void> {
  for (let time = 0; time < BEFORE; time++) {
    let left = connections
    const some = async () => {
      while (left-- > 0) await request(url, call)
    }
    await Promise.all(Array.from({ length: Math.max(atOnce, connections) }, some))
  }
}

// Each turn is short, since other load on the machine varies.
async function playRound(call: ReadCall, contest: Contest): Promise<{ own: Speed; bare: Speed }> {
  const { service, bare, slices } = contest
  const own: Spent[] = []
  const other: Spent[] = []
  for (let slice = 0; slice < slices; slice++) {
    // The two sides take turns in going first, because the side that goes second finds the caches as the first one left them.
    const turns = [
      async () => own.push(await measure(service, call, contest)),
      async () => other.push(await measure(bare, call, contest)),
    ]
    for (const turn of slice % 2 === 0 ? turns : turns.toReversed()) await turn()
  }
  return { own: speedOf(own), bare: speedOf(other) }
}

function speedOf(spent: readonly Spent[]): Speed {
  const sum = (of: keyof Spent) => spent.reduce((total, each) => total + each[of], 0)
  const requests = sum('requests')
  return {
    rate: requests / sum('seconds'),
    postgres: sum('postgres') / requests,
    node: sum('node') / requests,
  }
}

async function measure(who: Asked, call: ReadCall, contest: Contest): Promise<Spent> {
  const before = usedBy(contest.postmaster, who.pid)
  const begun = performance.now()
  const requests = await ask(who, call, contest)
  const seconds = (performance.now() - begun) / 1000
  const after = usedBy(contest.postmaster, who.pid)
  return {
    requests,
    seconds,
    postgres: after.postgres - before.postgres,
    node: after.node - before.node,
  }
}

// Each connection sends one request at least.
async function ask({ url }: Asked, call: ReadCall, { atOnce, ms }: Contest): Promise<number> {
  const until = performance.now() + ms
  let requests = 0
  const one = async () => {
    do {
      await request(url, call)
      requests += 1
    } while (performance.now() < until)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return requests
}

/** Sends a request and returns the number of bytes. Nothing is parsed, since the client's cost is not compared. */
export function request(url: string, { path, token }: Pick<ReadCall, 'path' | 'token'>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url + path, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.resume()
      response.once('end', () => {
        if (response.statusCode === 200) resolve(Number(response.headers['content-length'] ?? 0))
        else reject(new Error(`${url}${path} answers ${response.statusCode}`))
      })
    }).once('error', reject)
  })
}
