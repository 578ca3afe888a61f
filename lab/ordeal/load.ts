// Phones that send endlessly while a component fails, and the later check of their acknowledged commands.
import { ORGANISATION } from '../../demo/ids.ts'
import { effects, faults, oneEffectEach } from '../../test/concurrency/support/effects.ts'
import { enrolMany } from '../../test/concurrency/support/phones.ts'
import {
  BATCH,
  idle,
  keepSending,
  lost,
  lostIn,
  progress,
  type Sender,
  STORED,
  type Stored,
} from '../../test/concurrency/support/senders.ts'
import { withClient } from '../../test/support/clone.ts'
import type { Control } from './figure.ts'
import type { Scene } from './scene.ts'

/** The phones that are sending. */
export type Load = {
  readonly senders: readonly Sender[]
  /** Resolves once one more batch of every phone was acknowledged; returns the milliseconds. */
  progress(): Promise<number>
  /** Lets every phone finish its batch. */
  finish(): Promise<void>
}

/** Enrols phones and makes them send. */
export async function startLoad({ http, lifetime }: Scene, devices: number): Promise<Load> {
  const senders = (await enrolMany(http, devices)).map(idle)
  const ending = new AbortController()
  lifetime.defer(() => ending.abort())
  const sending = Promise.all(senders.map((sender) => keepSending(http, sender, ending.signal)))
  // The error is reported where it is awaited.
  sending.catch(() => undefined)
  return {
    senders,
    async progress() {
      const begun = performance.now()
      await Promise.race([sending, progress(senders)])
      return performance.now() - begun
    },
    async finish() {
      ending.abort()
      await sending
    },
  }
}

/** The number of commands that were acknowledged to the given phones. */
export function acknowledged(senders: readonly Sender[]): number {
  return senders.reduce((sum, sender) => sum + sender.acknowledged.length * BATCH, 0)
}

/**
 * Returns the acknowledged commands that are missing, that had two effects, or that contradict sums. Call it while no phone
 * sends.
 */
export async function lossesOf({ adminUrl }: Scene, senders: readonly Sender[]): Promise<string[]> {
  const losses = [...(await lostIn(adminUrl, senders)), ...(await faults(adminUrl))]
  const [found, expected] = [await effects(adminUrl, ORGANISATION.demo), oneEffectEach(acknowledged(senders))]
  const wrong = Object.entries(expected).filter(
    ([name, count]) => found[name as keyof typeof found] !== count,
  )
  return [
    ...losses,
    ...wrong.map(([name, count]) => `${found[name as keyof typeof found]} ${name} instead of ${count}`),
  ]
}

/**
 * Deletes an acknowledged result, in a transaction that is rolled back: the check must report the batch of this result and no
 * other.
 */
export async function controlLost({ adminUrl }: Scene, senders: readonly Sender[]): Promise<Control> {
  const [victim] = senders.flatMap((sender) => sender.acknowledged).flatMap(({ ids }) => ids)
  const told = await withClient(adminUrl, async (client) => {
    await client.query('begin; set local session_replication_role = replica')
    await client.query('delete from commande.commande_resultat where commande_id = $1', [victim])
    const found = await lost(senders, async () => (await client.query<Stored>(STORED)).rows)
    await client.query('rollback')
    return found
  })
  return { what: 'one acknowledged result taken away', isTold: told.length === 1 }
}
