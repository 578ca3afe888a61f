// Spec: replication#par-pages: a phone without a replication service holds the same rows, despite interruptions of the reading
// and writes in the meantime.
import { nodeSqlite } from '@sillon/telephone/adapters/node/sqlite'
import { erase } from '@sillon/telephone/phone'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { GROUPEMENT, PRODUCTEUR, UTILISATEUR } from '../../demo/ids.ts'
import { type Device, enrolDevice } from '../api/support/phones.ts'
import { heldIn, openPaged, type PagedPhone } from './support/paged.ts'
import { perimeterOf } from './support/perimeter.ts'
import { asJson } from './support/phone.ts'
import { allIsOver, claimsOf, openWorld } from './support/world.ts'

const { api } = await openWorld()
const { adminUrl } = api.server.database
const device = await enrolDevice(api)
const expected = (of: Device = device) => perimeterOf(adminUrl, claimsOf(of)).then(asJson)
const isExact = async ({ replica }: PagedPhone) => expect(await heldIn(replica)).toEqual(await expected())
const statuses = ({ answers }: PagedPhone) => answers.splice(0).map(({ status }) => status)
const NOBODY = '01960000-00ff-7000-8000-000000000001'
const rename = `update producteur.producteur set localite = $1 where id = $2`

// A separate connection, for a transaction that no other transaction waits for.
const late = new Client({ connectionString: adminUrl })
await late.connect()
afterAll(() => late.end())

test('who has it all is told so in some bytes, whoever writes elsewhere', { timeout: 120_000 }, async () => {
  await allIsOver(api)
  const one = await openPaged(api, device)
  await one.replica.synchronized(one.phone)
  await isExact(one)
  expect(statuses(one)).toEqual([200])
  await api.sql(rename, ['Ailleurs', NOBODY])
  await one.replica.synchronized(one.phone)
  expect(one.answers).toEqual([{ status: 304, bytes: 0 }])
})

test('what changed comes alone, and what left goes', async () => {
  const one = await openPaged(api, device)
  await one.replica.synchronized(one.phone)
  const whole = one.answers[0]?.bytes ?? 0
  await api.sql(rename, ['Hameau', PRODUCTEUR.ordinary])
  await one.replica.synchronized(one.phone)
  const [row] = await one.replica.rows('producteur', { id: PRODUCTEUR.ordinary })
  expect(row?.localite).toBe('Hameau')
  await api.sql(
    'update campagne.campagne set statut = $1 where id in (select id from campagne.campagne c where c.statut = $2)',
    ['cloturee', 'ouverte'],
  )
  await one.replica.synchronized(one.phone)
  expect(await one.replica.rows('solde')).toEqual([])
  expect(one.answers.slice(1).every(({ bytes }) => bytes < whole / 3)).toBe(true)
  await api.sql("update campagne.campagne set statut = 'ouverte' where statut = 'cloturee'")
})

test('a row that was written long before it was committed is not missed, by a part of a transaction either', async () => {
  const one = await openPaged(api, device)
  await late.query('begin')
  await late.query(`select pg_current_xact_id()`)
  await late.query('savepoint a')
  await late.query(rename, ['Tard', PRODUCTEUR.ordinary])
  await late.query('release a')
  for (const name of ['Avant', 'Entre']) {
    await api.sql('update organisation.groupement set nom = $1 where id = $2', [name, GROUPEMENT.sekou])
    await one.replica.synchronized(one.phone)
  }
  await late.query('commit')
  await one.replica.synchronized(one.phone)
  await isExact(one)
})

test('what is written and taken between pages is there when all is read; nobody is asked twice for a page', async () => {
  const one = await openPaged(api, device, 25)
  const path = `/v1/utilisateurs/${UTILISATEUR.agent1}/groupements`
  let pages = 0
  let given = ''
  one.meanwhile = async () => {
    pages += 1
    if (pages > 30) return
    await api.sql(rename, [`Page ${pages}`, PRODUCTEUR.ordinary])
    if (pages % 10 === 4)
      given = (await api.post(path, { groupement_id: GROUPEMENT.togoudo }, 'admin')).body.id
    if (pages % 10 === 8) await api.post(`${path}/${given}/terminer`, { raison: 'essai' }, 'admin')
  }
  await one.replica.synchronized(one.phone)
  expect(pages).toBeGreaterThan(8)
  one.meanwhile = () => Promise.resolve()
  await one.replica.synchronized(one.phone)
  await isExact(one)
})

test('a phone that is killed between two pages goes on where it was', async () => {
  const database = nodeSqlite(':memory:')
  const first = await openPaged(api, device, 50, database)
  await first.replica.synchronized(first.phone)
  const pages = first.answers.length - 1
  await first.replica.erase()
  for (let n = 1; n <= pages; n += 1) {
    const one = await openPaged(api, device, 50, database)
    one.meanwhile = async () => {
      if (one.answers.length > 1) throw new Error('killed')
    }
    await one.replica.synchronized(one.phone).catch(() => undefined)
  }
  const last = await openPaged(api, device, 50, database)
  await last.replica.synchronized(last.phone)
  expect(last.answers.length).toBeLessThanOrEqual(2)
  await isExact(last)
})

test('after a restoration the phone is refused, and reads all anew', async () => {
  const one = await openPaged(api, device)
  await one.replica.synchronized(one.phone)
  await api.sql(
    "insert into restauration.restauration (le, depuis, jusqu_a, rapport) values (now() - interval '1 day', 0, 0, '{}')",
  )
  await api.sql(rename, ['Restauré', PRODUCTEUR.ordinary])
  one.answers.splice(0)
  await one.replica.synchronized(one.phone)
  expect(statuses(one)).toEqual([409, 200])
  await isExact(one)
})

test('a phone that forgets, forgets this too', async () => {
  const one = await openPaged(api, device)
  await one.replica.synchronized(one.phone)
  one.phone.replique = one.replica
  await erase(one.phone)
  expect(await heldIn(one.replica)).toEqual({})
  await expect(one.replica.synchronized(one.phone)).rejects.toMatchObject({ code: 'non_enrole' })
})

test.each(['e30', 'W10', 'x', 'WyJcdTAwMDAiXQ', `${'W'.repeat(6001)}`, '', '%00', '%F0%9F%98%80'])(
  'a cursor that is none is refused: %#',
  async (depuis) => {
    const path = `/v1/sync/perimetre?appareil_id=${device.appareil_id}&depuis=${depuis}`
    const { status, body } = await api.get(path, device.as)
    expect([status, body.erreur]).toEqual([400, 'parametre_invalide'])
  },
)
