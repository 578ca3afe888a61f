// The rounds of the reads: a route and its bare twin in turn, with the processor time of both.
import { Agent, get } from 'node:http'
import { usedBy } from './accounting.ts'
import type { ReadCall } from './readCalls.ts'
import { median, type Speed } from './rounds.ts'

/** Who is asked: where, and the process whose account is read. */
export type Asked = { url: string; pid: number }

/** A route beside its bare twin: the medians of the rounds. */
export type Compared = { call: ReadCall; own: Speed; bare: Speed; ratios: number[] }

/** Who is asked in turn, by how many at once, and how often. */
export type Contest = {
  service: Asked
  bare: Asked
  postmaster: number
  atOnce: number
  requests: number
  rounds: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** Measures a route and its twin. */
export async function compare(call: ReadCall, contest: Contest, ending: AbortSignal): Promise<Compared> {
  const { service, bare, rounds } = contest
  const found: { own: Speed; bare: Speed }[] = []
  await Promise.all([service, bare].map((who) => ask(who, call, contest, contest.atOnce * 6)))
  for (let round = 0; round < rounds; round++) {
    ending.throwIfAborted()
    // Whoever comes second finds the machine as the first one left it: they change places.
    const order = round % 2 === 0 ? [service, bare] : [bare, service]
    const speeds = new Map<Asked, Speed>()
    for (const who of order) speeds.set(who, await measure(who, call, contest))
    const [own, other] = [speeds.get(service), speeds.get(bare)]
    if (own !== undefined && other !== undefined) found.push({ own, bare: other })
  }
  return {
    call,
    own: median(found.map(({ own }) => own)),
    bare: median(found.map((each) => each.bare)),
    ratios: found.map((each) => each.own.rate / each.bare.rate),
  }
}

async function measure(who: Asked, call: ReadCall, contest: Contest): Promise<Speed> {
  const { postmaster, requests } = contest
  const before = usedBy(postmaster, who.pid)
  const begun = performance.now()
  await ask(who, call, contest, requests)
  const seconds = (performance.now() - begun) / 1000
  const after = usedBy(postmaster, who.pid)
  return {
    rate: requests / seconds,
    postgres: (after.postgres - before.postgres) / requests,
    node: (after.node - before.node) / requests,
  }
}

async function ask({ url }: Asked, call: ReadCall, { atOnce }: Contest, times: number): Promise<void> {
  let left = times
  const one = async () => {
    while (left > 0) {
      left -= 1
      await request(url, call)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

/** Asks once. What a client costs is no part of what is compared: nothing is parsed, the bytes are counted off. */
export function request(url: string, { path, token }: Pick<ReadCall, 'path' | 'token'>): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url + path, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.resume()
      response.once('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${url}${path} answers ${response.statusCode}`))
      })
    }).once('error', reject)
  })
}
