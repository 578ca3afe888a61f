// The organization's data on the phone, offline. A replication service (powersync.ts) and the service's own pages (pages.ts) fill
// the same tables with the same rows.
import { REPLICA_TABLES, type ReplicaRow, type ReplicaTable } from './contract.ts'
import { PhoneError } from './errors.ts'
import type { Server } from './http.ts'
import type { RetryPolicy } from './retry.ts'
import type { Enrolement, Resultat } from './types.ts'

/** Column values by which rows are selected. */
export type Wanted<T extends ReplicaTable> = Partial<ReplicaRow<T>>

/** The part of a phone that a replica needs. */
export type Asking = {
  readonly server: Server
  readonly retry: RetryPolicy
  readonly state: { readonly enrolement: Enrolement | null }
}

/** A source of the results of all types of commands, for `receiveResults`. */
export type ResultsRead = { read(): Promise<Resultat[]> }

/** The reference data of the phone, read-only. */
export type Replica = {
  /** Returns the rows of a table with these values, by `id`; all rows if no value is given. */
  rows<T extends ReplicaTable>(table: T, wanted?: Wanted<T>): Promise<ReplicaRow<T>[]>
  /**
   * Waits until the phone has the data of its perimeter, so that the screen may show «synchronized». A replica by pages then has
   * the data as of the call, or later data. Throws `reseau` if no response arrives, `replique_vide` if the data do not arrive,
   * and the refusals of the service.
   */
  synchronized(phone: Asking): Promise<void>
  /** Reads the results from the rows of the replica. */
  readonly results: ResultsRead
  /** Erases all rows, when the phone is revoked. */
  erase(): Promise<void>
}

/** Returns the SQL condition on the rows of a table; `expression` writes a column. */
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

/** Reads the results from the rows of `commande_resultat`. */
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
          // Removes zero microseconds: the replica always writes them, the HTTP response only if they are not zero.
          date_operation: date_operation?.replace('.000000Z', 'Z') ?? null,
          ...(details ? { details: JSON.parse(details) as NonNullable<Resultat['details']> } : {}),
        }),
      )
    },
  }
}
