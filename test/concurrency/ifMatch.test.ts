// Spec: api#versions-des-fiches: of two clients that read the same record and change it at once, one succeeds; the other gets the
// current record.
import { expect, test } from 'vitest'
import { CLIENT } from '../../demo/ids.ts'
import { openApi } from '../api/support/api.ts'
import { hold, untilBlocked } from './support/sessions.ts'

const WRITERS = 4
const api = await openApi({ settings: { POOL_SIZE: '10' } })
const url = api.server.database.adminUrl
const PATH = `/v1/clients/${Object.values(CLIENT)[0]}`
const AS = 'commercial'

test('writers who meet with one tag: the record is that of one, who is told so, and of no other', async () => {
  const before = await api.get(PATH, AS)
  const tag = before.headers.get('etag') ?? ''
  const holder = await hold(url, 'select from client.client where id = $1 for update', [
    PATH.split('/').at(-1),
  ])
  const writing = Array.from({ length: WRITERS }, (_, index) =>
    api.send('PATCH', PATH, { as: AS, body: { nom: `Acheteur ${index}` }, headers: { 'if-match': tag } }),
  )
  await untilBlocked(url, WRITERS)
  await holder.release()
  const answers = await Promise.all(writing)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412])
  const now = await api.get(PATH, AS)
  const done = answers.find(({ status }) => status === 200)
  expect(now.body.nom).toBe(done?.body.nom)
  for (const { status, body, headers } of answers.filter((one) => one.status === 412)) {
    expect([status, body.details.attendues, body.details.actuelle]).toEqual([
      412,
      [tag],
      now.headers.get('etag'),
    ])
    expect(body.details.fiche).toEqual(now.body)
    expect(headers.get('etag')).toBe(now.headers.get('etag'))
  }
})
