// Physical inventories over HTTP: the counts of the office, and their effect on the mass balance.
import { expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import { HELD, inventoried, proposed } from './support/inventories.ts'

const api = await openApi()
const lotOf = async (id: string) => (await api.get(`/v1/lots/${id}`, 'magasinier')).body
type Row = { entrees: Record<string, number>; sorties: Record<string, number> }

test('surplus and shortage stand apart in the balance, and one reversal takes back one of them', async () => {
  const [{ surplus_lot_id, mouvement_id }, lost] = [
    await inventoried(api, HELD + 700),
    await inventoried(api, HELD - 300),
  ]
  expect(await lotOf(surplus_lot_id)).toMatchObject({
    statut: 'validé',
    quantite_g: 700,
    categorie_affichage: 'conventionnel',
    reception_id: null,
  })
  expect(await lotOf(lost.lot_id)).toMatchObject({ quantite_g: HELD - 300, categorie_affichage: 'bio' })
  const balance = (await api.get('/v1/bilan-matiere?referentiel=AB', 'direction')).body.bilans
  const sum = (side: 'entrees' | 'sorties') =>
    balance.reduce((total: number, row: Row) => total + (row[side].inventaire_g ?? 0), 0)
  expect([sum('entrees'), sum('sorties')]).toEqual([700, 300])

  const reversed = await api.post(`/v1/mouvements/${mouvement_id}/contrepasser`, { raison: 'x' }, 'direction')
  expect(reversed.status).toBe(200)
  expect(await lotOf(surplus_lot_id)).toMatchObject({ statut: 'annulé', quantite_g: 0 })
})

test('of the inventories of a lot, each count is told', async () => {
  const { id, lot_id } = await proposed(api, HELD - 1)
  const { inventaires } = (await api.get(`/v1/inventaires?lot_id=${lot_id}`, 'magasinier')).body
  expect(inventaires).toMatchObject([{ id, lots: 1, manque_g: 1, surplus_g: 0, statut: 'en_attente' }])
})
