// Reads of phones besides replication: the stored results of a device, and the size of its replicated data compared with the
// target.
import { expect, test } from 'vitest'
import { UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { drainingCode } from './support/draining.ts'
import { codeOf } from './support/office.ts'
import { type Device, enrolDevice, envelopeOf, rawResults, sendBatch } from './support/phones.ts'

const api = await openApi()
const results = ({ appareil_id, as }: Device, query = '') =>
  api.get(`/v1/sync/resultats?appareil_id=${appareil_id}${query}`, as)
const queued = (device: Device, from: number, to: number) =>
  Promise.all(Array.from({ length: to - from + 1 }, (_, index) => envelopeOf(device, from + index)))
const volume = (device: Device, as = 'admin') => api.get(`/v1/appareils/${device.appareil_id}/volume`, as)
const target = (valeur: unknown) =>
  api.send('PUT', '/v1/reglages/sync.volume_cible_mo', { body: { valeur, raison: 'x' }, as: 'admin' })

test('an answer that was lost is read again: the same bytes, by sequence, page after page', async () => {
  const device = await enrolDevice(api)
  const { text } = await sendBatch(api, device, await queued(device, 1, 5))
  const sent = rawResults(text)
  const all = await results(device)
  expect(rawResults(all.text)).toEqual(sent)
  expect(all.body.suivant).toBeNull()
  expect((await results(device, '&depuis=3')).body.resultats).toEqual(
    sent.slice(3).map((raw) => JSON.parse(raw)),
  )
  expect((await results(device, '&depuis=5')).body).toEqual({ resultats: [], suivant: null })

  const first = (await results(device, '&limite=2')).body
  const second = (await results(device, `&limite=2&curseur=${first.suivant}`)).body
  const third = (await results(device, `&limite=2&curseur=${second.suivant}`)).body
  expect([...first.resultats, ...second.resultats, ...third.resultats]).toEqual(all.body.resultats)
  expect(third.suivant).toBeNull()
})

test('another device’s results are not told: not a colleague’s, not the agent’s own other phone’s', async () => {
  const [device, other] = [await enrolDevice(api), await enrolDevice(api)]
  await sendBatch(api, device, await queued(device, 1, 1))
  expect((await results(other)).body.resultats).toEqual([])
  const stranger = await results({ ...device, as: 'agent2' })
  expect(codeOf(stranger)).toBe('404 appareil_inconnu')
  const nobody = await results({ ...device, appareil_id: UTILISATEUR.agent1 })
  expect(nobody.text).toBe(stranger.text)
})

test('a revoked device still reads its results, with a draining code too', async () => {
  const device = await enrolDevice(api)
  await sendBatch(api, device, await queued(device, 1, 2))
  await api.post(`/v1/appareils/${device.appareil_id}/revoquer`, { raison: 'Départ' }, 'admin')
  expect((await results(device)).body.resultats).toHaveLength(2)
  const code = await drainingCode(api, device)
  const body = { appareil_id: device.appareil_id, code }
  const { jeton } = (await api.send('POST', '/v1/sync/jeton-vidage', { body })).body
  const path = `/v1/sync/resultats?appareil_id=${device.appareil_id}`
  expect((await api.send('GET', path, { token: jeton })).body.resultats).toHaveLength(2)
})

test('sync.volume_cible_mo is obeyed: the same perimeter meets one target and misses another', async () => {
  const device = await enrolDevice(api, 'inspecteur')
  const before = (await volume(device)).body
  expect(before).toMatchObject({ appareil_id: device.appareil_id, cible_mo: 20, cible_tenue: true })
  expect(before.octets).toBe(
    before.tables.reduce((sum: number, { octets }: { octets: number }) => sum + octets, 0),
  )
  const weights = before.tables.map(({ octets }: { octets: number }) => octets)
  expect(weights).toEqual(weights.toSorted((a: number, b: number) => b - a))
  // Adds three members, each with a text of half a million characters.
  await api.sql(
    `update producteur.producteur set localite = repeat('é', 250000) where organisation_id = $1 and id in (
       select p.id from producteur.producteur p where p.organisation_id = $1 and p.groupement_id is not null
         and upper_inf(p.actif_pendant) order by p.id limit 3)`,
    [device.organisation_id],
  )
  expect((await volume(device)).body.cible_tenue).toBe(true)
  await target(1)
  const missed = (await volume(device)).body
  expect(missed).toMatchObject({ cible_mo: 1, cible_tenue: false })
  expect(missed.tables[0].nom).toBe('producteur')
  await target(null)
  expect((await volume(device)).body).toMatchObject({ cible_mo: 20, cible_tenue: true })
})

test('a device without groups weighs less, a revoked one its results alone', async () => {
  const [agent, clerk] = [await enrolDevice(api), await enrolDevice(api, 'magasinier')]
  expect((await volume(clerk)).body.octets).toBeLessThan((await volume(agent)).body.octets)
  await api.post(`/v1/appareils/${agent.appareil_id}/revoquer`, { raison: 'x' }, 'admin')
  expect((await volume(agent)).body).toMatchObject({ octets: 0, tables: [], cible_tenue: true })
  expect(codeOf(await volume(agent, 'agent1'))).toBe('403 droit_manquant')
  expect(codeOf(await volume(agent, 'admin2'))).toBe('404 appareil_inconnu')
})
