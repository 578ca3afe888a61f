// A fault that the service can repair by itself gives no 5xx: after a deadlock a route sends its statement again, and a batch goes
// on at the command that PostgreSQL ended. Here another session takes the locks in the wrong order.
// Spec: commandes#echecs: nothing counts against the command.
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { demoId, ORGANISATION } from '../../demo/ids.ts'
import { openApi } from '../api/support/api.ts'
import { createExpedition, createSale } from '../api/support/sales.ts'
import { makeLot } from '../api/support/stock.ts'
import { effects, faults, oneEffectEach } from './support/effects.ts'
import { collectes, enrol, send } from './support/phones.ts'
import { ask, BALANCES, DEVICE, untilBlocked } from './support/sessions.ts'

const api = await openApi()
const { server } = api
const url = server.database.adminUrl

test('a batch whose command dies in a deadlock goes on there, and nothing is counted', async () => {
  const phone = await enrol(server)
  const batch = await collectes(phone, [1, 3], (n) => ({ producteur: n === 2 ? 2 : 1 }))
  const outsider = new Client({ connectionString: url })
  await outsider.connect()
  try {
    // The other session waits long before it checks for deadlocks, so that the batch finds the deadlock first and is cancelled.
    await outsider.query(`set deadlock_timeout = '15s'`)
    await outsider.query('begin')
    await outsider.query(BALANCES, [demoId('producteur', 2)])
    const sending = send(server, phone, batch)
    await untilBlocked(url, 1)
    // Two statements in one message, so that the locks end as soon as the batch is cancelled.
    await outsider.query(`${DEVICE.replace('$1', `'${phone.enrolement.appareil_id}'`)}; rollback`)
    const answer = await sending
    expect(answer.body).toMatchObject({ derniere_sequence: 3, arret: null })
    expect(answer.body.resultats.map((r: { issue: string }) => r.issue)).toEqual(Array(3).fill('acceptee'))
  } finally {
    await outsider.end()
  }
  expect(await ask(url, 'select from commande.tentative')).toEqual([])
  expect(await effects(url, ORGANISATION.demo)).toEqual(oneEffectEach(3))
  expect(await faults(url)).toEqual([])
})

test('a route whose statement dies in a deadlock is asked once more', async () => {
  const [sale, lot] = [await createSale(api), await makeLot(api)]
  const id = await createExpedition(api, { vente_id: sale, lot })
  const outsider = new Client({ connectionString: url })
  await outsider.connect()
  try {
    await outsider.query(`set deadlock_timeout = '15s'`)
    await outsider.query('begin')
    await outsider.query('select from lot.lot where id = $1 for update', [lot])
    const validating = api.post(`/v1/expeditions/${id}/valider`, {}, 'magasinier')
    await untilBlocked(url, 1)
    // Now each session waits for the other's row. The deadlock ends when PostgreSQL cancels the statement of the route.
    await outsider.query(`select from vente.vente where id = '${sale}' for update; rollback`)
    expect(await validating).toMatchObject({ status: 200, body: { statut: 'validée' } })
  } finally {
    await outsider.end()
  }
  expect(
    await ask(url, "select from expedition.transition where expedition_id = $1 and acte = 'valider'", [id]),
  ).toHaveLength(1)
})
