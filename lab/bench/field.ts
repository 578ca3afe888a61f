// Phones of the demo that send ordinary commands of every type, with or without a running service. Without it, lists come from
// the database's functions, and batches go through the same reader to the same procedure, on connections with the service's role.

import type { CommandType } from '@sillon/telephone/commandTypes'
import { MAX_BATCH } from '@sillon/telephone/contract'
import type { Parcelle } from '@sillon/telephone/reference'
import { DEFAULT_RETRY } from '@sillon/telephone/retry'
import type { Enrolement, Enveloppe, ReponseLiasse } from '@sillon/telephone/types'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { demoSubject } from '../../demo/play/accounts.ts'
import { collecteFrom, readTerrain, type Terrain } from '../../demo/play/terrain.ts'
import { loadCommandSchemas } from '../../src/contract/commandSchemas.ts'
import { runOn } from '../../src/http/calls/run.ts'
import { processBatch } from '../../src/sync/batches.ts'
import { openTurns } from '../../src/sync/turns.ts'
import type { Caller } from '../../src/tokens/auth.ts'
import { envelopeOf } from './envelopes.ts'
import { ORDINARY } from './ordinary.ts'

/** Phones that send ordinary commands of every type. */
export type Field = {
  /**
   * Sends the commands that the batch depends on, and makes the batch. Returns a function that sends the batch each time it is
   * called.
   */
  batch(type: CommandType, commands: number): Promise<() => Promise<ReponseLiasse['resultats']>>
}

/** The phones' access to the service; accounts are named as in the demo. */
export type Way = {
  /** The members that the bench uses from a list. */
  read(identifiant: string, address: URL): Promise<Response>
  ask<T>(
    identifiant: string,
    route: 'moi' | 'appareils_codes_enrolement' | 'appareils_enroler',
    request: object,
  ): Promise<T>
  /** Sends a batch; throws if there is no response. */
  send(identifiant: string, body: string): Promise<ReponseLiasse>
}

type Process = (identifiant: string, envelopes: readonly Enveloppe[]) => Promise<ReponseLiasse['resultats']>
type Phone = { readonly as: string; readonly enrolement: Enrolement; sequence: number }

const NOWHERE = 'https://bench.invalid'

/** Enrols the phones, on a database with the demo's data. */
export async function openField(way: Way): Promise<Field> {
  const place = await readPlace(way, 'agent1')
  const phones = { agent1: await enrol(way, 'agent1'), inspecteur: await enrol(way, 'inspecteur') }
  const process = processing(way)
  const terrain = await withoutMotif(place, phones.agent1, process)
  const made = new Map<CommandType, number>()
  const sent = new Map<CommandType, Enveloppe[]>()

  const batch: Field['batch'] = async (type, commands) => {
    const { as, after, make } = ORDINARY[type]
    const phone = phones[as]
    const before = after === undefined ? [] : await earlier(after.type, after.times * commands)
    const first = made.get(type) ?? 0
    made.set(type, first + commands)
    const envelopes: Enveloppe[] = []
    for (let i = 0; i < commands; i++) {
      const own = before.slice(i * (after?.times ?? 0), (i + 1) * (after?.times ?? 0))
      const commande = make(terrain, first + i, own)
      envelopes.push(await envelopeOf(phone.enrolement, ++phone.sequence, commande))
    }
    return async () => {
      const resultats = await process(phone.as, envelopes)
      sent.set(type, [...(sent.get(type) ?? []), ...envelopes])
      return resultats
    }
  }
  // A command never uses a producer or plot that an earlier command used.
  const earlier = async (type: CommandType, commands: number): Promise<Enveloppe[]> => {
    const own: Enveloppe[] = []
    while (own.length < commands) {
      const size = Math.min(MAX_BATCH, commands - own.length)
      await (await batch(type, size))()
      own.push(...(sent.get(type) ?? []).slice(-size))
    }
    return own
  }
  return { batch }
}

/** Returns the given data with only those plots on which a collection opens no control. */
async function withoutMotif(place: Terrain, phone: Phone, process: Process): Promise<Terrain> {
  const parcelles: Parcelle[] = []
  for (const plot of place.parcelles) {
    const commande = collecteFrom(place, plot, [1_000, 1_500])
    const [result] = await process(phone.as, [await envelopeOf(phone.enrolement, ++phone.sequence, commande)])
    if (result?.issue === 'acceptee' && result.alertes.length === 0) parcelles.push(plot)
  }
  return { ...place, parcelles }
}

/** The data of a phone, read from the service's lists. */
function readPlace(way: Way, identifiant: string): Promise<Terrain> {
  const token = async () => ''
  const server = {
    url: NOWHERE,
    fetch: (async (asked) => way.read(identifiant, new URL(String(asked)))) satisfies typeof fetch,
    token,
    renewToken: token,
    organisation: null,
    timeoutMs: 60_000,
  }
  return readTerrain(server, DEFAULT_RETRY)
}

async function enrol(way: Way, as: string): Promise<Phone> {
  const { utilisateur } = await way.ask<{ utilisateur: { id: string } }>(as, 'moi', {})
  const asked = { utilisateur_id: utilisateur.id }
  const { code } = await way.ask<{ code: string }>('admin', 'appareils_codes_enrolement', asked)
  return { as, enrolement: await way.ask<Enrolement>(as, 'appareils_enroler', { code }), sequence: 0 }
}

/** Sends a batch as a phone does; throws if a command of the batch was not written. */
function processing(way: Way): Process {
  return async (as, envelopes) => {
    const body = `{"commandes":[${envelopes.map((e) => JSON.stringify(e)).join(',')}]}`
    const { resultats, arret } = await way.send(as, body)
    const refused = resultats.find(({ issue }) => !issue.startsWith('acceptee'))
    if (refused !== undefined || resultats.length !== envelopes.length)
      throw new Error(`a batch was not written whole: ${JSON.stringify(refused ?? arret)}`)
    return resultats
  }
}

/** Access without a running service, through the database functions of the lists and the batch procedure. */
export function byDoors(api: Pool): Way {
  const deps = {
    pool: api,
    config: { syncFlush: 'lot' as const },
    schemas: loadCommandSchemas(),
    turns: openTurns(1),
    log: pino({ level: 'silent' }),
  }
  return {
    async read(identifiant, { pathname, searchParams }) {
      const { limite, ...others } = Object.fromEntries(searchParams)
      const request = limite === undefined ? others : { ...others, limite: Number(limite) }
      return new Response(await runOn(api, callerOf(identifiant))(pathname.replace('/v1/', ''), request))
    },
    ask: async (identifiant, route, request) =>
      JSON.parse(await runOn(api, callerOf(identifiant))(route, request)),
    send: async (identifiant, body) =>
      JSON.parse(await processBatch(deps, callerOf(identifiant), Buffer.from(body))),
  }
}

function callerOf(identifiant: string): Caller {
  return {
    emetteur: NOWHERE,
    sujet: demoSubject(identifiant),
    identifiant,
    identifiant_sur: identifiant,
    organisations: ['DEMO'],
    roles: [],
    x_organisation: null,
  }
}
