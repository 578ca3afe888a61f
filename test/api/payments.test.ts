// Spec: paiements#fichier: the payments of one means are one file, whose amounts sum to the lines that they settle.
import { expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import { due, settling } from './support/payments.ts'

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
