// Spec: replication#par-pages: another server in the service's place, interrupted reads, and the data that a phone forgets.
import { nodeSqlite } from '@sillon/telephone/adapters/node/sqlite'
import { openPages } from '@sillon/telephone/pages'
import type { Phone } from '@sillon/telephone/phone'
import type { Replica } from '@sillon/telephone/replica'
import { synchronize } from '@sillon/telephone/sync'
import { beforeEach, expect, test } from 'vitest'
import { enrolledPhone, newWorld, phoneOf, type World } from './support.ts'

const PLOT = { id: 'l', nom: 'Marigot' }
const page = (change: object = {}) => ({
  empreinte: 'e',
  suite: false,
  curseur: 'c',
  tables: [{ nom: 'parcelle', etendue: { apres: null, jusqua: null }, lignes: [PLOT], gardees: [] }],
  ...change,
})
let world: World
let phone: Phone
let replica: Replica
/** The service's next responses, and the requests that it received. */
let answers: [status: number, body: unknown][]
let asked: string[]
const names = async () => (await replica.rows('parcelle')).map(({ nom }) => nom)

beforeEach(async () => {
  world = newWorld()
  answers = []
  asked = []
  const { fetch } = world.service
  world.service.fetch = (input, init) => {
    if (!String(input).includes('/v1/sync/perimetre')) return fetch(input, init)
    asked.push(new URL(String(input)).searchParams.get('depuis') ?? '')
    const [status, body] = answers.shift() ?? [200, page()]
    return Promise.resolve(Response.json(body, { status }))
  }
  phone = await enrolledPhone(world)
  replica = await openPages(nodeSqlite(':memory:'))
})

test('a portal that speaks JSON is no page: nobody answered, and what is held stays', async () => {
  await replica.synchronized(phone)
  for (const body of [{ success: true }, { ...page(), tables: 'Bienvenue' }, null]) {
    answers = [[200, body]]
    await expect(replica.synchronized(phone)).rejects.toMatchObject({ code: 'reseau' })
    expect(await names()).toEqual(['Marigot'])
  }
})

test('a cursor that the service reads no longer stops nobody: all is read anew', async () => {
  await replica.synchronized(phone)
  answers = [[400, { erreur: 'parametre_invalide', details: { parametre: 'depuis' } }]]
  await replica.synchronized(phone)
  expect(asked).toEqual(['', 'c', ''])
  answers = Array.from({ length: 9 }, () => [400, { erreur: 'parametre_invalide' }])
  await expect(replica.synchronized(phone)).rejects.toMatchObject({ code: 'parametre_invalide' })
})

test('what never ends to change is read some times, not for ever', async () => {
  answers = Array.from({ length: 99 }, () => [200, page({ empreinte: null })])
  await replica.synchronized(phone)
  expect(asked).toHaveLength(3)
})

test.each(['fichiers', 'replique', 'store'] as const)(
  'a revoked phone that is killed once its %s is erased erases the rest the next time',
  async (part) => {
    await replica.synchronized(phone)
    phone.replique = replica
    const parts = { fichiers: phone.fichiers, replique: replica, store: phone.store }
    const { erase } = parts[part]
    parts[part].erase = async () => {
      await erase()
      throw new Error('killed')
    }
    world.service.statut = 'revoque'
    await expect(synchronize(phone)).rejects.toThrow('killed')
    parts[part].erase = erase
    phone = Object.assign(await phoneOf(world), { replique: replica })
    if (phone.state.enrolement !== null) expect(await synchronize(phone)).toMatchObject({ efface: true })
    expect([phone.state.enrolement, await names()]).toEqual([null, []])
  },
)
