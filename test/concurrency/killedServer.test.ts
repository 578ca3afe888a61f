// Spec: commandes#traitement: the server process killed in the middle of a batch, every command has one effect after the restart and the resend.
import { expect, test } from 'vitest'
import { demoId, ORGANISATION } from '../../demo/ids.ts'
import { openDatabase } from '../support/database.ts'
import { effects, faults, oneEffectEach, storedResults } from './support/effects.ts'
import { collectes, enrol, resultsText, send } from './support/phones.ts'
import { startServerProcess } from './support/serverProcess.ts'
import { ask, BALANCES, hold, until, untilBlocked } from './support/sessions.ts'

const database = await openDatabase()
const url = database.adminUrl

test('kill -9 of the server in the middle of a batch, restart, resend: exactly one effect', {
  timeout: 60_000,
}, async () => {
  const first = await startServerProcess(database)
  const phone = await enrol(first)
  // The sixth collection waits for a balance that is held: five are committed, five are not, and the process dies.
  const batch = await collectes(phone, [1, 10], (n) => ({ producteur: n === 6 ? 2 : 1 }))
  const ids = batch.map(({ id }) => id)
  const holder = await hold(url, BALANCES, [demoId('producteur', 2)])
  const unanswered = send(first, phone, batch)
  const [orphan] = await untilBlocked(url, 1)
  await Promise.all([first.kill(), expect(unanswered).rejects.toThrow()])
  expect(await effects(url, ORGANISATION.demo)).toEqual(oneEffectEach(5))
  const acquired = await storedResults(url, ids)

  // PostgreSQL notices that nobody waits for the batch any more, though it waits for a lock itself: docs/decisions/0039.
  await until('the session of the dead server is gone', async () => {
    const [alive] = await ask(url, 'select from pg_stat_activity where pid = $1', [orphan])
    return alive === undefined
  })
  await holder.release()
  const second = await startServerProcess(database)
  const answer = await send(second, phone, batch)

  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ derniere_sequence: 10, arret: null })
  expect(resultsText(answer).startsWith(`${acquired},`)).toBe(true)
  expect(resultsText(answer)).toBe(await storedResults(url, ids))
  expect(resultsText(await send(second, phone, batch))).toBe(resultsText(answer))
  expect(await effects(url, ORGANISATION.demo)).toEqual(oneEffectEach(10))
  expect(await faults(url)).toEqual([])
  expect(await ask(url, 'select from commande.rejet')).toEqual([])
})
