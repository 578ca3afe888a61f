// Phones that send their next batch as soon as they get a response. The batches are prepared before the measurement; each device
// sends its batches one after another.

import { MAX_BATCH } from '@sillon/telephone/contract'
import { expectStatus, persist, request, type Server } from '@sillon/telephone/http'
import { DEFAULT_RETRY } from '@sillon/telephone/retry'
import type { Enrolement, ReponseLiasse } from '@sillon/telephone/types'
import { enrolmentCode, signIn } from '../../demo/play/login.ts'
import { collecteFrom, readTerrain, type Terrain } from '../../demo/play/terrain.ts'
import { envelopeOf } from './envelopes.ts'

/** A device, its first position in the list of plots, and the sequence number of its last command. */
export type BenchPhone = {
  server: Server
  terrain: Terrain
  enrolement: Enrolement
  plot: number
  sequence: number
}

// The mass is small, so that no plot is ever exhausted.
const NETS_G = [100, 150]

/** Enrols a number of devices. They use only plots on which a collection opens no control. */
export async function enrolPhones(url: string, devices: number): Promise<BenchPhone[]> {
  const server = await signIn(url, 'agent1')
  const terrain = await readTerrain(server, DEFAULT_RETRY)
  const phones: BenchPhone[] = []
  for (let device = 0; device < devices; device++) {
    const body = JSON.stringify({ code: await enrolmentCode(url, server) })
    const answer = await request(server, 'POST', '/v1/appareils/enroler', body)
    const enrolement = expectStatus(answer, 201) as Enrolement
    // Devices start at different plots: in the field too, two agents rarely weigh for one producer at once.
    phones.push({ server, terrain, enrolement, plot: device * 4, sequence: 0 })
  }
  const [first] = phones
  if (first !== undefined) terrain.parcelles = await ordinaryPlots(first)
  return phones
}

/** Connects the same phones to a service that was started again. */
export async function moveTo(url: string, phones: readonly BenchPhone[]): Promise<void> {
  const server = await signIn(url, 'agent1')
  for (const phone of phones) phone.server = server
}

/** The bodies of the next batches of a phone. */
async function makeBatches(phone: BenchPhone, count: number, size: number): Promise<string[]> {
  const bodies: string[] = []
  for (let batch = 0; batch < count; batch++) bodies.push(await nextBatch(phone, size))
  return bodies
}

/** Makes all phones send at once, each this number of batches of that size; returns the duration in seconds. */
export async function sendAll(
  phones: readonly BenchPhone[],
  { count, size }: { count: number; size: number },
  ending: AbortSignal,
  tick: () => void,
): Promise<number> {
  const ready = await Promise.all(
    phones.map(async (phone) => ({ phone, bodies: await makeBatches(phone, count, size) })),
  )
  const begun = performance.now()
  await Promise.all(
    ready.map(async ({ phone, bodies }) => {
      for (const body of bodies) {
        ending.throwIfAborted()
        await send(phone, body)
        tick()
      }
    }),
  )
  return (performance.now() - begun) / 1000
}

// Throws if a command wrote fewer rows than the others, because that would falsify the figure. A phone that gets 503 retries.
async function send({ server }: BenchPhone, body: string): Promise<ReponseLiasse['resultats']> {
  const answer = await persist(server, DEFAULT_RETRY, 'POST', '/v1/sync/commandes', body)
  const { resultats, arret } = expectStatus(answer, 200) as ReponseLiasse
  const unwritten = resultats.find((r) => r.issue === 'rejetee' || r.numero_officiel === null)
  if (arret !== null || unwritten !== undefined) {
    throw new Error(`a batch was not written whole: ${JSON.stringify(unwritten ?? arret)}`)
  }
  return resultats
}

// Sends a collection from each plot, and returns the plots on which this opened no control.
async function ordinaryPlots(phone: BenchPhone): Promise<Terrain['parcelles']> {
  const { parcelles } = phone.terrain
  const ordinary: Terrain['parcelles'] = []
  for (let first = 0; first < parcelles.length; first += MAX_BATCH) {
    const plots = parcelles.slice(first, first + MAX_BATCH)
    phone.plot = first - phone.sequence - 1
    const results = await send(phone, await nextBatch(phone, plots.length))
    ordinary.push(
      ...plots.filter((_, i) => results[i]?.issue === 'acceptee' && results[i]?.alertes.length === 0),
    )
  }
  phone.plot = 0
  return ordinary
}

async function nextBatch(phone: BenchPhone, size: number): Promise<string> {
  const { enrolement, terrain } = phone
  const envelopes: string[] = []
  for (let i = 0; i < size; i++) {
    const sequence = ++phone.sequence
    const plot = terrain.parcelles[(phone.plot + sequence) % terrain.parcelles.length]
    if (plot === undefined) throw new Error('the demo data has no plot')
    envelopes.push(
      JSON.stringify(await envelopeOf(enrolement, sequence, collecteFrom(terrain, plot, NETS_G))),
    )
  }
  return `{"commandes":[${envelopes.join(',')}]}`
}
