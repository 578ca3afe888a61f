// A world whose phones are compared with the register: the service, a replication of its database, the hourly task.
import { expect } from 'vitest'
import { type Api, openApi } from '../../api/support/api.ts'
import type { Device } from '../../api/support/phones.ts'
import { perimeterOf } from './perimeter.ts'
import { type Claims, type PhoneTables, type Replica, replicate } from './phone.ts'

/** The service and what its phones receive. */
export type World = {
  readonly api: Api
  /** Replicates the database as it is now. */
  replicate(): Promise<Replica>
  /** What a phone holds, proven to be what the register says it must hold, to the row and the column. */
  exactly(device: Device): Promise<PhoneTables>
  /** The same for several phones, of one replication. */
  exactlyAll(devices: readonly Device[]): Promise<PhoneTables[]>
  /** The hourly task of every organization, as if so many days had passed. */
  turn(days?: number): Promise<void>
}

/** The claims of a device's sync token. */
export function claimsOf({ organisation_id, utilisateur_id, appareil_id }: Device): Claims {
  return { organisation_id, utilisateur_id, appareil_id }
}

/** The hourly task of these organizations, as if so many days had passed. */
export async function turnPerimeters(
  door: { query(text: string, values: unknown[]): Promise<unknown> },
  organisations: readonly string[],
  days = 0,
): Promise<void> {
  const maintenant = new Date(Date.now() + days * 86_400_000).toISOString()
  for (const organisation_id of organisations) {
    const requete = JSON.stringify({ tache: 'perimetres', organisation_id, maintenant })
    await door.query('select v1.tache_nocturne($1::jsonb)', [requete])
  }
}

/** Starts a world on the demo data. */
export async function openWorld(): Promise<World> {
  const api = await openApi()
  const { database } = api.server
  const door = database.pool('api', 1)
  const replicateNow = () => replicate(database.url('replication'))
  const turn = async (days = 0) => {
    const ids = (await api.sql<{ id: string }>('select id from organisation.organisation')).map(
      ({ id }) => id,
    )
    await turnPerimeters(door, ids, days)
  }
  const exactlyAll = async (devices: readonly Device[]) => {
    const replica = await replicateNow()
    const phones: PhoneTables[] = []
    for (const device of devices) {
      const phone = await replica.phoneOf(claimsOf(device))
      expect(phone).toEqual(await perimeterOf(database.adminUrl, claimsOf(device)))
      phones.push(phone)
    }
    return phones
  }
  await turn() // the demo's data is older than today
  return {
    api,
    replicate: replicateNow,
    turn,
    exactlyAll,
    async exactly(device) {
      const [phone = {}] = await exactlyAll([device])
      return phone
    },
  }
}
