// The replica on the phone: a SQLite database that PowerSync's client fills. The application installs the client's package
// (`@powersync/react-native`; `@powersync/node` for phones on Node: adapters/node/replica.ts).
import { REPLICA_TABLES } from './contract.ts'
import { PhoneError } from './errors.ts'
import { expectStatus, persist } from './http.ts'
import type { Phone } from './phone.ts'
import { type Asking, conditionOn, type Replica, type ResultsRead, resultsIn } from './replica.ts'

/** A local write to a table of the replica: it is never sent, and the next synchronization undoes it. */
export type LocalWrite = { readonly table: string; readonly op: string; readonly id: string }

/** Reports local writes; usually to the log. */
export type Report = (writes: readonly LocalWrite[]) => void

/** The local writes that PowerSync's client would upload. */
export type LocalWrites = {
  getNextCrudTransaction(): Promise<{
    readonly crud: readonly LocalWrite[]
    complete(): Promise<void>
  } | null>
}

/** The functions that PowerSync's client calls on the phone. */
export type Connector = {
  fetchCredentials(): Promise<{ endpoint: string; token: string; expiresAt: Date }>
  /**
   * Takes local writes off the upload queue without sending them: tables are read-only on the phone, and only commands change data. A write
   * left in the queue would block all incoming rows.
   */
  uploadData(database: LocalWrites): Promise<void>
}

/** The part of PowerSync's database that a phone uses. */
export type ReplicaDatabase = {
  getAll<T>(sql: string, parameters?: unknown[]): Promise<T[]>
  connect(connector: Connector): Promise<void>
  waitForFirstSync(): Promise<void>
  /** Empties the database, when the phone is revoked. */
  disconnectAndClear(): Promise<void>
  close(): Promise<void>
}

type Column = { readonly type?: string }
/** The part of PowerSync's package that makes a schema. */
export type SchemaPackage = {
  readonly column: { readonly text: Column; readonly integer: Column }
  readonly Table: new (columns: Record<string, Column>) => object
  readonly Schema: new (tables: Record<string, object>) => object
}

/** Makes the connector of a phone: each connection to the replication service gets a new sync token. */
export function connectorOf(phone: Phone, endpoint: string, report: Report = warnOf): Connector {
  return {
    async fetchCredentials() {
      const { enrolement } = phone.state
      if (enrolement === null) throw new PhoneError('non_enrole', 'this phone is not enrolled')
      const body = JSON.stringify({ appareil_id: enrolement.appareil_id })
      const answer = await persist(phone.server, phone.retry, 'POST', '/v1/sync/jeton', body)
      const { jeton, expire_le } = expectStatus(answer, 200) as { jeton: string; expire_le: string }
      return { endpoint, token: jeton, expiresAt: new Date(expire_le) }
    },
    async uploadData(database) {
      for (;;) {
        const written = await database.getNextCrudTransaction()
        if (written === null) return
        // Reports only the ids of rows, because their content does not belong in a log.
        report(written.crud.map(({ table, op, id }) => ({ table, op, id })))
        await written.complete()
      }
    },
  }
}

function warnOf(writes: readonly LocalWrite[]): void {
  console.warn('tables of the replica are read-only; undone:', writes)
}

/**
 * Waits until the replica holds this device's own row. The first checkpoint of a newly enrolled phone may be older than its
 * enrolment and therefore empty; the screen must not show «synchronized» then.
 */
export async function synchronized(
  phone: Asking,
  database: ReplicaDatabase,
  { pollMs = 500, patienceMs = 60_000 } = {},
): Promise<void> {
  const { enrolement } = phone.state
  if (enrolement === null) throw new PhoneError('non_enrole', 'this phone is not enrolled')
  await database.waitForFirstSync()
  for (let waited = 0; waited <= patienceMs; waited += pollMs) {
    const own = await database.getAll('select id from appareil where id = ?', [enrolement.appareil_id])
    if (own.length > 0) return
    await phone.retry.sleep(pollMs)
  }
  throw new PhoneError('replique_vide', 'the replica does not hold this device yet')
}

/** Returns the schema of the replica: the tables of the contract of columns. */
export function replicaSchema({ column, Table, Schema }: SchemaPackage): object {
  const tables = Object.entries(REPLICA_TABLES).map(([name, columns]) => {
    const typed = Object.entries(columns).map(([one, type]) => [
      one,
      type === 'integer' ? column.integer : column.text,
    ])
    return [name, new Table(Object.fromEntries(typed))]
  })
  return new Schema(Object.fromEntries(tables))
}

/** Reads the results from the replica. */
export function replicaResults(database: ReplicaDatabase): ResultsRead {
  return resultsIn(() => database.getAll('select * from commande_resultat'))
}

/** Makes the replica that PowerSync's client fills; it connects through `connectorOf`. */
export function powersyncReplica(database: ReplicaDatabase): Replica {
  return {
    async rows(table, wanted = {}) {
      const { condition, values } = conditionOn(table, wanted, (column) => `"${column}"`)
      return database.getAll(`select * from "${table}" where ${condition} order by id`, values)
    },
    synchronized: (phone) => synchronized(phone, database),
    results: replicaResults(database),
    erase: () => database.disconnectAndClear(),
  }
}
