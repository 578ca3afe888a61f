// Many people pay one due line at once, wholly or partly: the payments never exceed the amount due, and only one reversal
// succeeds.
import { expect, test } from 'vitest'
import { openApi } from '../api/support/api.ts'
import { due, settling } from '../api/support/payments.ts'

const api = await openApi()
const PERSONS = ['admin', 'direction'] as const
const codes = (answers: readonly { status: number; body: { erreur?: string } }[]) =>
  answers.map(({ status, body }) => body.erreur ?? String(status)).toSorted()

test('a line that is paid ten times at once is paid once', async () => {
  const line = await due(api)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      api.post('/v1/paiements', settling(line), PERSONS[n % 2] ?? 'admin'),
    ),
  )
  expect(codes(answers)).toEqual(['201', ...Array<string>(9).fill('reglement_excessif')])
  const id = answers.find(({ status }) => status === 201)?.body.id
  const reversals = await Promise.all(
    Array.from({ length: 6 }, () =>
      api.post(`/v1/paiements/${id}/contrepasser`, { raison: 'Essai' }, 'admin'),
    ),
  )
  expect(codes(reversals)).toEqual(['200', ...Array<string>(5).fill('transition_refusee')])
})

test('parts that are paid at once sum to no more than the line', async () => {
  const line = await due(api)
  const part = Math.floor((line.montant ?? 0) / 4)
  const answers = await Promise.all(
    Array.from({ length: 7 }, () => api.post('/v1/paiements', settling(line, { montant: part }), 'admin')),
  )
  expect(codes(answers)).toEqual([
    ...Array<string>(4).fill('201'),
    ...Array<string>(3).fill('reglement_excessif'),
  ])
  expect(
    await api.sql(
      `select c.montant = sum(r.montant) as entier from paiement.creance c
         join paiement.reglement r on r.creance_id = c.id where c.id = $1 group by c.montant`,
      [line.id],
    ),
  ).toEqual([{ entier: true }])
})
