// The back office in tests: commands of every type from one phone, their controls, and the decisions that lift them.
import type { Enveloppe } from '@sillon/telephone/types'
import { CONTRAT } from '../../../demo/ids.ts'
import type { Answer } from '../../support/http.ts'
import type { Api } from './api.ts'
import {
  type Device,
  type Draft,
  enrolDevice,
  envelopeOf,
  payloadOf,
  rawResults,
  sendBatch,
} from './phones.ts'

/** A control as the queue shows it. */
export type Control = {
  readonly id: string
  readonly motif: string
  readonly statut: string
  readonly entite: string | null
  readonly entite_id: string | null
  readonly details: Draft
  readonly commande: { readonly id: string }
  readonly [member: string]: unknown
}

/** A command that was sent, with the bytes of its result. */
export type Sent = { readonly envelope: Enveloppe; readonly raw: string; readonly result: Draft }

/** A phone, and the office that decides on its commands. */
export type Office = {
  readonly device: Device
  /** Sends a collection, or another command if `changes` holds a type, version and payload. */
  send(payload?: Draft, changes?: Draft): Promise<Sent>
  /** Sends the envelope unchanged. */
  sendAsIs(envelope: Enveloppe): Promise<Sent>
  /** Sends the same bytes again and returns the bytes of the result. */
  resend(sent: Sent): Promise<string>
  /** The controls of a command, oldest first. */
  controls(sent: Sent): Promise<Control[]>
  /** The motifs of a command's open controls. */
  open(sent: Sent): Promise<string[]>
  /** Lifts a control; `rest` holds the members of the request besides decision and reason. */
  lift(control: Control | undefined, decision: string, rest?: Draft, as?: string): Promise<Answer>
  /** Lifts the control of a command and motif. */
  decide(sent: Sent, motif: string, decision: string, rest?: Draft, as?: string): Promise<Answer>
}

/** The reason given with the decisions. */
export const RAISON = 'Vu avec le groupement'

/** Opens an office with a phone of that account. */
export async function openOffice(api: Api, as = 'agent1'): Promise<Office> {
  const device = await enrolDevice(api, as)
  let sequence = 0
  const controls = async ({ envelope }: Sent): Promise<Control[]> => {
    const found: Control[] = []
    for (let cursor = ''; ; ) {
      const { body } = await api.get(`/v1/controles?limite=200${cursor}`, 'rsci')
      found.push(...body.controles)
      if (body.suivant === null) return found.filter(({ commande }) => commande.id === envelope.id)
      cursor = `&curseur=${body.suivant}`
    }
  }
  const sendAsIs: Office['sendAsIs'] = async (envelope) => {
    const { text } = await sendBatch(api, device, [envelope])
    const raw = rawResults(text)[0]
    if (raw === undefined) throw new Error(text)
    return { envelope, raw, result: JSON.parse(raw) }
  }
  const lift: Office['lift'] = (control, decision, rest = {}, as = 'rsci') =>
    api.post(`/v1/controles/${control?.id}/lever`, { decision, raison: RAISON, ...rest }, as)
  return {
    device,
    async send(payload = {}, changes = {}) {
      sequence += 1
      return sendAsIs(await envelopeOf(device, sequence, payload, changes))
    },
    sendAsIs,
    async resend({ envelope }) {
      return rawResults((await sendBatch(api, device, [envelope])).text)[0] ?? ''
    },
    controls,
    async open(sent) {
      const all = await controls(sent)
      return all.flatMap(({ motif, statut }) => (statut === 'ouvert' ? [motif] : [])).toSorted()
    },
    lift,
    async decide(sent, motif, decision, rest, as) {
      const ofMotif = (await controls(sent)).filter((one) => one.motif === motif)
      return lift(ofMotif.find(({ statut }) => statut === 'ouvert') ?? ofMotif[0], decision, rest, as)
    },
  }
}

/** Returns the members of a request that contain the whole corrected collection. */
export function corrected({ payload }: Enveloppe, changes: Draft = {}): Draft {
  return {
    type: 'collecte.enregistrer',
    version_schema: 2,
    payload: payloadOf({ ...(payload as unknown as Draft), ...changes }),
  }
}

/** Returns the status and code of a response, for example `409 controle_deja_leve`; for a success only the status. */
export function codeOf({ status, body }: Answer): string {
  return status < 400 ? String(status) : `${status} ${body.erreur}`
}

/** Makes the unknown contract that commands named exist, as a copy of the demo's active contract with its lines. */
export async function contractArrives(api: Api, id: unknown): Promise<void> {
  await api.sql(
    `with arrived as (
       insert into contrat.contrat
       select (jsonb_populate_record(c, jsonb_build_object('id', $1::text, 'code', $1::text))).*
       from contrat.contrat c where c.id = $2)
     insert into contrat.ligne select (jsonb_populate_record(l, jsonb_build_object('contrat_id', $1::text))).*
     from contrat.ligne l where l.contrat_id = $2`,
    [id, CONTRAT.actif],
  )
}
