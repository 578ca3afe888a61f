// Phones whose data are compared with the database: the service, a replication of its database, and the hourly task.
import { expect } from 'vitest'
import { type Api, openApi } from '../../api/support/api.ts'
import type { Device } from '../../api/support/phones.ts'
import { until } from '../../concurrency/support/sessions.ts'
import { heldIn, openPaged, type PagedPhone } from './paged.ts'
import { perimeterOf } from './perimeter.ts'
import { asJson, type Claims, type PhoneTables, type Replica, replicate } from './phone.ts'

/** The service and the data that its phones receive. */
export type World = {
  readonly api: Api
  /** Replicates the database in its present state. */
  replicate(): Promise<Replica>
  /**
   * Returns the rows of a phone, by replication and by pages, after comparing them exactly with the database, row by row and
   * column by column.
   */
  exactly(device: Device): Promise<PhoneTables>
  /** The same comparison for several phones, with one replication. */
  exactlyAll(devices: readonly Device[]): Promise<PhoneTables[]>
  /** Returns the phone of a device that reads by pages. */
  pagedOf(device: Device): Promise<PagedPhone>
  /** Runs the hourly task of every organization, as if this many days had passed. */
  turn(days?: number): Promise<void>
}

/** Returns the claims of a device's sync token. */
export function claimsOf({ organisation_id, utilisateur_id, appareil_id }: Device): Claims {
  return { organisation_id, utilisateur_id, appareil_id }
}

/** Runs the hourly task of the given organizations, as if this many days had passed. */
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

/**
 * Waits until no transaction of the test run, in any database, is older than now, so that the written rows are sent only once.
 */
export async function allIsOver({ sql }: Pick<Api, 'sql'>): Promise<void> {
  const [now] = await sql<{ xid: string }>('select pg_current_xact_id()::text as xid')
  const OVER = 'select 1 where pg_snapshot_xmin(pg_current_snapshot()) > $1::text::xid8'
  const isOver = async () => (await sql(OVER, [now?.xid])).length > 0
  await until('no transaction is older', isOver, 100_000)
}

/** Starts the service on the demo data, its replication and its phones. */
export async function openWorld({ rowsAPage = 500 } = {}): Promise<World> {
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
  const phones = new Map<string, Promise<PagedPhone>>()
  const pagedOf = (device: Device) => {
    const known = phones.get(device.appareil_id) ?? openPaged(api, device, rowsAPage)
    phones.set(device.appareil_id, known)
    return known
  }
  const isOutOfService = async ({ appareil_id }: Device) => {
    const [row] = await api.sql(
      `select from appareil.appareil a join utilisateur.utilisateur u on u.id = a.utilisateur_id
       where a.id = $1 and a.statut <> 'actif' and u.statut = 'actif'`,
      [appareil_id],
    )
    return row !== undefined
  }
  // A device that may receive nothing newer gets a refusal.
  const samePages = async (device: Device, expected: PhoneTables) => {
    const { phone, replica } = await pagedOf(device)
    const { code } = await replica.synchronized(phone).then(
      () => ({ code: 'actif' }),
      (error: { code: string }) => error,
    )
    if (code === 'actif') expect(await heldIn(replica)).toEqual(asJson(expected))
    else expect(['appareil_revoque', 'droit_manquant']).toContain(code)
    expect(code === 'appareil_revoque').toBe(await isOutOfService(device))
  }
  const exactlyAll = async (devices: readonly Device[]) => {
    const replica = await replicateNow()
    const phones: PhoneTables[] = []
    for (const device of devices) {
      const phone = await replica.phoneOf(claimsOf(device))
      expect(phone).toEqual(await perimeterOf(database.adminUrl, claimsOf(device)))
      await samePages(device, phone)
      phones.push(phone)
    }
    return phones
  }
  await turn() // the demo's data is older than today
  return {
    api,
    replicate: replicateNow,
    pagedOf,
    turn,
    exactlyAll,
    async exactly(device) {
      const [phone = {}] = await exactlyAll([device])
      return phone
    },
  }
}
