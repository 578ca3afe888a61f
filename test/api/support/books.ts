// Reads that tests make in the database: a collection, the effects of its controls, capacities, the ledger.
import { expect } from 'vitest'
import type { Api } from './api.ts'
import type { Sent } from './office.ts'
import type { Draft } from './phones.ts'

/** The reads for the demo's own organization. */
export type Books = {
  row(table: string, id: unknown): Promise<Draft>
  /** Returns the collection that a command wrote. */
  collecte(sent: Sent): Promise<Draft>
  /** Returns the collection of a command as the API shows it, with the acts that its open controls block. */
  shown(sent: Sent): Promise<Draft>
  /** Returns the used mass of a producer's capacities, in g. Checks that the balances agree with their entries. */
  consumed(producteur_id: string): Promise<number>
  /** Checks that every movement of the ledger sums to zero. */
  ledgerBalances(): Promise<void>
}

/** Opens the database reads. */
export function openBooks(api: Api): Books {
  const row: Books['row'] = async (table, id) => {
    const rows = await api.sql<{ row: Draft }>(`select to_jsonb(x) as row from ${table} x where id = $1`, [
      id,
    ])
    return rows[0]?.row ?? {}
  }
  return {
    row,
    collecte: ({ envelope }) => row('collecte.collecte', payloadId(envelope.payload)),
    async shown({ envelope }) {
      const { collectes } = (await api.get('/v1/collectes?limite=200', 'direction')).body
      return collectes.find(({ id }: Draft) => id === payloadId(envelope.payload))
    },
    async consumed(producteur_id) {
      const [sums] = await api.sql<{ balances: string; entries: string }>(
        `select (select coalesce(sum(s.consomme_g), 0) from capacite.solde s where s.producteur_id = $1) as balances,
           (select coalesce(sum(k.quantite_g), 0) from capacite.toute_consommation k where k.producteur_id = $1) as entries`,
        [producteur_id],
      )
      expect(sums?.balances).toBe(sums?.entries)
      return Number(sums?.balances)
    },
    async ledgerBalances() {
      const unbalanced =
        'select mouvement_id from matiere.toute_ecriture group by 1, produit_id having sum(quantite_g) <> 0'
      expect(await api.sql(unbalanced)).toEqual([])
    },
  }
}

function payloadId(payload: unknown): unknown {
  return (payload as Draft).collecte_id
}
