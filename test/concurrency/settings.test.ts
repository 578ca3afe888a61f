// Spec: reglages#versions: two simultaneous writers make two versions, and the later one holds.
import { expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { openServer } from '../support/server.ts'
import { ask, hold, untilBlocked } from './support/sessions.ts'

const WRITERS = 6
const server = await openServer({ POOL_SIZE: '10' })
const url = server.database.adminUrl

test('writers who meet get a version each, in the order in which they are let in', async () => {
  const token = await server.token('admin')
  const put = async (valeur: number) => {
    const response = await fetch(`${server.url}/v1/reglages/sync.jeton_min`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ valeur }),
    })
    return response.status
  }
  const holder = await hold(url, 'select from organisation.organisation where id = $1 for update', [
    ORGANISATION.demo,
  ])
  const writing = Array.from({ length: WRITERS }, (_, index) => put(10 + index))
  await untilBlocked(url, WRITERS)
  await holder.release()
  expect(await Promise.all(writing)).toEqual(Array(WRITERS).fill(200))

  const versions = await ask<{ version: number; valeur: number }>(
    url,
    `select version, valeur::int from reglage.reglage where organisation_id = $1 and cle = 'sync.jeton_min'
     order by depuis, version`,
    [ORGANISATION.demo],
  )
  expect(versions.map(({ version }) => version)).toEqual(
    Array.from({ length: WRITERS }, (_, index) => index + 1),
  )
  expect(versions.map(({ valeur }) => valeur).toSorted()).toEqual([10, 11, 12, 13, 14, 15])
  const { body } = await server.get('/v1/reglages?prefixe=sync.jeton_min', 'admin')
  expect(body.reglages[0].valeur).toBe(versions.at(-1)?.valeur)
})
