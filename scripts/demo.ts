// `npm run demo`: a phone's day against a running service, with the library in client/.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { systemClock } from '../client/clock.ts'
import { seal } from '../client/envelope.ts'
import { fileStore } from '../client/fileStore.ts'
import type { Server } from '../client/http.ts'
import { enrol, openPhone, type Phone, type PhoneParts } from '../client/phone.ts'
import { DEFAULT_RETRY } from '../client/retry.ts'
import { warnings } from '../client/state.ts'
import { type Bilan, synchronize } from '../client/sync.ts'
import type { Enveloppe, Resultat } from '../client/types.ts'
import { type Captured, captureAfterRestart, captureDay, type DemoClock } from './demo-day.ts'
import { enrolmentCode, signIn } from './demo-login.ts'
import { PACK_VERSION, readTerrain } from './demo-terrain.ts'
import { live, Sentence } from './lifetime.ts'
import { table } from './table.ts'

const program = new Command('npm run demo --')
  .description(
    "Plays a phone's day against a running service: enrols, captures offline, sends, loses an answer, sends again.",
  )
  .argument('[address]', 'address of the service', 'http://127.0.0.1:3000')
  .option('--keep', "keep the phone's file and print where it is")
  .parse()

const say = (line = '') => process.stdout.write(`${line}\n`)

await live(async ({ defer }) => {
  const folder = await mkdtemp(join(tmpdir(), 'sillon-demo-'))
  if (program.opts().keep) say(`The phone's file: ${join(folder, 'telephone.json')}`)
  else defer(() => rm(folder, { recursive: true }))
  await playDay((program.processedArgs[0] as string).replace(/\/+$/, ''), join(folder, 'telephone.json'))
  return 0
})

async function playDay(url: string, file: string): Promise<void> {
  const agent = await signIn(url, 'agent1')
  const clock = demoClock()
  const network = { mode: 'up' as 'up' | 'down' | 'answers lost' }
  const parts: PhoneParts = {
    server: { ...agent, fetch: unreliable(network) },
    store: fileStore(file),
    clock,
    retry: { ...DEFAULT_RETRY, attempts: 2, firstDelayMs: 300 },
    versions: { pack: PACK_VERSION, parametres: '1', application: 'demo' },
  }
  let phone = await openPhone(parts)
  const { code_court } = await enrol(phone, await enrolmentCode(url, agent), 'Sillon demo')
  say(`Enrolled as device ${code_court} at ${url}.`)
  const terrain = await readTerrain(phone.server, phone.retry)
  say(
    `Reference data: ${terrain.campagne.nom}, ${terrain.parcelles.length} plots of ${terrain.produit.nom_fr}.`,
  )

  network.mode = 'down'
  const day = await captureDay(phone, clock, terrain)
  clock.restart()
  phone = await openPhone(parts)
  day.push(await captureAfterRestart(phone, clock, terrain))
  say(`Captured ${day.length} collections without network; the phone was restarted once.`)
  sayBilan('Sent without network', phone, await synchronize(phone))

  network.mode = 'answers lost'
  sayBilan('Sent, but every answer was lost on the way', phone, await synchronize(phone))
  network.mode = 'up'
  sayBilan('Sent again', phone, await synchronize(phone))
  say()
  say(outcomes(phone, day))
  say()
  await sendAgain(phone, agent)
}

function demoClock(): DemoClock {
  let system = systemClock()
  const clock: DemoClock = {
    errorMs: 0,
    wall: () => new Date(Date.now() + clock.errorMs),
    monotonic: () => system.monotonic(),
    restart: () => {
      system = systemClock()
    },
  }
  return clock
}

function unreliable(network: { mode: 'up' | 'down' | 'answers lost' }): typeof fetch {
  return async (input, init) => {
    if (network.mode === 'down') throw new TypeError('no network')
    const response = await fetch(input, init)
    if (network.mode === 'up') return response
    await response.arrayBuffer() // the service has answered in full: everything is processed
    throw new TypeError('connection reset')
  }
}

function sayBilan(what: string, phone: Phone, { issue, resultats, erreur }: Bilan): void {
  const { en_attente } = warnings(phone.state, new Date())
  const why = erreur === null ? '' : ` (${erreur.code})`
  say(`${what}: ${issue}${why}, ${resultats.length} results, ${en_attente} still waiting.`)
}

function outcomes(phone: Phone, day: Captured[]): string {
  const rows = day.map(({ what, local }) => {
    const { resultat, reference_provisoire } = phone.state.commandes.find((c) => c.id === local.id) ?? local
    return [what, reference_provisoire ?? '', ...cells(resultat)]
  })
  return table(['what', 'reference', 'issue', 'motifs', 'alertes', 'numero_officiel'], rows)
}

function cells(resultat: Resultat | null): string[] {
  if (resultat === null) return ['en_attente', '', '', '']
  const { issue, motifs, alertes, numero_officiel } = resultat
  return [issue, motifs.join(' ') || '–', alertes.join(' ') || '–', numero_officiel ?? '–']
}

// The same batch twice: the results are the stored ones. Then the same id with another content: a security rejection.
async function sendAgain(phone: Phone, server: Server): Promise<void> {
  const texts = phone.state.commandes.map((c) => c.texte)
  const send = async (commandes: string[]) => {
    const init = { method: 'POST', body: `{"commandes":[${commandes.join(',')}]}` }
    const headers = { Authorization: `Bearer ${await server.token()}`, 'Content-Type': 'application/json' }
    return (await fetch(`${server.url}/v1/sync/commandes`, { ...init, headers })).text()
  }
  const resultsOf = (body: string) => body.slice(0, body.indexOf(',"derniere_sequence"'))
  const [once, twice] = [resultsOf(await send(texts)), resultsOf(await send(texts))]
  const verdict = once === twice ? 'the same results, byte for byte' : 'DIFFERENT results'
  say(`The whole batch sent twice more: ${verdict} (${Buffer.byteLength(once)} bytes).`)

  const { empreinte: _, ...first } = JSON.parse(texts[0] ?? '{}') as Enveloppe
  const forged = JSON.stringify(await seal({ ...first, cree_le_appareil: new Date().toISOString() }))
  const { resultats } = JSON.parse(await send([forged])) as { resultats: Resultat[] }
  say(
    `The first id with another content: ${resultats.map((r) => `${r.issue} ${r.motifs.join(' ')}`).join()}.`,
  )
  if (once !== twice) throw new Sentence('a resend changed a result.')
}
