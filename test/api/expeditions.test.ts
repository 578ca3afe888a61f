// Expeditions from the storekeeper's view: shipped, refused, returned, and the setting that decides, over HTTP.
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { CERTIFICAT, CLIENT, EMPLACEMENT, PRODUIT } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { codeOf } from './support/office.ts'
import { createExpedition, createSale, expeditionOf, RAISON, shipped } from './support/sales.ts'
import { makeLot } from './support/stock.ts'

type Row = Record<string, unknown>

const api = await openApi()
const sale = async (id: string) => (await api.get(`/v1/ventes/${id}`, 'commercial')).body
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
const ids = async (path: string, list: string, as = 'magasinier') =>
  (await api.get(path, as)).body[list].map(({ id }: Row) => id)

describe('what leaves', () => {
  test('nothing leaves a lot in quarantine, nor what is below the sold quality', async () => {
    const vente_id = await createSale(api)
    const send = async (wish: object) =>
      act(await createExpedition(api, { vente_id, lot: await makeLot(api, wish) }), 'valider')
    const held = await send({ statut: 'quarantaine' })
    expect([codeOf(held), held.body.details.statut]).toEqual(['409 lot_en_quarantaine', 'quarantaine'])
    const lower = await send({ etats: { AB: 'C3' } })
    expect([codeOf(lower), lower.body.details]).toEqual([
      '409 qualite_insuffisante',
      { lot_id: expect.any(String), referentiel_code: 'AB', vendu: 'AB', etat: 'C3' },
    ])
    expect(codeOf(await send({ statut: 'en_attente' }))).toBe('409 lot_non_valide')
  })

  test('the details of a wrong container tell the digit; spaces and lower case are none', async () => {
    const body = await expeditionOf(api)
    const send = (numero: string) =>
      api.post('/v1/expeditions', { ...body, conteneurs: [{ numero }] }, 'magasinier')
    expect((await send('MSKU6011670')).body).toEqual({
      erreur: 'conteneur_invalide',
      details: { numero: 'MSKU6011670', chiffre_attendu: 2 },
    })
    for (const numero of ['msku6011672', 'MSKU 601167 2', 'MSKX6011672', 'MSKU601167'])
      expect(codeOf(await send(numero))).toBe('400 parametre_invalide')
  })

  test('a draft that is cancelled frees its seal', async () => {
    const conteneurs = [{ numero: 'CSQU3054383', scelles: [uuidv7().slice(-12).toUpperCase()] }]
    const id = await createExpedition(api, { conteneurs })
    const again = async () =>
      codeOf(await api.post('/v1/expeditions', await expeditionOf(api, { conteneurs }), 'magasinier'))
    expect(await again()).toBe('409 scelle_deja_utilise')
    expect((await act(id, 'annuler', RAISON)).body.statut).toBe('annulée')
    expect(await again()).toBe('201')
  })

  test('the lists filter by client, product, lot, container, seal, day and state', async () => {
    const scelle = uuidv7().slice(-12).toUpperCase()
    const lot = await makeLot(api)
    const vente_id = await createSale(api)
    const id = await shipped(api, {
      vente_id,
      lot,
      conteneurs: [{ numero: 'CSQU3054383', scelles: [scelle] }],
    })
    const draft = await createExpedition(api, { vente_id, lot })
    const day = (ms: number) => new Date(Date.now() + ms).toISOString()
    for (const query of [
      `scelle=${scelle}`,
      `lot_id=${lot}&statut=validée`,
      `vente_id=${vente_id}&du=${day(-60_000)}`,
    ])
      expect(await ids(`/v1/expeditions?${query}`, 'expeditions')).toEqual([id])
    expect(await ids(`/v1/expeditions?vente_id=${vente_id}`, 'expeditions')).toEqual([draft, id])
    expect(await ids(`/v1/expeditions?lot_id=${lot}&au=${day(-3_600_000)}`, 'expeditions')).toEqual([])
    expect(await ids('/v1/expeditions?conteneur=CSQU3054383&limite=200', 'expeditions')).toContain(id)
    expect(await ids(`/v1/expeditions?client_id=${CLIENT.jus}`, 'expeditions')).toEqual([])
    const { code } = await sale(vente_id)
    for (const query of [
      `recherche=${code.slice(0, 30)}`,
      `recherche=${code}&produit_id=${PRODUIT.ananas}&statut=validée`,
    ])
      expect(await ids(`/v1/ventes?${query}`, 'ventes')).toContain(vente_id)
    expect(await ids(`/v1/ventes?recherche=${code}&client_id=${CLIENT.jus}`, 'ventes')).toEqual([])
  })
})

test('a container comes back as new lots that wait; the expedition and the sale stay', async () => {
  const lot = await makeLot(api)
  const vente_id = await createSale(api)
  const id = await shipped(api, {
    vente_id,
    lot,
    quantite_g: 1_000_000,
    conteneurs: [{ numero: 'CSQU3054383' }],
  })
  const { status, body } = await act(id, 'retours', {
    emplacement_id: EMPLACEMENT.station,
    raison: 'Chaîne du froid rompue',
    conteneur: 'CSQU3054383',
  })
  expect([status, body.statut, body.lignes[0].retourne_g]).toEqual([200, 'validée', 1_000_000])
  expect(await lotOf(body.retours[0].lot_id)).toEqual({
    statut: 'en_attente',
    quantite_g: '1000000',
    nature: 'REC',
    parent_id: lot,
  })
  expect(await sale(vente_id)).toMatchObject({
    statut: 'soldée',
    lignes: [{ retourne_g: 1_000_000, reste_g: 0 }],
  })
  expect(codeOf(await act(id, 'devalider', RAISON))).toBe('409 matiere_deja_utilisee')
  expect((await lotOf(lot))?.statut).toBe('consommé')
})

test('vente.certificat_mode: blocks, or signals, as the setting of the operation’s date says', async () => {
  const [cle, change] = [
    'vente.certificat_mode',
    'update certificat.certificat set statut = $2 where id = $1',
  ]
  const put = async (valeur: unknown): Promise<string> =>
    (await api.send('PUT', `/v1/reglages/${cle}`, { body: { valeur }, as: 'admin' })).body.depuis
  const validate = (id: string) => api.post(`/v1/ventes/${id}/valider`, {}, 'commercial')
  const draft = (date_operation?: string) => createSale(api, { date_operation }, false)
  const waiting = await createExpedition(api)
  await api.sql(change, [CERTIFICAT.organisation, 'suspendu'])
  const blocked = await validate(await draft())
  expect([codeOf(blocked), blocked.body.details.certificats[0].etat]).toEqual([
    '409 certificat_non_valide',
    'suspendu',
  ])
  const since = Date.parse(await put('signal'))
  const before = await draft(new Date(since - 1).toISOString())
  const { body } = await validate(await draft())
  expect([body.statut, body.alertes]).toEqual(['validée', ['certificat_non_valide']])
  expect(codeOf(await validate(before))).toBe('409 certificat_non_valide')
  expect((await act(waiting, 'valider')).body.alertes).toEqual(['certificat_non_valide'])
  await put(null)
  await api.sql(change, [CERTIFICAT.organisation, 'valide'])
})

test('a suspension lists the expeditions that the certificate stands behind', async () => {
  const id = await shipped(api)
  const path = `/v1/certificats/${CERTIFICAT.organisation}/operations?limite=200`
  const { body } = await api.get(path, 'rsci')
  expect(JSON.stringify(body)).toContain(id)
})
