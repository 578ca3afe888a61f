// The results of commands whose responses were lost, as they reach a phone: by replication if it is configured, otherwise from
// the service.
import { join } from 'node:path'
import { openReplica } from '@sillon/telephone/adapters/node/replica'
import { PhoneError } from '@sillon/telephone/errors'
import { replicaResults, synchronized } from '@sillon/telephone/powersync'
import { type ResultSource, receiveResults, serviceResults } from '@sillon/telephone/results'
import type { Resultat } from '@sillon/telephone/types'
import type { DemoPhone } from './phone.ts'

type Means = {
  readonly folder: string
  readonly powersyncUrl: string | undefined
  readonly say: (line: string) => void
}

/** Reads the results that a phone still waits for, and reports by which path they came. */
export async function readResults(device: DemoPhone, means: Means): Promise<Resultat[]> {
  const { name, source, close } = await sourceOf(device, means)
  try {
    const taken = await receiveResults(device.phone, source)
    means.say(`${device.account}, its records commande_resultat ${name}: ${taken.length} results.`)
    return taken
  } finally {
    await close()
  }
}

async function sourceOf(
  { account, phone }: DemoPhone,
  { folder, powersyncUrl, say }: Means,
): Promise<{ name: string; source: ResultSource; close: () => Promise<void> }> {
  const byService = {
    name: 'by GET /v1/sync/resultats',
    source: serviceResults,
    close: () => Promise.resolve(),
  }
  if (powersyncUrl === undefined) return byService
  try {
    const replica = await openReplica(phone, powersyncUrl, join(folder, `${account}.db`))
    await synchronized(phone, replica)
    const close = () => replica.close()
    return { name: `by replication from ${powersyncUrl}`, source: replicaResults(replica), close }
  } catch (error) {
    if (!(error instanceof PhoneError)) throw error
    say(`No replication (${error.message}): the service tells the results.`)
    return byService
  }
}
