// Spec: organisations-et-modules#suspension: a suspended organization is refused everywhere. After its reactivation by the
// publisher, captures from before and during the suspension are judged at their own dates.
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { isPublisher, type Route } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { openApi } from './support/api.ts'
import { drainingCode, drainingToken } from './support/draining.ts'
import { askAddress, confirm, fileOf, sendTo } from './support/files.ts'
import { ask } from './support/graphql.ts'
import { codeOf } from './support/office.ts'
import { ageDevice, clockAt, enrolDevice, envelopeOf, referenceOf, sendBatch } from './support/phones.ts'

const api = await openApi()
const HOUR_MS = 3_600_000
const REFUSED = '403 organisation_suspendue'
const LOGIN = `${api.server.database.name}_dba`
const change = (act: 'suspendre' | 'reactiver') =>
  api.post(`/v1/editeur/organisations/${ORGANISATION.demo}/${act}`, { raison: 'Essai' }, 'editeur')
// An invalid request may be refused before the suspension is checked; `access/doors` calls every function behind a route.
const isMembers = (route: Route) =>
  !isPublisher(route.who) &&
  route.who !== 'public' &&
  route.who !== 'vidage' &&
  route.name !== 'sync_commandes'

/** The number of rows that a reports login of the organization sees. */
async function reported(): Promise<number> {
  const client = new Client(api.server.database.adminUrl)
  await client.connect()
  try {
    await client.query(`set session authorization ${LOGIN}`)
    return (await client.query('select count(*)::int as n from rapports.certificat')).rows[0].n
  } finally {
    await client.end()
  }
}

test('nobody of it gets in, by no way, and its queues are judged at their dates afterwards', {
  timeout: 60_000,
}, async () => {
  const [device, lost] = [await enrolDevice(api), await enrolDevice(api, 'agent2')]
  await ageDevice(api, device, 3)
  await api.post(`/v1/appareils/${lost.appareil_id}/revoquer`, { raison: 'Perdu' }, 'admin')
  const [jeton, code] = [await drainingToken(api, lost), await drainingCode(api, lost)]
  const held = await envelopeOf(lost, 1)
  const file = fileOf()
  const address = await askAddress(api, device, file)
  const headers = { 'idempotency-key': randomUUID() }
  const act = { code: `S${device.code_court}`, nom: 'Groupement' }
  const open = () => api.send('POST', '/v1/groupements', { as: 'admin', headers, body: act })
  expect(codeOf(await open())).toBe('201')
  await api.sql(`create role ${LOGIN} login in role rapports`)
  await api.sql('insert into rapports.acces (organisation_id, role_nom, accorde_le) values ($1, $2, now())', [
    ORGANISATION.demo,
    LOGIN,
  ])
  const captured = (sequence: number, ms: number) =>
    envelopeOf(
      device,
      sequence,
      {},
      {
        ...clockAt(ms),
        reference_provisoire: referenceOf(
          device,
          sequence,
          new Date(ms).toISOString().slice(0, 10).replaceAll('-', ''),
        ),
      },
    )
  const before = await captured(1, Date.now() - 48 * HOUR_MS)
  const counted = await reported()

  expect(codeOf(await change('suspendre'))).toBe('200')
  const told: string[] = []
  for (const { method, path } of ROUTES.filter(isMembers)) {
    const asked = path.replaceAll(/:\w+/g, randomUUID())
    const answer =
      method === 'GET'
        ? await api.get(asked, 'admin')
        : await api.send(method, asked, { as: 'admin', body: { appareil_id: device.appareil_id } })
    told.push(codeOf(answer))
  }
  expect(told.filter((code) => code !== REFUSED && !code.startsWith('400 '))).toEqual([])
  expect(told.filter((code) => code === REFUSED).length).toBeGreaterThan(150)
  const during = await captured(2, Date.now())
  expect(codeOf(await sendBatch(api, device, [before, during]))).toBe(REFUSED)
  expect(
    codeOf(await api.send('POST', '/v1/sync/commandes', { token: jeton, body: { commandes: [held] } })),
  ).toBe(REFUSED)
  const draining = { appareil_id: lost.appareil_id, code }
  expect(codeOf(await api.send('POST', '/v1/sync/jeton-vidage', { body: draining }))).toBe(REFUSED)
  expect(codeOf(await api.post('/v1/sync/jeton', { appareil_id: device.appareil_id }, device.as))).toBe(
    REFUSED,
  )
  expect(codeOf(await open())).toBe(REFUSED)
  expect((await ask(api.server, '{ collectes { totalCount } }', { as: 'admin' })).code).toBe(
    'organisation_suspendue',
  )
  expect(codeOf(await confirm(api, device, file.fichier_id))).toBe(REFUSED)
  expect([counted > 0, await reported()]).toEqual([true, 0])

  expect(codeOf(await change('reactiver'))).toBe('200')
  // The office first suspends the agent's account. Captures from before the suspension still belong to the agent.
  await api.post(`/v1/utilisateurs/${UTILISATEUR.agent1}/suspendre`, { raison: 'Congé' }, 'admin')
  const after = await captured(3, Date.now())
  const { status, body } = await sendBatch(api, device, [before, during, after])
  expect(status).toBe(200)
  expect(body.resultats.map(({ issue, motifs }: Record<string, unknown>) => [issue, motifs])).toEqual([
    ['acceptee', []],
    ['acceptee', []],
    ['acceptee_controle', ['droit_manquant']],
  ])
  const dates = body.resultats.map((one: { date_operation: string }) => Date.parse(one.date_operation))
  expect(dates).toEqual([before, during, after].map((one) => Date.parse(one.cree_le_appareil)))
  expect(await sendTo(address, file.bytes)).toBe(200)
  expect(codeOf(await confirm(api, device, file.fichier_id))).toBe('200')
  expect((await open()).headers.get('idempotency-replayed')).toBe('true')
  expect(await reported()).toBe(counted)
  await api.post(`/v1/utilisateurs/${UTILISATEUR.agent1}/reactiver`, { raison: 'Retour' }, 'admin')
})
