// The same contract on the real replication service, when POWERSYNC_TEST_URL names one that replicates the database of the
// service at PUBLIC_URL (docker compose up), with its demo accounts.
import { describe, expect, test } from 'vitest'
import { loadConfig } from '../../src/settings/config.ts'
import { type Device, envelopeOf } from '../api/support/phones.ts'
import { httpClient } from '../support/http.ts'
import { promised } from './support/columns.ts'
import { firstSync, type Tables } from './support/stream.ts'

const FILLED = { timeout: 20_000, interval: 500 }
const { powersyncTestUrl, publicUrl } = loadConfig()

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

  /** The first checkpoint may be of a snapshot that is still being filled: the rows are waited for, not trusted to be there. */
  const filled = async (device: Device) => {
    let tables: Tables = {}
    await expect
      .poll(async () => {
        tables = await phone(device)
        return Object.keys(tables)
      }, FILLED)
      .toEqual(expect.arrayContaining(['producteur', 'parcelle', 'produit', 'appareil']))
    return tables
  }

  test('a device receives its organization’s perimeter alone, in the columns of the contract', async () => {
    const device = await enrol('agent1', 'admin')
    const tables = await filled(device)
    for (const [table, rows] of Object.entries(tables)) {
      const columns = Object.keys(promised().tables[table] ?? {})
      for (const row of Object.values(rows)) {
        expect(columns).toEqual(expect.arrayContaining(Object.keys(row).filter((name) => name !== 'id')))
        expect([device.organisation_id, undefined]).toContain(row.organisation_id)
      }
    }
    const theirs = await filled(await enrol('voisine-agent', 'admin2'))
    const ids = new Set(Object.keys(tables.producteur ?? {}))
    expect(Object.keys(theirs.producteur ?? {}).filter((id) => ids.has(id))).toEqual([])
  })

  test('a result arrives; a revoked device gets no token any more', async () => {
    const device = await enrol('agent1', 'admin')
    const envelope = await envelopeOf(device, 1)
    await service.post('/v1/sync/commandes', { commandes: [envelope] }, device.as)
    await expect
      .poll(async () => Object.keys((await phone(device)).commande_resultat ?? {}), { timeout: 20_000 })
      .toEqual([envelope.id])
    await service.post(`/v1/appareils/${device.appareil_id}/revoquer`, { raison: 'essai' }, 'admin')
    expect(
      (await service.post('/v1/sync/jeton', { appareil_id: device.appareil_id }, device.as)).status,
    ).toBe(403)
  })

  test('a token that is none is refused', async () => {
    await expect(firstSync(replica, 'x')).rejects.toThrow('401')
  })
})
