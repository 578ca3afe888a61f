// The PowerSync replica of a phone that runs on Node. The package is loaded on first use (`npm install @powersync/node`).
import { PhoneError } from '../../errors.ts'
import type { Phone } from '../../phone.ts'
import {
  connectorOf,
  type ReplicaDatabase,
  type Report,
  replicaSchema,
  type SchemaPackage,
} from '../../powersync.ts'

type Package = SchemaPackage & { readonly PowerSyncDatabase: new (options: object) => ReplicaDatabase }

const PACKAGE: string = '@powersync/node'

/** Opens the replica in a file, with the tables of the contract of columns, and connects it. */
export async function openReplica(
  phone: Phone,
  endpoint: string,
  file: string,
  report?: Report,
): Promise<ReplicaDatabase> {
  const loaded = await load()
  const database = new loaded.PowerSyncDatabase({
    schema: replicaSchema(loaded),
    database: { dbFilename: file, implementation: { type: 'node:sqlite' } },
  })
  await database.connect(connectorOf(phone, endpoint, report))
  return database
}

async function load(): Promise<Package> {
  try {
    return (await import(PACKAGE)) as Package
  } catch (error) {
    throw new PhoneError('replique_absente', `${PACKAGE} is not installed`, String(error))
  }
}
