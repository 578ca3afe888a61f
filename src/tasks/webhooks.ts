// Sends webhooks. A worker takes what is due of every organization, several times a minute, and sends it in the background: a slow
// receiver occupies the slots of its own subscription, which the database counts, and no job of the queue.
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { callDoor } from '../database/callDoor.ts'
import type { Sealing } from '../identity/sealing.ts'
import type { Version } from '../process/version.ts'
import { openSecret, type SealedSecret } from '../webhooks/secrets.ts'
import type { Outcome, SendWebhook } from '../webhooks/send.ts'

/** The parts needed to send webhooks. */
export type WebhookTools = {
  readonly pool: Pick<Pool, 'query'>
  readonly send: SendWebhook
  readonly sealing: Pick<Sealing, 'open'>
  /** URL at which clients reach the service. */
  readonly publicUrl: string
}

type Event = {
  readonly id: string
  readonly genre: string
  readonly le: string
  readonly organisation: string
  readonly entite: string
  readonly entite_id: string
  readonly acte: string | null
  readonly etat: string | null
  readonly chemin: string
}

type Due = {
  readonly id: string
  readonly adresse: string
  readonly secrets: readonly SealedSecret[]
  readonly evenement: Event
}

// Returns the body of an event: ids, states and an instant, with the address of the record.
function bodyOf({ genre, le, chemin, id: _id, ...data }: Event, publicUrl: string): string {
  return JSON.stringify({ type: genre, timestamp: le, data: { ...data, adresse: `${publicUrl}${chemin}` } })
}

/**
 * Makes a function that takes what is due of all organizations and begins to send it. Its promise ends when everything is taken;
 * `settled` ends when everything was sent. Several processes may run it at the same time.
 */
export function webhookRound(
  { pool, send, sealing, publicUrl }: WebhookTools,
  log: RoundLog,
  signal?: AbortSignal,
) {
  const ouvrier = randomUUID()
  const underWay = new Set<Promise<void>>()
  const attempt = async ({ adresse, secrets, evenement }: Due): Promise<Outcome> => {
    const opened = secrets.map((secret) => openSecret(sealing, secret)).filter((secret) => secret !== null)
    if (opened.length === 0) return { code_http: null, erreur: 'secret_illisible', duree_ms: 0 }
    const message = { id: evenement.id, body: bodyOf(evenement, publicUrl), secrets: opened }
    return send(adresse, message, signal)
  }
  const deliver = async (organisation_id: string, due: Due) => {
    const outcome = await attempt(due)
    // A delivery that this process interrupts when it stops is taken again by another one.
    if (signal?.aborted && outcome.erreur !== null) return
    await callDoor(pool, 'webhooks_envoye', {
      organisation_id,
      ouvrier,
      envois: [{ id: due.id, ...outcome }],
    })
  }
  const begin = (organisation_id: string, due: Due) => {
    const one = deliver(organisation_id, due)
      .catch((error: unknown) => log.error({ err: error }, 'the outcome of a webhook is not recorded'))
      .finally(() => underWay.delete(one))
    underWay.add(one)
  }
  return {
    async take() {
      for (const organisation_id of await callDoor<string[]>(pool, 'webhooks_organisations')) {
        if (signal?.aborted) return
        const due = await callDoor<Due[]>(pool, 'webhooks_a_envoyer', { organisation_id, ouvrier })
        for (const one of due) begin(organisation_id, one)
      }
    },
    settled: async () => void (await Promise.all(underWay)),
  }
}

/** Log of failures to send. */
export type RoundLog = Record<'error' | 'info', (details: object, message: string) => void>

// A round may use at most a tenth of the time of its connection.
const LOAD = 10
const MOST_MS = 30_000
// Time for requests under way to end when the process stops.
const GRACE_MS = 2_500

/** Sends at an interval while this version serves, until `stop`. */
export function sendPeriodically(
  tools: WebhookTools & { readonly version: Pick<Version, 'serves'> },
  everyMs: number,
  log: RoundLog,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const round = webhookRound(tools, log, stopping.signal)
  let taking: Promise<void> | null = null
  let [isFailing, restsUntil] = [false, 0]
  const take = async () => {
    const begun = performance.now()
    try {
      await round.take()
      if (isFailing) log.info({}, 'webhooks are sent again')
      isFailing = false
    } catch (error) {
      if (!isFailing) log.error({ err: error }, 'webhooks can not be sent')
      isFailing = true
    }
    restsUntil = performance.now() + Math.min(LOAD * (performance.now() - begun), MOST_MS)
  }
  const timer = setInterval(() => {
    if (taking !== null || performance.now() < restsUntil || !tools.version.serves()) return
    taking = take().finally(() => {
      taking = null
    })
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      const grace = setTimeout(() => stopping.abort(), GRACE_MS)
      await taking
      await round.settled()
      clearTimeout(grace)
    },
  }
}
