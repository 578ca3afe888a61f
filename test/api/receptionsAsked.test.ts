// Requests about receptions over HTTP: invalid input, another organization's rows, filters, an inactive module.
import { describe, expect, test } from 'vitest'
import { EMPLACEMENT, FOURNISSEUR, GROUPEMENT, ORGANISATION, PRODUIT } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { codeOf } from './support/office.ts'
import type { Draft } from './support/phones.ts'
import {
  act,
  collect,
  delivery,
  expected,
  purchase,
  receive,
  validated,
  waiting,
} from './support/receptions.ts'
import { makeLot } from './support/stock.ts'

const api = await openApi()
const show = async (id: string) => (await api.get(`/v1/receptions/${id}`, 'direction')).body

describe('bad input', () => {
  test.each([
    ['no mass', { net_g: 0 }],
    ['a mass beyond all scales', { net_g: 2 ** 53 + 1 }],
    ['a fraction', { net_g: 1.5 }],
    [
      'collections of a purchase',
      { apports: [{ reference_provisoire: 'BR-AB-20260101-0001', quantite_g: 1 }] },
    ],
    ['a group and a supplier', { groupement_id: GROUPEMENT.allada }],
    ['a return, which comes with an expedition', { origine: 'retour' }],
    ['a day to come', { date_operation: '9999-12-31T23:59:59Z' }],
    ['a measurement out of bounds', { mesures: { brix_dixiemes: 301 } }],
    ['a text with a zero', { raison_ecart: 'a\u0000b' }],
    ['an unknown member', { statut: 'validée' }],
    ['a quality that is no text', { qualite_declaree: { AB: null } }],
  ])('%s', async (_, changes) => {
    expect(codeOf(await receive(api, purchase(changes)))).toBe('400 parametre_invalide')
  })

  test('one collection twice, one by two names, one without mass', async () => {
    const { id, reference, groupement_id } = await collect(api)
    const named = { collecte_id: id }
    const asked = (apports: Draft[]) => receive(api, delivery(apports, { groupement_id }))
    expect(codeOf(await asked([named, { collecte_id: id.toUpperCase() }]))).toBe('400 parametre_invalide')
    expect(codeOf(await asked([named, { reference_provisoire: reference, quantite_g: 1 }]))).toBe(
      '400 parametre_invalide',
    )
    expect(codeOf(await asked([{ reference_provisoire: reference }]))).toBe('400 parametre_invalide')
    expect(codeOf(await asked([]))).toBe('409 apports_manquants')
  })

  test('what is VOISINE’s is absent', async () => {
    const why = { raison: 'x' }
    const lot = await makeLot(api, { voisine: true })
    const [theirs] = await api.sql<{ id: string }>('select reception_id as id from lot.lot where id = $1', [
      lot,
    ])
    for (const [verb, body] of Object.entries({ soumettre: {}, valider: {}, rejeter: why, devalider: why }))
      expect(codeOf(await act(api, theirs?.id ?? '', verb, body))).toBe('404 reception_inconnue')
    expect(codeOf(await api.get(`/v1/receptions/${theirs?.id}`, 'magasinier'))).toBe('404 reception_inconnue')
    expect((await api.get(`/v1/receptions?lot_id=${lot}`, 'magasinier')).body.receptions).toEqual([])
    for (const changes of [
      { fournisseur_id: FOURNISSEUR.voisine },
      { emplacement_id: EMPLACEMENT.voisine },
      { produit_id: PRODUIT.cacao },
    ])
      expect((await receive(api, purchase(changes))).status).toBe(404)
  })
})

describe('the list', () => {
  test('its filters', async () => {
    const paper = await expected(api)
    const id = await waiting(api, delivery([paper]))
    const done = await validated(api)
    const { numero_officiel } = await show(done)
    const ids = async (query: string) =>
      (await api.get(`/v1/receptions?limite=200&${query}`, 'magasinier')).body.receptions.map(
        (one: Draft) => one.id,
      )
    expect(await ids(`reference_provisoire=${paper.reference_provisoire}`)).toEqual([id])
    expect(await ids(`recherche=${String(numero_officiel).toLowerCase()}`)).toEqual([done])
    expect(await ids('attendus=true&statut=en_attente&origine=membres')).toContain(id)
    expect(await ids('attendus=false')).not.toContain(id)
    expect(await ids(`fournisseur_id=${FOURNISSEUR.plantation}&statut=validée`)).toContain(done)
    expect(await ids(`emplacement_id=${EMPLACEMENT.station}`)).toEqual([])
    expect(await ids('au=2020-01-01T00:00:00Z')).toEqual([])
    expect(await ids('du=2020-01-01T00:00:00Z')).toContain(id)
    const mine = await collect(api)
    const of = await waiting(api, delivery([{ collecte_id: mine.id }], { groupement_id: mine.groupement_id }))
    expect(await ids(`collecte_id=${mine.id}`)).toEqual([of])
  })
})

test('the module being inactive, nothing is received; what was is read', async () => {
  const id = await waiting(api)
  const module =
    "update module.activation set actif_pendant = $2 where organisation_id = $1 and module = 'stock'"
  await api.sql(module, [ORGANISATION.demo, '{(,2020-01-01)}'])
  expect(codeOf(await receive(api, purchase()))).toBe('409 module_inactif')
  expect(codeOf(await act(api, id, 'valider'))).toBe('409 module_inactif')
  expect((await api.get(`/v1/receptions/${id}`, 'direction')).status).toBe(200)
  await api.sql(module, [ORGANISATION.demo, '{(,)}'])
})
