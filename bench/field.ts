// Phones of the demo without a service: what they know is read from its doors, and batches reach the same procedure by the same
// reader, on connections of the service's own role.

import type { CommandType } from '@sillon/telephone/commandTypes'
import { MAX_BATCH } from '@sillon/telephone/contract'
import type { Parcelle } from '@sillon/telephone/reference'
import { DEFAULT_RETRY } from '@sillon/telephone/retry'
import type { Enrolement, Enveloppe, ReponseLiasse } from '@sillon/telephone/types'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { demoSubject } from '../demo/play/accounts.ts'
import { collecteFrom, readTerrain, type Terrain } from '../demo/play/terrain.ts'
import { loadCommandSchemas } from '../src/contract/commandSchemas.ts'
import { runOn } from '../src/http/run.ts'
import { oneBatchPerDevice, processBatch } from '../src/sync/batches.ts'
import type { Caller } from '../src/tokens/auth.ts'
import { envelopeOf } from './envelopes.ts'
import { ORDINARY } from './ordinary.ts'

/** Phones that send ordinary commands of every type. */
export type Field = {
  /** Makes a batch, once what its commands need was sent; the answer sends it, again when it is called again. */
  batch(type: CommandType, commands: number): Promise<() => Promise<ReponseLiasse['resultats']>>
}

type Process = (caller: Caller, envelopes: readonly Enveloppe[]) => Promise<ReponseLiasse['resultats']>
type Phone = { readonly caller: Caller; readonly enrolement: Enrolement; sequence: number }

const NOWHERE = 'https://bench.invalid'

/** Enrols the phones, on a database that has the demo's data. */
export async function openField(api: Pool): Promise<Field> {
  const place = await readPlace(api, 'agent1')
  const phones = { agent1: await enrol(api, 'agent1'), inspecteur: await enrol(api, 'inspecteur') }
  const process = processing(api)
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
      const resultats = await process(phone.caller, envelopes)
      sent.set(type, [...(sent.get(type) ?? []), ...envelopes])
      return resultats
    }
  }
  // What a command was about is not taken again.
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

/** The same with the plots alone of which a collection opens no control. */
async function withoutMotif(place: Terrain, phone: Phone, process: Process): Promise<Terrain> {
  const parcelles: Parcelle[] = []
  for (const plot of place.parcelles) {
    const commande = collecteFrom(place, plot, [1_000, 1_500])
    const [result] = await process(phone.caller, [
      await envelopeOf(phone.enrolement, ++phone.sequence, commande),
    ])
    if (result?.issue === 'acceptee' && result.alertes.length === 0) parcelles.push(plot)
  }
  return { ...place, parcelles }
}

/** What an agent's phone knows, from the doors that answer the service's lists. */
function readPlace(api: Pool, identifiant: string): Promise<Terrain> {
  const answer: typeof fetch = async (asked) => {
    const { pathname, searchParams } = new URL(String(asked))
    const { limite, ...others } = Object.fromEntries(searchParams)
    const request = limite === undefined ? others : { ...others, limite: Number(limite) }
    return new Response(await runOn(api, callerOf(identifiant))(pathname.replace('/v1/', ''), request))
  }
  const token = async () => ''
  const server = {
    url: NOWHERE,
    fetch: answer,
    token,
    renewToken: token,
    organisation: null,
    timeoutMs: 60_000,
  }
  return readTerrain(server, DEFAULT_RETRY)
}

async function enrol(api: Pool, identifiant: string): Promise<Phone> {
  const ask = async <T>(who: string, name: string, request: object) =>
    JSON.parse(await runOn(api, callerOf(who))(name, request)) as T
  const { utilisateur } = await ask<{ utilisateur: { id: string } }>(identifiant, 'moi', {})
  const asked = { utilisateur_id: utilisateur.id }
  const { code } = await ask<{ code: string }>('admin', 'appareils_codes_enrolement', asked)
  const enrolement = await ask<Enrolement>(identifiant, 'appareils_enroler', { code })
  return { caller: callerOf(identifiant), enrolement, sequence: 0 }
}

/** Sends as the service does; a batch of which a command was not written is an error. */
function processing(api: Pool): Process {
  const deps = {
    pool: api,
    config: { syncFlush: 'lot' as const },
    schemas: loadCommandSchemas(),
    devices: oneBatchPerDevice(),
    log: pino({ level: 'silent' }),
  }
  return async (caller, envelopes) => {
    const body = Buffer.from(`{"commandes":[${envelopes.map((e) => JSON.stringify(e)).join(',')}]}`)
    const { resultats, arret } = JSON.parse(await processBatch(deps, caller, body)) as ReponseLiasse
    const refused = resultats.find(({ issue }) => !issue.startsWith('acceptee'))
    if (refused !== undefined || resultats.length !== envelopes.length)
      throw new Error(`a batch was not written whole: ${JSON.stringify(refused ?? arret)}`)
    return resultats
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
