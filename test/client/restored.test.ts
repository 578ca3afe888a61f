// A number that the service gave otherwise after it was restored is shown to the agent, who has the older one on a paper.

import { keepResults, warnings } from '@sillon/telephone/state'
import { synchronize } from '@sillon/telephone/sync'
import { expect, it } from 'vitest'
import { captureMany, enrolledPhone, newWorld } from './support.ts'

it('tells the agent of a number that is another than the one that was shown', async () => {
  const world = newWorld()
  const phone = await enrolledPhone(world)
  await captureMany(phone, 1)
  await synchronize(phone)
  expect(warnings(phone.state, phone.clock.wall()).numeros_changes).toEqual([])
  const [{ id = '', resultat = null } = {}] = phone.state.commandes
  if (resultat === null) throw new Error('no result')
  for (const numero_officiel of ['MP-1', 'MP-1', 'MP-9', 'MP-9'])
    keepResults(phone.state, [{ ...resultat, commande_id: id, numero_officiel }], '2026-05-04T08:00:00Z')
  expect(warnings(phone.state, phone.clock.wall()).numeros_changes).toMatchObject([
    { id, numero_precedent: 'MP-1', resultat: { numero_officiel: 'MP-9' } },
  ])
})
