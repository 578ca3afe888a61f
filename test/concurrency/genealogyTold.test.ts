// docs/performance.md#genealogy: the links of a genealogy are sent while its records are still being described. A response that
// began and can not be finished is cut off; one that did not begin is refused.
import { expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { writeHistory } from '../../lab/bench/graph.ts'
import { withClient } from '../support/clone.ts'
import { openServer } from '../support/server.ts'
import { ask, hold, untilBlocked } from './support/sessions.ts'

const server = await openServer()
const url = server.database.adminUrl
const lot = await withClient(url, (client) =>
  writeHistory(client, ORGANISATION.demo, { layers: 4, width: 1_000 }),
)

// Describing the records requires reading the table of places.
const holdPlaces = () => hold(url, 'lock table emplacement.emplacement in access exclusive mode')

async function tell(limite: number): Promise<Response> {
  const headers = { authorization: `Bearer ${await server.token('direction')}` }
  return fetch(`${server.url}/v1/lots/${lot}/genealogie?limite=${limite}`, { headers })
}

const endWaiting = () =>
  ask(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )

test('links are on their way while records are described', async () => {
  const holder = await holdPlaces()
  const answer = await tell(20_000)
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, null])
  await untilBlocked(url, 1)
  await holder.release()
  const { noeuds, liens } = (await answer.json()) as Record<'noeuds' | 'liens', { id: string }[]>
  expect([noeuds.length, liens.length]).toEqual([4_001, 7_000])
  expect(noeuds[0]).toMatchObject({ id: lot, sens: 'lot', lieu: { genre: 'emplacement' } })
})

test('a genealogy that the database does not end is no whole one', async () => {
  const holder = await holdPlaces()
  const answer = await tell(20_000)
  await untilBlocked(url, 1)
  await endWaiting()
  await expect(answer.text()).rejects.toThrow()
  await holder.release()
})

test('of one that was not begun it is told that it could not be', async () => {
  const holder = await holdPlaces()
  const answer = tell(500)
  await untilBlocked(url, 1)
  await endWaiting()
  expect((await answer).status).toBe(503)
  await holder.release()
})
