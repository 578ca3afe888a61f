// docs/decisions/0007, «Lost connections, deadlocks and exhausted resources never count»: the session of a batch is terminated
// halfway. The phone gets 503, the committed commands stay, and the resend continues after them.
import { expect, test } from 'vitest'
import { demoId, ORGANISATION } from '../../demo/ids.ts'
import { openServer } from '../support/server.ts'
import { effects, faults, oneEffectEach, storedResults } from './support/effects.ts'
import { collectes, enrol, resultsText, send } from './support/phones.ts'
import { ask, BALANCES, hold, untilBlocked } from './support/sessions.ts'

const server = await openServer()
const url = server.database.adminUrl

test('a connection lost in the middle of a batch, four times: 503, nothing counted, the resend succeeds', async () => {
  const phone = await enrol(server)
  const batch = await collectes(phone, [1, 5], (n) => ({ producteur: n === 3 ? 2 : 1 }))
  const ids = batch.map(({ id }) => id)
  const holder = await hold(url, BALANCES, [demoId('producteur', 2)])
  // The number exceeds the number of unexpected failures after which a command is set aside.
  for (let time = 1; time <= 4; time++) {
    const sending = send(server, phone, batch)
    const pids = await untilBlocked(url, 1)
    await ask(url, 'select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids])
    const answer = await sending
    expect([answer.status, answer.body]).toEqual([503, { erreur: 'service_indisponible' }])
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await effects(url, ORGANISATION.demo)).toEqual(oneEffectEach(2))
    expect(await ask(url, 'select from commande.tentative')).toEqual([])
  }
  const acquired = await storedResults(url, ids)
  await holder.release()

  const answer = await send(server, phone, batch)
  expect(answer.body).toMatchObject({ derniere_sequence: 5, arret: null })
  expect(answer.body.resultats.map((r: { issue: string }) => r.issue)).toEqual(Array(5).fill('acceptee'))
  expect(resultsText(answer).startsWith(`${acquired},`)).toBe(true)
  expect(await effects(url, ORGANISATION.demo)).toEqual(oneEffectEach(5))
  expect(await ask(url, 'select from commande.tentative')).toEqual([])
  expect(await faults(url)).toEqual([])
})
