// Crashes during an act of the office: before its commit, after it, or with its response lost. An act that is sent again under
// its key must be done once.
import { randomUUID } from 'node:crypto'
import { takesKey } from '../../src/contract/route.ts'
import { say } from '../../src/process/lifetime.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { type Api, apiOf } from '../../test/api/support/api.ts'
import { startIssuer } from '../../test/api/support/issuer.ts'
import { openScene as openRows, ordinary } from '../../test/api/support/ordinary.ts'
import type { Ask } from '../../test/api/support/scene.ts'
import { makeLot } from '../../test/api/support/stock.ts'
import { DESTRUCTION } from '../../test/api/support/suites.ts'
import { until } from '../../test/concurrency/support/sessions.ts'
import { loginAs, withClient } from '../../test/support/clone.ts'
import type { Answer } from '../../test/support/http.ts'
import { progress } from '../bench/progress.ts'
import { changesOf, contentsOf } from './contents.ts'
import type { Control, Figure } from './figure.ts'
import { crashAt, crashCommitted, makeGates, untilServed } from './gate.ts'
import { type Given, RECOVERY_MS } from './part.ts'
import { openScene, type Scene } from './scene.ts'

/** All routes that take an idempotency key. */
const ACTS = ROUTES.filter(takesKey)

/** The act is done and its response is stored, but nothing is committed. */
const GATE = { number: 1, rule: 'idempotence.garder' } as const

/**
 * A moment at which an act is interrupted, and whether the act is done then. `interrupt` resolves to null if there was no
 * response.
 */
type Moment = {
  readonly what: string
  readonly isDone: boolean
  interrupt(scene: Scene, act: () => Promise<Answer | null>): Promise<Answer | null>
}

const MOMENTS: readonly Moment[] = [
  {
    what: 'before its commit',
    isDone: false,
    interrupt: ({ adminUrl }, act) => crashAt(adminUrl, GATE.number, act),
  },
  {
    what: 'after its commit',
    isDone: true,
    interrupt: ({ adminUrl }, act) => crashCommitted(adminUrl, GATE.number, act),
  },
  {
    what: 'in place of its answer',
    isDone: true,
    async interrupt({ network }, act) {
      network.turn('swallows')
      const answer = await act()
      network.turn('clear')
      return answer
    },
  },
]

/** Interrupts this many acts, one after the other, each at this many moments. */
export async function crashAtActs({ lifetime, random, seed, size }: Given): Promise<readonly Figure[]> {
  const { issuer, close } = await startIssuer()
  lifetime.defer(close)
  const { settings, tokenOf } = issuer
  const environment = { ...settings, TASKS: 'apart' }
  const scene = await openScene(lifetime, random, { environment, tokenOf })
  await makeGates(scene.adminUrl, [GATE])
  const api = await officeOf(scene, tokenOf)
  const rows = await openRows(api)
  const losses: string[] = []
  let [interrupted, slowest] = [0, 0]
  for (let act = 0; act < Math.min(size.acts, ACTS.length); act++)
    for (let moment = 0; moment < size.moments; moment++) {
      lifetime.ending.throwIfAborted()
      const route = taken(ACTS, seed * size.acts + act)
      const when = taken(MOMENTS, seed + act + moment)
      const found = await interrupt(scene, api, route.method, await ordinary(api, rows, route), when)
      const what = `${route.method} ${route.path} ${when.what}`
      const lost = found.losses.map((loss) => `${what}: ${loss}`)
      for (const loss of lost) say(`✗ ${loss}`)
      losses.push(...lost)
      interrupted += 1
      slowest = Math.max(slowest, found.recovery)
      progress(what)
    }
  return [
    {
      what: `${Math.min(size.acts, ACTS.length)} of ${ACTS.length} office acts interrupted, ${size.moments} moments each`,
      measured: { interrupted, lost: losses.length, recovery_ms: slowest },
      losses,
      control: await withoutKey(scene, api),
    },
  ]
}

/**
 * Interrupts one act, sends it again until there is a response, and then once more; returns its faults, and the time until the
 * response.
 */
async function interrupt(
  scene: Scene,
  api: Api,
  method: string,
  { path, body, as }: Ask,
  { isDone, interrupt }: Moment,
): Promise<{ readonly losses: string[]; readonly recovery: number }> {
  const headers = { 'idempotency-key': randomUUID() }
  const act = () => api.send(method, path, { as, body, headers }).catch(() => null)
  // The first request of a new account writes the account, so it is sent before the act is measured.
  await api.get('/v1/moi', as)
  const before = await contentsOf(scene)
  const cut = await interrupt(scene, act)
  await untilServed(scene.adminUrl)
  const left = await contentsOf(scene)
  const begun = performance.now()
  const again = await asked(act)
  const recovery = Math.round(performance.now() - begun)
  const done = await contentsOf(scene)
  const repeated = await act()
  const losses: string[] = []
  if (cut !== null && !isClear(cut)) losses.push(`answered ${cut.status} ${cut.text.slice(0, 200)}`)
  if (again.status > 299)
    losses.push(`asked again it is answered ${again.status} ${again.text.slice(0, 200)}`)
  const isReplayed = again.headers.get('idempotency-replayed') === 'true'
  if (isReplayed !== isDone)
    losses.push(isDone ? 'it was done and is done again' : 'it was not done and is not done now')
  const [expected, other] = isDone ? [left, before] : [before, done]
  const changed = changesOf(isDone ? left : before, isDone ? done : left)
  if (changed.length > 0)
    losses.push(`${isDone ? 'asked again' : 'interrupted'} it changed ${changed.join(', ')}`)
  if (changesOf(expected, other).length === 0) losses.push('it left nothing behind')
  if (repeated?.text !== again.text)
    losses.push(`asked once more it is answered ${repeated?.text.slice(0, 200)}`)
  const twice = changesOf(done, await contentsOf(scene))
  if (twice.length > 0) losses.push(`asked once more it changed ${twice.join(', ')}`)
  if (recovery > RECOVERY_MS) losses.push(`served ${recovery} ms after the return`)
  return { losses, recovery }
}

/** The same measurement with an act that is sent again without its key: it must report that the act is done twice. */
async function withoutKey(scene: Scene, api: Api): Promise<Control> {
  const path = `/v1/lots/${await makeLot(api)}/sorties`
  const act = () => api.post(path, DESTRUCTION, 'magasinier').catch(() => null)
  scene.network.turn('swallows')
  await act()
  scene.network.turn('clear')
  const left = await contentsOf(scene)
  await asked(act)
  const changed = changesOf(left, await contentsOf(scene))
  return { what: 'an act asked again without its key', isTold: changed.includes('lot.sortie_lot') }
}

/** Sends until the response is not a 503. */
async function asked(act: () => Promise<Answer | null>): Promise<Answer> {
  let answer: Answer | null = null
  await until('the act is answered', async () => {
    answer = await act()
    return answer !== null && answer.status !== 503
  })
  if (answer === null) throw new Error('not answered')
  return answer
}

function isClear({ status, body, headers }: Answer): boolean {
  return status === 503 && typeof body?.erreur === 'string' && headers.get('retry-after') !== null
}

function taken<T>(all: readonly T[], n: number): T {
  const one = all[n % all.length]
  if (one === undefined) throw new Error('there is none')
  return one
}

/** The office's client for that service, as in the tests: every response is checked against the contract. */
function officeOf(scene: Scene, tokenOf: (username: string) => Promise<string>): Promise<Api> {
  const { adminUrl, dataDir, http } = scene
  const refused = () => {
    throw new Error('nobody needs it here')
  }
  const database = {
    name: '',
    adminUrl,
    admin: <T>(use: Parameters<typeof withClient<T>>[1]) => withClient(adminUrl, use),
    url: (role: string) => loginAs(adminUrl, role),
    pool: refused,
  }
  return apiOf({ ...http, database, logs: [], sms: [], dataDir }, tokenOf)
}
