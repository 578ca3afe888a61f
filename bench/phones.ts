// Phones that send as fast as they are answered: batches made beforehand, one after the other per device.
import { expectStatus, request, type Server } from '../client/http.ts'
import { DEFAULT_RETRY } from '../client/retry.ts'
import { MAX_BATCH } from '../client/sync.ts'
import type { Enrolement, Enveloppe, ReponseLiasse } from '../client/types.ts'
import { enrolmentCode, signIn } from '../demo/play/login.ts'
import { collecteFrom, readTerrain, type Terrain } from '../demo/play/terrain.ts'
import { envelopeOf } from './envelopes.ts'

/** A device, where it starts in the list of plots, and how far its sequence is. */
export type BenchPhone = {
  server: Server
  terrain: Terrain
  enrolement: Enrolement
  plot: number
  sequence: number
}

/** Enrols a number of devices. */
export async function enrolPhones(url: string, devices: number): Promise<BenchPhone[]> {
  const server = await signIn(url, 'agent1')
  const terrain = await readTerrain(server, DEFAULT_RETRY)
  const phones: BenchPhone[] = []
  for (let device = 0; device < devices; device++) {
    const body = JSON.stringify({ code: await enrolmentCode(url, server) })
    const answer = await request(server, 'POST', '/v1/appareils/enroler', body)
    const enrolement = expectStatus(answer, 201) as Enrolement
    // Devices start apart: in the field too, two agents rarely weigh for one producer at once.
    phones.push({ server, terrain, enrolement, plot: device * 4, sequence: 0 })
  }
  return phones
}

/** The bodies of a phone's next batches. */
export async function makeBatches(phone: BenchPhone, count: number): Promise<string[]> {
  const bodies: string[] = []
  for (let batch = 0; batch < count; batch++) {
    const envelopes = await Promise.all(Array.from({ length: MAX_BATCH }, () => nextEnvelope(phone)))
    bodies.push(`{"commandes":[${envelopes.map((e) => JSON.stringify(e)).join(',')}]}`)
  }
  return bodies
}

/** Sends those batches, the phones at once; answers the commands per second. */
export async function sendAll(
  phones: BenchPhone[],
  count: number,
  ending: AbortSignal,
  tick: () => void,
): Promise<number> {
  const ready = await Promise.all(
    phones.map(async (phone) => ({ phone, bodies: await makeBatches(phone, count) })),
  )
  const begun = performance.now()
  const sent = await Promise.all(
    ready.map(async ({ phone: { server }, bodies }) => {
      let commands = 0
      for (const body of bodies) {
        ending.throwIfAborted()
        const answer = await request(server, 'POST', '/v1/sync/commandes', body)
        commands += countWritten(expectStatus(answer, 200) as ReponseLiasse)
        tick()
      }
      return commands
    }),
  )
  return (sent.reduce((sum, commands) => sum + commands, 0) * 1000) / (performance.now() - begun)
}

// A command that wrote less than the others would flatter the figure.
function countWritten({ resultats, arret }: ReponseLiasse): number {
  const unwritten = resultats.find((r) => r.issue === 'rejetee' || r.numero_officiel === null)
  if (arret !== null || unwritten !== undefined) {
    throw new Error(`a batch was not written whole: ${JSON.stringify(unwritten ?? arret)}`)
  }
  return resultats.length
}

function nextEnvelope(phone: BenchPhone): Promise<Enveloppe> {
  const { enrolement, terrain } = phone
  const sequence = ++phone.sequence
  const plot = terrain.parcelles[(phone.plot + sequence) % terrain.parcelles.length]
  if (plot === undefined) throw new Error('the demo data has no plot')
  return envelopeOf(enrolement, sequence, collecteFrom(terrain, plot, [1_000, 1_500]))
}
