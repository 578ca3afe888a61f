// The most expensive inputs of an allowed size at each entry point of the service: their cost for the service, its readers and
// PostgreSQL, and the time until other requests are served again.
import { seal } from '@sillon/telephone/envelope'
import { newId } from '@sillon/telephone/ids'
import type { Enveloppe } from '@sillon/telephone/types'
import { demoId, PRODUIT } from '../../demo/ids.ts'
import { tryImport } from '../../test/api/support/imports.ts'
import { collecte, enrol, type Phone, send } from '../../test/concurrency/support/phones.ts'
import { progress } from '../bench/progress.ts'
import { COSTLY_FILES, type CostlyFile } from './costlyFiles.ts'
import { COSTLY_SHAPES, type CostlyShape } from './costlyShapes.ts'
import type { Figure } from './figure.ts'
import { sampleMemory } from './memory.ts'
import { type Given, limitOf } from './part.ts'
import { openScene, type Scene } from './scene.ts'

/**
 * The limit for the processor time of one iteration of the event loop. The elapsed time would include other load on the machine.
 */
const TURN_MS = 100
/** The limit of private memory for any process of the service or of PostgreSQL, in megabytes. */
const MEMORY_MB = 700
/** The time limit for the response to an input, or for the result of its import. */
const ANSWER_MS = 30_000

/** An input and the status of its response; a status of 500 or above counts as a loss. */
type Input = { readonly what: string; send(scene: Stage): Promise<number> }

type Stage = Scene & { readonly phone: Phone; readonly other: Phone; next(phone: Phone): number }

/** Sends each input in turn and measures it. */
export async function sendCostly(given: Given): Promise<readonly Figure[]> {
  const scene = await openStage(given)
  const figures: Figure[] = []
  for (const input of INPUTS) {
    given.lifetime.ending.throwIfAborted()
    progress(input.what)
    figures.push(await measured(scene, input))
  }
  return figures
}

async function openStage(given: Given): Promise<Stage> {
  const scene = await openScene(given.lifetime, given.random)
  // In production the service builds its GraphQL schema at its start; this one builds it at its first query.
  await scene.http.post('/graphql', { query: '{ __typename }' }, 'rsci')
  const [phone, other] = [
    await enrol(scene.http, 'agent1'),
    await enrol(scene.http, 'voisine-agent', 'admin2'),
  ]
  const sequences = new Map<Phone, number>()
  const next = (one: Phone) => {
    const sequence = (sequences.get(one) ?? 0) + 1
    sequences.set(one, sequence)
    return sequence
  }
  return { ...scene, phone, other, next }
}

async function measured(scene: Stage, { what, send: sendInput }: Input): Promise<Figure> {
  const round = await ordinaryRound(scene)
  await scene.delay()
  const memory = sampleMemory(scene.servicePid(), scene.postmaster() ?? 0)
  const begun = performance.now()
  const status = await sendInput(scene)
  const answer_ms = Math.round(performance.now() - begun)
  const loop = await scene.delay()
  const peaks = memory.end()
  const recovery_ms = await ordinaryRound(scene)
  const losses: string[] = []
  if (status === 0 || status >= 500) losses.push(`it was answered ${status}`)
  if (loop.turn_ms > TURN_MS) losses.push(`a turn of the event loop took ${loop.turn_ms} ms`)
  for (const [name, megabytes] of Object.entries(peaks))
    if (megabytes > MEMORY_MB) losses.push(`${name} was ${megabytes}`)
  if (answer_ms > ANSWER_MS) losses.push(`it took ${answer_ms} ms`)
  if (recovery_ms > limitOf(round)) losses.push(`others were served ${recovery_ms} ms later`)
  return {
    what,
    measured: { status, answer_ms, ...loop, ...peaks, recovery_ms },
    losses,
    control: await control(scene),
  }
}

/** Sends a collection of the same organization and one of another organization; returns the milliseconds. */
async function ordinaryRound(scene: Stage): Promise<number> {
  const begun = performance.now()
  await Promise.all(
    [scene.phone, scene.other].map(async (phone) => {
      const sequence = scene.next(phone)
      const producteur = phone === scene.phone ? 1 : 1001
      const { status, text } = await send(scene.http, phone, [
        await collecte(phone, sequence, { producteur }),
      ])
      if (status !== 200) throw new Error(`an ordinary collection was answered ${status} ${text}`)
    }),
  )
  return Math.round(performance.now() - begun)
}

/** Blocks the event loop on purpose; the measurement must notice it. */
async function control(scene: Stage) {
  await scene.delay()
  await scene.block()
  const { turn_ms } = await scene.delay()
  return { what: 'an event loop blocked for half a second', isTold: turn_ms > TURN_MS }
}

const ofFile = (file: CostlyFile): Input => ({
  what: file.what,
  async send({ http }) {
    const { statut } = await tryImport(http as never, { ...file, content: await file.content() })
    return statut === undefined ? 0 : 200
  },
})

const ofShape = ({ what, rings }: CostlyShape): Input => ({
  what,
  async send(scene) {
    let worst = 0
    for (const ring of rings) worst = Math.max(worst, (await sendPlot(scene, ring)).status)
    return worst
  },
})

async function sendPlot(scene: Stage, ring: readonly (readonly [number, number])[]) {
  const instant = new Date().toISOString()
  const envelope = await sealed(scene, {
    type: 'parcelle.enregistrer',
    version_schema: 2,
    payload: {
      parcelle_id: newId(),
      producteur_id: demoId('producteur', 1),
      nom: 'Coûteuse',
      cultures: [{ produit_id: PRODUIT.ananas, part_cp: 10_000, strate: 'principal' }],
      surface_declaree_m2: 10_000,
      releve: {
        polygone_id: newId(),
        geojson: { type: 'Polygon', coordinates: [ring] },
        nb_points: ring.length,
        precision_mediane_cm: 100,
        debut: instant,
        fin: instant,
        surface_telephone_m2: 10_000,
      },
    },
  })
  return send(scene.http, scene.phone, [envelope])
}

/** Seals an envelope of the phone; `own` replaces members of an ordinary collection's envelope. */
async function sealed(scene: Stage, own: object): Promise<Enveloppe> {
  const { empreinte: _, ...model } = await collecte(scene.phone, scene.next(scene.phone))
  return seal({ ...model, reference_provisoire: null, ...own } as never)
}

/** Numbers too long for a double, with as many digits as fit into a batch. */
const LONG_NUMBERS: Input = {
  what: 'a batch with 2,000 numbers of 900 zeros behind the point',
  async send(scene) {
    const number = `9007199254740993.${'0'.repeat(900)}1`
    const model = await collecte(scene.phone, scene.next(scene.phone))
    const text = JSON.stringify({ commandes: [{ ...model, payload: { nombres: ['@'] } }] })
    const body = text.replace('"@"', Array(2_000).fill(number).join(','))
    const { status } = await scene.http.post('/v1/sync/commandes', body, scene.phone.as)
    return status
  },
}

/** A GraphQL filter whose branches are in the variables. */
const WIDE_FILTER: Input = {
  what: 'a GraphQL filter of 600 branches in variables',
  async send({ http }) {
    const or = Array.from({ length: 600 }, (_, at) => ({ nom: { equalTo: String(at) } }))
    const query = 'query ($f: ProducteurFilter) { producteurs(filter: $f) { nodes { nom } } }'
    return (await http.post('/graphql', { query, variables: { f: { or } } }, 'rsci')).status
  },
}

const INPUTS: readonly Input[] = [
  LONG_NUMBERS,
  WIDE_FILTER,
  ...COSTLY_FILES.map(ofFile),
  ...COSTLY_SHAPES.map(ofShape),
]
