// Spec: conformite-et-certificats#fournisseurs, contrats-et-devises#contrat: who holds `stock.manage` chooses suppliers and contracts
// by their names, and reads no more of them.
import { expect, test } from 'vitest'
import { CONTRAT, FOURNISSEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'

const api = await openApi()
type Named = { readonly id: string }

test('a warehouse keeper reads names of suppliers, without contact or certificates', async () => {
  const { status, body } = await api.get('/v1/choix/fournisseurs?actif=true&recherche=zio', 'magasinier')
  expect(status).toBe(200)
  expect(body.fournisseurs).toEqual([
    {
      id: FOURNISSEUR.plantation,
      code: 'PLANTATION-ZIO',
      nom: 'Plantation biologique du Zio',
      actif: true,
    },
  ])
  expect((await api.get('/v1/fournisseurs', 'magasinier')).status).toBe(403)
})

test('a warehouse keeper reads codes of contracts, without lines or prices', async () => {
  const { status, body } = await api.get('/v1/choix/contrats?statut=actif', 'magasinier')
  expect(status).toBe(200)
  const found = body.contrats.find(({ id }: Named) => id === CONTRAT.actif)
  expect(Object.keys(found)).toEqual(['id', 'code', 'campagne_id', 'groupement_id', 'en_vigueur'])
  expect((await api.get('/v1/contrats', 'magasinier')).status).toBe(403)
})

test('an agent reads neither', async () => {
  for (const list of ['fournisseurs', 'contrats'])
    expect((await api.get(`/v1/choix/${list}`, 'agent1')).status).toBe(403)
})
