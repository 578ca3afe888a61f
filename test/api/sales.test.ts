// Sales and expeditions as the office and the storekeeper handle them: agreed, shipped, settled, reopened, over HTTP.
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { CERTIFICAT, CLIENT } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { codeOf } from './support/office.ts'
import { createSale, expeditionOf, RAISON, saleLine, saleOf, shipped } from './support/sales.ts'
import { makeLot } from './support/stock.ts'

type Row = Record<string, unknown>

const api = await openApi()
const sale = async (id: string) => (await api.get(`/v1/ventes/${id}`, 'commercial')).body
const expedition = async (id: string) => (await api.get(`/v1/expeditions/${id}`, 'magasinier')).body
const act = (id: string, verb: string, body: object = {}) =>
  api.post(`/v1/expeditions/${id}/${verb}`, body, 'magasinier')
const lotOf = async (id: string) =>
  (
    await api.sql<{ statut: string; quantite_g: string; nature: string; parent_id: string | null }>(
      `select l.statut, s.quantite_g, l.nature, l.parent_id from lot.lot l
         join matiere.compte c on c.genre = 'lot' and c.objet_id = l.id join matiere.solde s on s.compte_id = c.id
       where l.id = $1`,
      [id],
    )
  )[0]

describe('a sale from its draft to its settlement', () => {
  test('in euros, with its amounts exact, shipped in two containers, settled, reopened by a devalidation', async () => {
    const vente_id = await createSale(api, {
      devise: 'EUR',
      tolerance_cp: 500,
      lignes: [saleLine({ quantite_g: 1_000_000, prix_kg: 187 })],
    })
    expect(await sale(vente_id)).toMatchObject({
      statut: 'validée',
      montant: 187_000,
      devise: 'EUR',
      devise_organisation: 'XOF',
      alertes: [],
      montant_organisation: 1_226_640,
      certificats: [{ referentiel_code: 'AB', etat: 'valide', certificat_id: CERTIFICAT.organisation }],
    })
    const lot = await makeLot(api)
    const first = await shipped(api, {
      vente_id,
      lot,
      quantite_g: 400_000,
      conteneurs: [{ numero: 'CSQU3054383', scelles: [uuidv7().slice(-12).toUpperCase()] }],
    })
    expect(await expedition(first)).toMatchObject({
      statut: 'validée',
      numero_conteneur: 'CSQU3054383',
      montant: 74_800,
      client_id: CLIENT.importateur,
      lignes: [{ lot_id: lot, quantite_g: 400_000, conteneur: 'CSQU3054383', ligne: 1 }],
    })
    expect((await sale(vente_id)).lignes[0]).toMatchObject({ expedie_g: 400_000, reste_g: 600_000 })
    const second = await shipped(api, { vente_id, lot, quantite_g: 600_000 })
    expect(await sale(vente_id)).toMatchObject({ statut: 'soldée', lignes: [{ reste_g: 0 }] })
    expect(await lotOf(lot)).toMatchObject({ statut: 'consommé', quantite_g: '0' })
    expect(codeOf(await api.post(`/v1/ventes/${vente_id}/annuler`, RAISON, 'commercial'))).toBe(
      '409 transition_refusee',
    )
    const { status, body } = await act(second, 'devalider', RAISON)
    expect([status, body.statut, body.montant_organisation]).toEqual([200, 'brouillon', null])
    expect(await sale(vente_id)).toMatchObject({ statut: 'validée' })
    expect(await lotOf(lot)).toMatchObject({ statut: 'validé', quantite_g: '600000' })
    expect((await sale(vente_id)).historique.map(({ acte }: Row) => acte)).toEqual([
      'creer',
      'valider',
      'solder',
      'rouvrir',
    ])
  })

  test('a franc has no cents, and a code is one sale’s', async () => {
    const code = uuidv7()
    const id = await createSale(api, { code, lignes: [saleLine({ quantite_g: 1500, prix_kg: 333 })] }, false)
    expect((await sale(id)).montant).toBe(500)
    expect(codeOf(await api.post('/v1/ventes', saleOf({ code }), 'commercial'))).toBe('409 vente_code_pris')
  })

  test('a validated sale changes no more; a draft does', async () => {
    const id = await createSale(api, {}, false)
    const change = (body: object) => api.send('PATCH', `/v1/ventes/${id}`, { as: 'commercial', body })
    expect((await change({ note: 'Urgent', lignes: [saleLine({ prix_kg: 1 })] })).body).toMatchObject({
      note: 'Urgent',
      lignes: [{ prix_kg: 1, qualites: { AB: 'AB' } }],
    })
    await api.post(`/v1/ventes/${id}/valider`, {}, 'commercial')
    expect(codeOf(await change({ note: 'Trop tard' }))).toBe('409 transition_refusee')
  })

  test.each<[string, object]>([
    ['no line', { lignes: [] }],
    ['a price that is no integer', { lignes: [saleLine({ prix_kg: 1.5 })] }],
    ['no mass', { lignes: [saleLine({ quantite_g: 0 })] }],
    ['a date to come', { date_operation: '2999-01-01T00:00:00Z' }],
    ['more than JSON holds', { lignes: [saleLine({ quantite_g: 1e12, prix_kg: 1e9 })] }],
  ])('400 parametre_invalide: %s', async (_, changes) => {
    expect(codeOf(await api.post('/v1/ventes', saleOf(changes), 'commercial'))).toBe('400 parametre_invalide')
  })

  test('the sales staff sells, the store ships', async () => {
    expect(codeOf(await api.post('/v1/ventes', saleOf(), 'magasinier'))).toBe('403 droit_manquant')
    expect(codeOf(await api.post('/v1/expeditions', await expeditionOf(api), 'commercial'))).toBe(
      '403 droit_manquant',
    )
  })
})
