// What the phone knows of the organization, offline: the same tables and rows, whether a replication service brings them
// (powersync.ts) or the service's own pages do (pages.ts).
import { REPLICA_TABLES, type ReplicaRow, type ReplicaTable } from './contract.ts'
import { PhoneError } from './errors.ts'
import type { Server } from './http.ts'
import type { RetryPolicy } from './retry.ts'
import type { Enrolement, Resultat } from './types.ts'

/** Values that rows are asked for, by column. */
export type Wanted<T extends ReplicaTable> = Partial<ReplicaRow<T>>

/** Who asks: a phone, as far as a replica needs it. */
export type Asking = {
  readonly server: Server
  readonly retry: RetryPolicy
  readonly state: { readonly enrolement: Enrolement | null }
}

/** Results that were read, of whichever command; a source of them for `receiveResults`. */
export type ResultsRead = { read(): Promise<Resultat[]> }

/** The reference data of the phone; nothing of it is written here. */
export type Replica = {
  /** The rows of a table that have these values, all of them without any, by `id`. */
  rows<T extends ReplicaTable>(table: T, wanted?: Wanted<T>): Promise<ReplicaRow<T>[]>
  /**
   * Waits until the phone holds its perimeter: what a person is told as «synchronized». By pages it is that of the time of the call or
   * later. Throws `reseau` where nobody answers, `replique_vide` where it does not come, and what the service refuses.
   */
  synchronized(phone: Asking): Promise<void>
  /** The results among the rows. */
  readonly results: ResultsRead
  /** Forgets all of it: what a revoked phone does. */
  erase(): Promise<void>
}

/** A condition on the rows of a table, whose columns `expression` writes. */
export function conditionOn(
  table: ReplicaTable,
  wanted: Readonly<Record<string, string | number | null | undefined>>,
  expression: (column: string) => string,
): { condition: string; values: (string | number)[] } {
  const conditions: string[] = []
  const values: (string | number)[] = []
  for (const [column, value] of Object.entries(wanted)) {
    if (value === undefined) continue
    if (column !== 'id' && !Object.keys(REPLICA_TABLES[table]).includes(column)) {
      throw new PhoneError('colonne_inconnue', `${table} has no column ${column}`)
    }
    conditions.push(`${expression(column)} ${value === null ? 'is null' : '= ?'}`)
    if (value !== null) values.push(value)
  }
  return { condition: conditions.length === 0 ? 'true' : conditions.join(' and '), values }
}

/** The results that the rows of `commande_resultat` tell. */
export function resultsIn(read: () => Promise<readonly ReplicaRow<'commande_resultat'>[]>): ResultsRead {
  return {
    async read() {
      const rows = await read()
      return rows.map(
        ({ id, issue, motifs, alertes, numero_officiel, entites, date_operation, details }): Resultat => ({
          commande_id: id,
          issue: issue as Resultat['issue'],
          motifs: JSON.parse(motifs ?? '[]') as string[],
          alertes: JSON.parse(alertes ?? '[]') as string[],
          numero_officiel,
          entites: JSON.parse(entites ?? '{}') as Record<string, string>,
          // Always microseconds on the replica, on the wire only when there are some.
          date_operation: date_operation?.replace('.000000Z', 'Z') ?? null,
          ...(details ? { details: JSON.parse(details) as NonNullable<Resultat['details']> } : {}),
        }),
      )
    },
  }
}
