// Spec: commandes#resultat: a phone reads a lost response again: from the service's own list, or from the replica.

import { existsSync } from 'node:fs'
import { openReplica } from '@sillon/telephone/adapters/node/replica'
import {
  connectorOf,
  type LocalWrite,
  type ReplicaDatabase,
  replicaResults,
  synchronized,
} from '@sillon/telephone/powersync'
import { receiveResults, serviceResults } from '@sillon/telephone/results'
import { pending } from '@sillon/telephone/state'
import { synchronize } from '@sillon/telephone/sync'
import { describe, expect, test } from 'vitest'
import { captureMany, enrolledPhone, newWorld } from './support.ts'

async function withLostAnswers(count: number) {
  const world = newWorld()
  const phone = await enrolledPhone(world)
  await captureMany(phone, count)
  world.service.mishaps = Array(4).fill('lost answer')
  expect((await synchronize(phone)).issue).toBe('hors_ligne')
  return { world, phone }
}

describe('the service’s list', () => {
  test('every result is taken, page after page, and nothing waits any more', async () => {
    const { world, phone } = await withLostAnswers(5)
    expect(pending(phone.state)).toHaveLength(5)
    const taken = await receiveResults(phone, serviceResults)
    expect(taken.map(({ commande_id }) => commande_id)).toEqual(world.service.processed.map(({ id }) => id))
    expect(pending(phone.state)).toEqual([])
    expect(phone.state.commandes.map(({ statut, resultat }) => [statut, resultat?.issue])).toEqual(
      Array(5).fill(['traitee', 'acceptee']),
    )
    expect(world.service.requests.filter((one) => one.endsWith('/v1/sync/resultats'))).toHaveLength(3)
  })

  test('a phone that waits for nothing asks for nothing', async () => {
    const { world, phone } = await withLostAnswers(1)
    await receiveResults(phone, serviceResults)
    const before = world.service.requests.length
    expect(await receiveResults(phone, serviceResults)).toEqual([])
    expect(world.service.requests).toHaveLength(before)
  })

  test('an answer that is lost too leaves the queue as it was', async () => {
    const { world, phone } = await withLostAnswers(2)
    world.service.mishaps = Array(4).fill('lost answer')
    await expect(receiveResults(phone, serviceResults)).rejects.toMatchObject({ code: 'reseau' })
    expect(pending(phone.state)).toHaveLength(2)
  })
})

describe('the replica', () => {
  const database = (rows: object[]): ReplicaDatabase => ({
    getAll: <T>() => Promise.resolve(rows as T[]),
    connect: () => Promise.resolve(),
    waitForFirstSync: () => Promise.resolve(),
    disconnectAndClear: () => Promise.resolve(),
    close: () => Promise.resolve(),
  })

  test('its rows are results like those of an answer; others’ and known ones change nothing', async () => {
    const { world, phone } = await withLostAnswers(2)
    const row = {
      issue: 'acceptee_controle',
      motifs: '["ecart_calcul"]',
      alertes: '[]',
      entites: '{"collecte":"c"}',
    }
    const told = { ...row, numero_officiel: 'MP-1', date_operation: '2026-05-04T08:00:00.000000Z' }
    const id = world.service.processed[0]?.id
    const taken = await receiveResults(
      phone,
      replicaResults(
        database([
          { id: 'x', ...told },
          { id, ...told, details: '{"reference_provisoire":{"jour":"20260501","attendu":"20260504"}}' },
        ]),
      ),
    )
    expect(taken).toEqual([
      {
        commande_id: id,
        issue: 'acceptee_controle',
        motifs: ['ecart_calcul'],
        alertes: [],
        numero_officiel: 'MP-1',
        entites: { collecte: 'c' },
        date_operation: '2026-05-04T08:00:00Z',
        details: { reference_provisoire: { jour: '20260501', attendu: '20260504' } },
      },
    ])
    expect(pending(phone.state)).toHaveLength(1)
  })

  test('it is reached with a sync token of the device', async () => {
    const { phone } = await withLostAnswers(1)
    const connector = connectorOf(phone, 'http://replica.test')
    expect(await connector.fetchCredentials()).toEqual({
      endpoint: 'http://replica.test',
      token: 'jeton-sync',
      expiresAt: new Date('2026-05-04T08:05:00Z'),
    })
  })

  test('what an application wrote to its read-only tables is told and taken off the queue, so that reading goes on', async () => {
    const { phone } = await withLostAnswers(1)
    const queue = [[{ table: 'parcelle', op: 'PATCH', id: 'p' }], [{ table: 'solde', op: 'DELETE', id: 's' }]]
    const told: LocalWrite[] = []
    const connector = connectorOf(phone, 'http://replica.test', (writes) => told.push(...writes))
    const getNextCrudTransaction = () => {
      const [crud] = queue
      if (crud === undefined) return Promise.resolve(null)
      const withValues = crud.map((one) => ({ ...one, opData: { nom: 'Awa' } }))
      return Promise.resolve({ crud: withValues, complete: async () => void queue.shift() })
    }
    await connector.uploadData({ getNextCrudTransaction })
    expect(queue).toEqual([])
    expect(told).toEqual([
      { table: 'parcelle', op: 'PATCH', id: 'p' },
      { table: 'solde', op: 'DELETE', id: 's' },
    ])
  })

  test('is «synchronized» once the device’s own row has arrived, not by a first checkpoint that is empty', async () => {
    const { phone } = await withLostAnswers(1)
    const own = { id: phone.state.enrolement?.appareil_id }
    const answers: object[][] = [[], [], [own]]
    const replica: ReplicaDatabase = {
      ...database([]),
      getAll: <T>(_: string, [id]: unknown[] = []) =>
        Promise.resolve((id === own.id ? (answers.shift() ?? []) : [own]) as T[]),
    }
    await synchronized(phone, replica)
    expect(answers).toEqual([])
    await expect(synchronized(phone, replica, { patienceMs: 1_000 })).rejects.toMatchObject({
      code: 'replique_vide',
    })
  })

  // The tests with the real replication service need it installed: docs/replication.md.
  test.skipIf(existsSync('node_modules/@powersync/node'))('without its package it says so', async () => {
    const { phone } = await withLostAnswers(1)
    await expect(openReplica(phone, 'http://replica.test', 'x.db')).rejects.toMatchObject({
      code: 'replique_absente',
    })
  })
})
