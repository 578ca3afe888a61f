// Phones in tests, enrolled over HTTP. Their envelopes are made by hand, so that one can be wrong in a single place.

import { seal } from '@sillon/telephone/envelope'
import type { Enveloppe, ReponseLiasse } from '@sillon/telephone/types'
import { parseTree } from 'jsonc-parser'
import { v7 as uuidv7 } from 'uuid'
import { CAMPAGNE, PARCELLE, PRODUCTEUR, PRODUIT } from '../../../demo/ids.ts'
import type { Answer } from '../../support/http.ts'
import type { Api } from './api.ts'

/** An enrolled phone, with the account of its holder. */
export type Device = {
  readonly appareil_id: string
  readonly code_court: string
  readonly utilisateur_id: string
  readonly organisation_id: string
  readonly as: string
}

/** An envelope under construction, in which any field may have any value. */
export type Draft = Record<string, unknown>

/** Enrols a phone for an agent, with a code from an administrator. */
export async function enrolDevice(api: Api, as = 'agent1', admin = 'admin'): Promise<Device> {
  const { utilisateur } = (await api.get('/v1/moi', as)).body
  const { code } = (
    await api.post('/v1/appareils/codes-enrolement', { utilisateur_id: utilisateur.id }, admin)
  ).body
  const { body } = await api.post('/v1/appareils/enroler', { code, modele: 'Téléphone d’essai' }, as)
  return { ...body, as }
}

/** Returns the masses of a collection of so many grams net, without a deduction. */
export function net(net_g: number): Draft {
  return {
    pesees: [{ brut_g: net_g + 1000, tare_g: 1000 }],
    calcul_telephone: { net_g, refaction_g: 0, net_marchand_g: net_g },
  }
}

/** Returns a payload that raises neither motif nor alert; `changes` replaces members. */
export function payloadOf(changes: Draft = {}): Draft {
  return {
    collecte_id: uuidv7(),
    campagne_id: CAMPAGNE.demo,
    producteur_id: PRODUCTEUR.ordinary,
    parcelle_id: PARCELLE.ordinary,
    produit_id: PRODUIT.ananas,
    contrat_id: null,
    humidite_cp: 200,
    impuretes_cp: 100,
    qualite_declaree: {},
    ...net(10_000),
    ...changes,
  }
}

/** Returns an envelope as an ordinary phone makes it; `changes` replaces fields before the envelope is sealed. */
export async function envelopeOf(
  device: Device,
  sequence: number,
  payload: Draft = {},
  changes: Draft = {},
): Promise<Enveloppe> {
  const now = Date.now()
  return seal({
    id: uuidv7(),
    type: 'collecte.enregistrer',
    version_schema: 2,
    organisation_id: device.organisation_id,
    appareil_id: device.appareil_id,
    utilisateur_id: device.utilisateur_id,
    sequence,
    ...clockAt(now),
    reference_provisoire: referenceOf(device, sequence),
    versions: { pack: '1.0', parametres: '1', application: 'essai' },
    pieces_jointes: [],
    payload: payloadOf(payload),
    ...changes,
  } as Omit<Enveloppe, 'empreinte'>)
}

// The phone received the server's time one minute earlier, possibly before its enrolment.
const HEARD_MS = 60_000

/** Returns the clock fields of a capture at an instant at which phone and server agree. */
export function clockAt(ms: number): Pick<Enveloppe, 'cree_le_appareil' | 'horloge'> {
  return {
    cree_le_appareil: new Date(ms).toISOString(),
    horloge: { ref_serveur: new Date(ms - HEARD_MS).toISOString(), ms_depuis_ref: HEARD_MS },
  }
}

/** Returns a provisional reference of that device, dated today by default. */
export function referenceOf({ code_court }: Device, number: number, day = today()): string {
  return `BR-${code_court}-${day}-${String(number).padStart(4, '0')}`
}

function today(): string {
  return new Date().toISOString().slice(0, 10).replaceAll('-', '')
}

/** Sends envelopes, or their exact texts, as the device's agent or as another account. */
export function sendBatch(api: Api, device: Device, envelopes: unknown[], as = device.as): Promise<Answer> {
  const texts = envelopes.map((e) => (typeof e === 'string' ? e : JSON.stringify(e)))
  return api.send('POST', '/v1/sync/commandes', { as, body: `{"commandes":[${texts.join(',')}]}` })
}

/** Sends one command that must be processed, and returns its result. */
export async function sendOne(
  api: Api,
  device: Device,
  envelope: unknown,
): Promise<ReponseLiasse['resultats'][number]> {
  const { status, body, text } = await sendBatch(api, device, [envelope])
  if (status !== 200 || body.resultats.length !== 1) throw new Error(`not processed: ${status} ${text}`)
  return body.resultats[0]
}

/** Returns the results in a batch's response, each as its exact bytes. */
export function rawResults(text: string): string[] {
  const results = parseTree(text)?.children?.find(({ children }) => children?.[0]?.value === 'resultats')
  const items = results?.children?.[1]?.children ?? []
  return items.map(({ offset, length }) => text.slice(offset, offset + length))
}

/** Moves the device's last synchronization and its enrolment back by this number of days. */
export async function ageDevice(api: Api, { appareil_id }: Device, days: number): Promise<void> {
  await api.sql(
    `update appareil.appareil set enrole_le = now() - $2 * interval '1 day', lot_plein_le = null,
       synchro_precedente = null, derniere_synchro = now() - $2 * interval '1 day' where id = $1`,
    [appareil_id, days],
  )
}
