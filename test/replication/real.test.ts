// The same contract on the real replication service, when POWERSYNC_TEST_URL names one that replicates the database of the
// service at PUBLIC_URL (docker compose up), with its demo accounts; DATABASE_SUPERUSER_URL is that database, which says what a
// phone must hold.
import { describe, expect, test, vi } from 'vitest'
import { loadConfig } from '../../src/settings/config.ts'
import { type Device, envelopeOf } from '../api/support/phones.ts'
import { httpClient } from '../support/http.ts'
import { perimeterOf } from './support/perimeter.ts'
import { asJson } from './support/phone.ts'
import { firstSync, type Tables } from './support/stream.ts'
import { claimsOf } from './support/world.ts'

const CAUGHT_UP = { timeout: 20_000, interval: 500 }
const { powersyncTestUrl, publicUrl, databaseSuperuserUrl = '' } = loadConfig()

describe.skipIf(powersyncTestUrl === undefined)('the real replication service (POWERSYNC_TEST_URL)', () => {
  const service = httpClient(publicUrl)
  const replica = powersyncTestUrl ?? ''
  const enrol = async (as: string, admin: string): Promise<Device> => {
    const { utilisateur } = (await service.get('/v1/moi', as)).body
    const made = await service.post(
      '/v1/appareils/codes-enrolement',
      { utilisateur_id: utilisateur.id },
      admin,
    )
    return { ...(await service.post('/v1/appareils/enroler', { code: made.body.code }, as)).body, as }
  }
  const phone = async ({ appareil_id, as }: Device) => {
    const { body } = await service.post('/v1/sync/jeton', { appareil_id }, as)
    return firstSync(replica, body.jeton)
  }

  /** What a fresh phone holds, proven to be what the register says. A checkpoint may be of the time before: it is asked again. */
  const exactly = (device: Device): Promise<Tables> =>
    vi.waitFor(async () => {
      const held = await phone(device)
      expect(held).toEqual(asJson(await perimeterOf(databaseSuperuserUrl, claimsOf(device))))
      return held
    }, CAUGHT_UP)

  test('a device receives its organization’s perimeter alone, to the row and the column', async () => {
    const tables = await exactly(await enrol('agent1', 'admin'))
    expect(Object.keys(tables)).toEqual(expect.arrayContaining(['producteur', 'parcelle', 'solde']))
    const theirs = await exactly(await enrol('voisine-agent', 'admin2'))
    const ids = new Set(Object.keys(tables.producteur ?? {}))
    expect(Object.keys(theirs.producteur ?? {}).filter((id) => ids.has(id))).toEqual([])
  }, 60_000)

  test('a result arrives; a revoked device gets no token any more', async () => {
    const device = await enrol('agent1', 'admin')
    const envelope = await envelopeOf(device, 1)
    await service.post('/v1/sync/commandes', { commandes: [envelope] }, device.as)
    expect(Object.keys((await exactly(device)).commande_resultat ?? {})).toEqual([envelope.id])
    await service.post(`/v1/appareils/${device.appareil_id}/revoquer`, { raison: 'essai' }, 'admin')
    expect(
      (await service.post('/v1/sync/jeton', { appareil_id: device.appareil_id }, device.as)).status,
    ).toBe(403)
  }, 60_000)

  test('a token that is none is refused', async () => {
    await expect(firstSync(replica, 'x')).rejects.toThrow('401')
  })
})
