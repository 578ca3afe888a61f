// `sceller_journal`: seals the new entries of each organization's audit journal, and signs each seal. A seal that a stopped run left
// without a signature is signed first.
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import type { SyncKeys } from '../tokens/keys.ts'
import { callLong } from './longTransaction.ts'
import { ofEach } from './tacheNocturne.ts'

type Unsigned = { readonly rang: number; readonly contenu: string }

/** Makes the handler. A seal bears the time at which it is made, because it says that its entries were there by then. */
export function scellerJournal(pool: Pool, seal: SyncKeys['seal']): Task {
  return () =>
    ofEach(pool, 'sceller_journal', async (organisation_id) => {
      let signed = {}
      for (;;) {
        const requete = { organisation_id, maintenant: new Date().toISOString(), ...signed }
        const unsigned = await callLong<Unsigned | null>(pool, 'journal_sceller', requete)
        if (unsigned === null) return
        const { signature, key } = await seal(Buffer.from(unsigned.contenu))
        signed = { rang: unsigned.rang, signature, cle: key }
      }
    })
}
