// Acts that a record offers, read over GraphQL: they depend on the record's state and on the caller's permissions.
import { expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import { post } from './support/graphql.ts'
import { createSale } from './support/sales.ts'
import { doneStep } from './support/steps.ts'
import { makeLot } from './support/stock.ts'

const api = await openApi()
const actsOf = async (record: string, id: string, as: string): Promise<string[]> => {
  const query = `{ ${record}(id: "${id}") { statut actesPossibles } }`
  const { data } = await post(api.server, { query }, as)
  return data[record].actesPossibles
}

test('a sale: who sells cancels it, who keeps the store ships for it, who reads does neither', async () => {
  const id = await createSale(api)
  expect(await actsOf('vente', id, 'commercial')).toEqual(['annuler', 'corriger'])
  expect(await actsOf('vente', id, 'magasinier')).toEqual(['expedier'])
  expect(await actsOf('vente', id, 'direction')).toEqual([])
})

test('a lot offers what its route does, and nothing that its caller may not', async () => {
  const id = await makeLot(api, { statut: 'quarantaine' })
  expect(await actsOf('lot', id, 'rsci')).toEqual(['liberer'])
  expect(await actsOf('lot', id, 'magasinier')).toEqual(['annuler'])
  const { lot } = await doneStep(api)
  expect(await actsOf('lot', lot, 'magasinier')).toEqual(['rejeter', 'valider'])
})
