// The phone of packages/telephone with the running service. The test controls the phone's network and sign-in.
import { nodeClock } from '@sillon/telephone/adapters/node/clock'
import type { Clock } from '@sillon/telephone/clock'
import { commande } from '@sillon/telephone/envelope'
import { memoryFileBox } from '@sillon/telephone/fileBox'
import type { CollecteEnregistrer2 } from '@sillon/telephone/payloads/collecte.enregistrer/2'
import { enrol, openPhone, type Phone, type PhoneParts } from '@sillon/telephone/phone'
import { memoryStore } from '@sillon/telephone/store'
import type { Api } from './api.ts'
import { payloadOf } from './phones.ts'

/** A phone whose network, clocks and person a test controls. */
export type Field = {
  phone: Phone
  /** The state of the network: requests get through, no request gets through, or responses are lost. */
  network: 'up' | 'down' | 'answers lost'
  /** The signed-in person. */
  account: string
  /** An older bearer token to send in place of the account's current one; null to send the current one. */
  stale: string | null
  /** The bodies of the batches that left the phone. */
  readonly batches: string[]
  /**
   * The time by which the phone's clocks are behind real time. Reducing it lets this time pass at once, as if the phone had
   * slept.
   */
  agoMs: number
  /** The error of the phone's wall clock. */
  wallErrorMs: number
  /** The time during which the clock since boot stood still, on a platform where this clock stops in sleep. */
  stoodStillMs: number
  /** Called while a response is on its way. */
  meanwhile: () => void
  /** Switches the phone off and on again, which loses its clock reference. */
  restart(): Promise<void>
}

/** Enrols a phone of the library for an account. */
export async function openField(api: Api, account = 'agent1'): Promise<Field> {
  const time = { agoMs: 0, wallErrorMs: 0, stoodStillMs: 0, meanwhile: () => undefined }
  const field = { network: 'up', account, stale: null, batches: [] as string[], ...time } as unknown as Field
  let runs = 0
  const store = memoryStore()
  const fichiers = memoryFileBox()
  const parts = (): PhoneParts => ({
    server: {
      url: api.url,
      fetch: through(api, field),
      token: async () => field.stale ?? api.tokenOf(field.account),
      renewToken: async () => {
        field.stale = null
        return api.tokenOf(field.account)
      },
      organisation: null,
      timeoutMs: 10_000,
    },
    store,
    fichiers,
    clock: clockOf(field, () => `boot ${runs}`),
    retry: {
      attempts: 2,
      firstDelayMs: 1,
      longestDelayMs: 10,
      sleep: () => Promise.resolve(),
      random: () => 0,
    },
    versions: { pack: '1.0', parametres: '1', application: 'essai' },
  })
  field.restart = async () => {
    runs += 1
    field.phone = await openPhone(parts())
  }
  await field.restart()
  const { utilisateur } = (await api.get('/v1/moi', account)).body
  const { code } = (
    await api.post('/v1/appareils/codes-enrolement', { utilisateur_id: utilisateur.id }, 'admin')
  ).body
  await enrol(field.phone, code, 'Téléphone d’essai')
  return field
}

function clockOf(field: Field, bootId: () => string): Clock {
  const { wall, sinceBoot } = nodeClock()
  return {
    wall: () => new Date(wall().getTime() - field.agoMs + field.wallErrorMs),
    sinceBoot() {
      const { ms } = sinceBoot() ?? { ms: 0 }
      return { amorcage: bootId(), ms: ms + 1_000_000_000 - field.agoMs - field.stoodStillMs }
    },
  }
}

/** Makes an ordinary collection with the library. */
export function collecteOf(changes: Partial<CollecteEnregistrer2> = {}): ReturnType<typeof commande> {
  return commande('collecte.enregistrer', 2, payloadOf(changes) as unknown as CollecteEnregistrer2)
}

function through(api: Api, field: Field): typeof fetch {
  return async (input, init) => {
    if (field.network === 'down') throw new TypeError('no network')
    const response = await fetch(input, init)
    const text = await response.text()
    const path = String(input).slice(api.url.length)
    const { status, headers } = response
    if (path.startsWith('/v1/')) api.judge({ method: init?.method ?? 'GET', path, status, headers, text })
    if (path === '/v1/sync/commandes') field.batches.push(String(init?.body))
    if (field.network === 'answers lost') throw new TypeError('connection reset')
    const told = text.replace(/(?<="heure_serveur"\s*:\s*")[^"]+/, (time) =>
      new Date(Date.parse(time) - field.agoMs).toISOString(),
    )
    field.meanwhile()
    return new Response(told, { status, headers })
  }
}
