// Receptions over HTTP: from a draft to a lot in stock, what lets them pass, what takes them back.
import { describe, expect, test } from 'vitest'
import { EMPLACEMENT, FOURNISSEUR, GROUPEMENT, ORGANISATION, PRODUIT } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { codeOf } from './support/office.ts'
import type { Draft } from './support/phones.ts'
import { net } from './support/phones.ts'
import {
  act,
  collect,
  delivery,
  deliveryOfOne,
  expected,
  purchase,
  receive,
  validated,
  waiting,
} from './support/receptions.ts'
import { makeLot } from './support/stock.ts'

const api = await openApi()
const show = async (id: string) => (await api.get(`/v1/receptions/${id}`, 'direction')).body
const patch = (id: string, body: Draft) =>
  api.send('PATCH', `/v1/receptions/${id}`, { as: 'magasinier', body })
const lotOf = async (id: string) => {
  const [row] = await api.sql<{ statut: string; quantite_g: string; numero_officiel: string | null }>(
    `select l.statut, s.quantite_g, l.numero_officiel
     from reception.reception r join lot.lot l on l.id = r.lot_id
       join matiere.compte c on c.genre = 'lot' and c.objet_id = l.id
       join matiere.solde s on s.compte_id = c.id where r.id = $1`,
    [id],
  )
  return row && [row.statut, Number(row.quantite_g), row.numero_officiel]
}

describe('members’ produce', () => {
  test('«a reception lot … is born en_attente and gets its number at validation»', async () => {
    const created = await receive(
      api,
      await deliveryOfOne(api, { net_g: 9_990, mesures: { humidite_cp: 200 } }),
    )
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({
      ...{ statut: 'en_attente', numero_officiel: null, net_g: 9_990, annonce_g: 10_000, ecart_g: -10 },
      ...{ categorie_affichage: 'bio', indice: 1, manquements: [], apports_attendus: 0 },
      apports: [{ rang: 1, quantite_g: 10_000, recu_g: 9_990 }],
    })
    const { id } = created.body
    expect(await lotOf(id)).toEqual(['en_attente', 9_990, null])
    const done = await act(api, id, 'valider', { note: 'Pesée au pont' })
    expect(done.body).toMatchObject({ statut: 'validée', note: 'Pesée au pont' })
    expect(done.body.numero_officiel).toMatch(/REC/)
    expect(await lotOf(id)).toEqual(['validé', 9_990, done.body.numero_officiel])
    expect(codeOf(await act(api, id, 'valider'))).toBe('409 transition_refusee')
    expect((await api.get(`/v1/receptions/${id}`, 'auditeur')).body).toEqual(done.body)
  })

  test('«fruit travels faster than data»: an expected reference, then its collection', async () => {
    const paper = await expected(api)
    const body = await deliveryOfOne(api)
    const mixed = { ...body, net_g: 20_000, apports: [...(body.apports as Draft[]), paper] }
    const created = await receive(api, mixed)
    expect(created.body).toMatchObject({ apports_attendus: 1, categorie_affichage: 'conventionnel' })
    expect(codeOf(await receive(api, delivery([paper])))).toBe('409 reference_deja_recue')
    const arrived = await collect(api)
    const resolved = await receive(
      api,
      delivery([{ reference_provisoire: arrived.reference, quantite_g: 1 }], arrived),
    )
    expect(codeOf(resolved)).toBe('400 parametre_invalide')
    const { groupement_id } = arrived
    const again = await receive(
      api,
      delivery([{ reference_provisoire: arrived.reference, quantite_g: 1 }], { groupement_id }),
    )
    expect(again.body.apports).toMatchObject([
      { collecte_id: arrived.id, reference_provisoire: null, quantite_g: 10_000 },
    ])
  })

  test('a surplus needs a reason and stands apart; a shortfall is lost', async () => {
    const [one, two] = [await collect(api, net(3)), await collect(api, net(7))]
    const both = delivery([{ collecte_id: one.id }, { collecte_id: two.id }], {
      ...{ groupement_id: one.groupement_id, net_g: 11 },
    })
    const refused = await receive(api, both)
    expect(codeOf(refused)).toBe('409 raison_ecart_requise')
    expect(refused.body.details).toEqual({ annonce_g: 10, net_g: 11 })
    const created = (await receive(api, { ...both, raison_ecart: 'Bascule étalonnée' })).body
    expect(created.apports.map(({ recu_g }: Draft) => recu_g)).toEqual([3, 8])
    const [sums] = await api.sql<{ g: string }>(
      `select -sum(e.quantite_g) as g from matiere.ecriture e join matiere.compte c on c.id = e.compte_id
         join matiere.mouvement m on m.id = e.mouvement_id where c.genre = 'ajustement' and m.entite_id = $1`,
      [created.id],
    )
    expect(Number(sums?.g)).toBe(1)
  })

  test('a draft changes until it is submitted, reserves nothing, and can be put away', async () => {
    const body = await deliveryOfOne(api, { brouillon: true })
    const draft = (await receive(api, body)).body
    expect(draft).toMatchObject({ statut: 'brouillon', lot_id: null, annonce_g: null })
    expect((await patch(draft.id, { net_g: 9_000, raison_ecart: null })).body.net_g).toBe(9_000)
    expect(codeOf(await patch(draft.id, {}))).toBe('400 parametre_invalide')
    expect(codeOf(await patch(draft.id, { origine: 'achat' }))).toBe('400 parametre_invalide')
    expect(codeOf(await act(api, draft.id, 'valider'))).toBe('409 transition_refusee')
    const submitted = await act(api, draft.id, 'soumettre')
    expect(submitted.body).toMatchObject({ statut: 'en_attente', net_g: 9_000, ecart_g: -1_000 })
    expect(codeOf(await patch(draft.id, { net_g: 1 }))).toBe('409 transition_refusee')
    const other = (await receive(api, body)).body
    expect(codeOf(await act(api, other.id, 'soumettre'))).toBe('409 collecte_deja_recue')
    expect((await act(api, other.id, 'rejeter', { raison: 'Doublon' })).body.statut).toBe('rejetée')
  })

  test('a collection whose control is open stays in its lot, which says so', async () => {
    const crossing = await collect(api, {
      ...net(10_000_000),
      ...{
        producteur_id: '01960000-0006-7000-8000-000000000006',
        parcelle_id: '01960000-0007-7000-8000-00000000003c',
      },
    })
    const id = await waiting(
      api,
      delivery([{ collecte_id: crossing.id }], { groupement_id: crossing.groupement_id, net_g: 10_000_000 }),
    )
    expect((await show(id)).ecartes_du_bio).toEqual([
      { collecte_id: crossing.id, motifs: ['capacite_depassee'] },
    ])
  })
})

describe('taken back', () => {
  test('«the old lot is cancelled and the reception takes a new en_attente lot»; the number is reused', async () => {
    const id = await validated(api, await deliveryOfOne(api))
    const before = await show(id)
    const after = (await act(api, id, 'devalider', { raison: 'Erreur de pesée' })).body
    expect(after).toMatchObject({ statut: 'en_attente', indice: 2, numero_officiel: before.numero_officiel })
    expect(after.lot_id).not.toBe(before.lot_id)
    expect(await lotOf(id)).toEqual(['en_attente', 10_000, null])
    await act(api, id, 'valider')
    expect(await lotOf(id)).toEqual(['validé', 10_000, before.numero_officiel])
    expect((await show(id)).transitions.map(({ acte }: Draft) => acte)).toEqual([
      'creer',
      'soumettre',
      'valider',
      'devalider',
      'valider',
    ])
    const both = await api.get(`/v1/receptions?lot_id=${before.lot_id}`, 'magasinier')
    expect(both.body.receptions.map((one: Draft) => one.id)).toEqual([id])
  })

  test('a rejected lot keeps its matter: its collection is not received anew', async () => {
    const body = await deliveryOfOne(api)
    const id = await waiting(api, body)
    expect(codeOf(await act(api, id, 'rejeter', {}))).toBe('400 parametre_invalide')
    await act(api, id, 'rejeter', { raison: 'Moisissures' })
    expect(await lotOf(id)).toEqual(['rejeté', 10_000, null])
    expect(codeOf(await receive(api, body))).toBe('409 collecte_deja_recue')
  })
})

describe('derogations', () => {
  const uncertified = async () =>
    waiting(api, delivery([await expected(api)], { groupement_id: GROUPEMENT.togoudo }))
  const grant = (id: string, regle: string, as = 'direction') =>
    act(api, id, 'derogations', { regle, raison: 'Attestation reçue par courrier' }, as)

  test('«needs reception.derogate and applies only to that rule», to that reception', async () => {
    const [id, other] = [await uncertified(), await uncertified()]
    expect(codeOf(await act(api, id, 'valider'))).toBe('409 certificat_non_valide')
    expect(codeOf(await grant(id, 'certificat_non_valide', 'magasinier'))).toBe('403 droit_manquant')
    expect(codeOf(await grant(id, 'qualite_non_admise'))).toBe('400 parametre_invalide')
    await grant(id, 'seuil_depasse')
    expect(codeOf(await act(api, id, 'valider'))).toBe('409 certificat_non_valide')
    expect((await grant(id, 'certificat_non_valide')).status).toBe(201)
    expect((await show(id)).manquements).toMatchObject([{ regle: 'certificat_non_valide', derogee: true }])
    expect((await act(api, id, 'valider')).body).toMatchObject({
      statut: 'validée',
      examens: [{ regle: 'certificat_non_valide', issue: 'derogation' }],
    })
    expect(codeOf(await act(api, other, 'valider'))).toBe('409 certificat_non_valide')
    const journal = await api.sql(
      "select details from journal.evenement where action = 'reception.deroger' and entite_id = $1",
      [id],
    )
    expect(journal.length).toBe(2)
  })
})

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
