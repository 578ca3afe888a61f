// Spec: paiements#fichier: the payments of one means are one file; its amounts sum to the lines that they settle. A file contains
// waiting, cancelled or returned payments only if the request asks for them.
import { expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import { due, promised, settling } from './support/payments.ts'

const RAISON = { raison: 'Essai' }
const api = await openApi()

test('a file of one means sums to the lines that its payments settle', async () => {
  for (const moyen of ['virement', 'virement', 'mobile_money'])
    await api.post('/v1/paiements', { ...settling(await due(api)), moyen }, 'admin')
  const path = `/v1/paiements?moyen=virement&statut=${encodeURIComponent('validée')}`
  const file = await api.get(path, 'direction', { accept: 'text/csv' })
  const [header = '', ...lines] = file.text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
  const amount = header.split(',').indexOf('Montant')
  const sum = lines.map((line) => Number(line.split(',')[amount])).reduce((one, other) => one + other, 0)
  const [settled] = await api.sql<{ somme: string }>(
    `select sum(r.montant) as somme from paiement.reglement r
       join paiement.paiement x on x.id = r.paiement_id where x.moyen = 'virement' and x.statut = 'validée'`,
  )
  expect([lines.length, sum]).toEqual([2, Number(settled?.somme)])
  expect(file.text).not.toContain('mobile_money')
})

test('what waits, was cancelled or came back is in no file that does not ask for it', async () => {
  const [waits, cancelled] = [await promised(api), await promised(api)]
  await api.post(`/v1/paiements/${cancelled.id}/annuler`, RAISON, 'direction')
  const [stands, wrong] = await Promise.all(
    [await due(api), await due(api)].map(
      async (line) => (await api.post('/v1/paiements', settling(line), 'admin')).body.id,
    ),
  )
  const mirror = (await api.post(`/v1/paiements/${wrong}/contrepasser`, RAISON, 'direction')).body.id
  const file = (await api.get('/v1/paiements?moyen=especes', 'direction', { accept: 'text/csv' })).text
  expect(file).toContain(stands)
  for (const id of [waits.id, cancelled.id, wrong, mirror]) expect(file).not.toContain(id)
  const [{ entiers } = {}] = await api.sql<{ entiers: boolean }>(
    `select bool_and(x.montant = s.montant) as entiers from paiement.paiement x
       cross join lateral (select sum(r.montant) as montant from paiement.reglement r where r.paiement_id = x.id) as s
     where x.genre = 'reglement'`,
  )
  expect(entiers).toBe(true)
  const asked = `/v1/paiements?moyen=especes&statut=${encodeURIComponent('contrepassée')}`
  expect((await api.get(asked, 'direction', { accept: 'text/csv' })).text).toContain(mirror)
  const screen = (await api.get('/v1/paiements?moyen=especes&limite=200', 'direction')).body.paiements
  expect(screen.map(({ id }: { id: string }) => id)).toContain(waits.id)
})
