// The contract of replication, tested on the real replication service, if POWERSYNC_TEST_URL names one that replicates the
// database of the service at PUBLIC_URL (docker compose up), with its demo accounts. DATABASE_SUPERUSER_URL is that database; the
// rows that a phone must have are calculated from it.
import { Client } from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { loadConfig } from '../../src/settings/config.ts'
import { type Device, envelopeOf } from '../api/support/phones.ts'
import { httpClient } from '../support/http.ts'
import { perimeterOf } from './support/perimeter.ts'
import { asJson } from './support/phone.ts'
import { checkpoints, firstSync, type Tables } from './support/stream.ts'
import { claimsOf, turnPerimeters } from './support/world.ts'

const CAUGHT_UP = { timeout: 20_000, interval: 500 }
const { powersyncTestUrl, publicUrl, databaseSuperuserUrl = '' } = loadConfig()

describe.skipIf(powersyncTestUrl === undefined)('the real replication service (POWERSYNC_TEST_URL)', () => {
  const service = httpClient(publicUrl)
  const replica = powersyncTestUrl ?? ''
  // The neighbouring organization's licence ends in the demo's season, and without a licence the service issues no code.
  const renewed = async (organisation_id: string) => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const licence = { organisation_id, debut: day(0), fin: day(30), plafonds: {} }
    await service.post('/v1/editeur/licences', licence, 'editeur')
  }
  const enrol = async (as: string, admin: string): Promise<Device> => {
    const { utilisateur, organisation, licence } = (await service.get('/v1/moi', as)).body
    if (licence?.statut === 'expiree') await renewed(organisation.id)
    const wanted = { utilisateur_id: utilisateur.id }
    const { code } = (await service.post('/v1/appareils/codes-enrolement', wanted, admin)).body
    const { status, body } = await service.post('/v1/appareils/enroler', { code }, as)
    expect({ status, body }).toMatchObject({ status: 201 })
    // A licence limits the number of devices in service, so each run removes its devices.
    onTestFinished(async () => {
      await service.post(`/v1/appareils/${body.appareil_id}/revoquer`, { raison: 'essai' }, admin)
    })
    return { ...body, as }
  }
  const tokenOf = async ({ appareil_id, as }: Device): Promise<string> => {
    const { status, body } = await service.post('/v1/sync/jeton', { appareil_id }, as)
    expect({ status, body }).toMatchObject({ status: 200 })
    return body.jeton
  }

  /**
   * Compares the data of a new phone with the database. A checkpoint may be older than the change, so the test retries. Records
   * that ended since the last full hour are first removed, as the hourly task would do.
   */
  const exactly = async (device: Device): Promise<Tables> => {
    const door = new Client({ connectionString: databaseSuperuserUrl })
    await door.connect()
    await turnPerimeters(door, [device.organisation_id]).finally(() => door.end())
    return vi.waitFor(async () => {
      const held = await firstSync(replica, await tokenOf(device))
      expect(held).toEqual(asJson(await perimeterOf(databaseSuperuserUrl, claimsOf(device))))
      return held
    }, CAUGHT_UP)
  }

  test('a device receives its organization’s perimeter alone, to the row and the column', async () => {
    const tables = await exactly(await enrol('agent1', 'admin'))
    expect(Object.keys(tables)).toEqual(expect.arrayContaining(['producteur', 'parcelle', 'solde']))
    const theirs = await exactly(await enrol('voisine-agent', 'admin2'))
    const ids = new Set(Object.keys(tables.producteur ?? {}))
    expect(Object.keys(theirs.producteur ?? {}).filter((id) => ids.has(id))).toEqual([])
  }, 60_000)

  test('a phone that listens receives its result, and loses all but its own rows once it is revoked', async () => {
    const device = await enrol('agent1', 'admin')
    await exactly(device)
    const token = await tokenOf(device)
    const envelope = await envelopeOf(device, 1)
    const stream = checkpoints(replica, token, 50_000)
    const until = async (holds: (tables: Tables) => boolean): Promise<Tables> => {
      for (;;) {
        const { value, done } = await stream.next()
        if (done) throw new Error('the stream ended')
        if (holds(value.tables)) return value.tables
      }
    }
    try {
      await until(({ producteur }) => producteur !== undefined)
      await service.post('/v1/sync/commandes', { commandes: [envelope] }, device.as)
      await until(({ commande_resultat }) => commande_resultat?.[envelope.id] !== undefined)
      await service.post(`/v1/appareils/${device.appareil_id}/revoquer`, { raison: 'essai' }, 'admin')
      const own = await until(({ producteur }) => producteur === undefined)
      expect(own).toEqual({
        appareil: { [device.appareil_id]: expect.objectContaining({ statut: 'revoque' }) },
        commande_resultat: { [envelope.id]: expect.objectContaining({ appareil_id: device.appareil_id }) },
      })
      expect(await firstSync(replica, token)).toEqual(own)
    } finally {
      await stream.return(undefined)
    }
    expect(
      (await service.post('/v1/sync/jeton', { appareil_id: device.appareil_id }, device.as)).status,
    ).toBe(403)
  }, 60_000)

  test('a token that is none, or is for the service itself, is refused', async () => {
    await expect(firstSync(replica, 'x')).rejects.toThrow('401')
    await expect(firstSync(replica, await service.token('agent1'))).rejects.toThrow('401')
  })
})
