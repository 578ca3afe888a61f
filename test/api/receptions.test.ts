// Receptions over HTTP: from a draft to a lot in stock, the conditions of validation, and reversals.
import { describe, expect, test } from 'vitest'
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
  receive,
  validated,
  waiting,
} from './support/receptions.ts'

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
  test('its lot waits from its birth, and has a number once it is validated', async () => {
    const created = await receive(
      api,
      await deliveryOfOne(api, { net_g: 9_990, mesures: { humidite_cp: 200 } }),
    )
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({
      statut: 'en_attente',
      numero_officiel: null,
      net_g: 9_990,
      annonce_g: 10_000,
      ecart_g: -10,
      categorie_affichage: 'bio',
      indice: 1,
      manquements: [],
      apports_attendus: 0,
      apports: [{ rang: 1, quantite_g: 10_000, recu_g: 9_990 }],
    })
    const { id } = created.body
    expect(await lotOf(id)).toEqual(['en_attente', 9_990, null])
    const done = await act(api, id, 'valider', { note: 'Pesée au pont' })
    expect(done.body).toMatchObject({ statut: 'validée', note: 'Pesée au pont' })
    expect(done.body.numero_officiel).toMatch(/REC/)
    expect(await lotOf(id)).toEqual(['validé', 9_990, done.body.numero_officiel])
    expect(codeOf(await act(api, id, 'valider'))).toBe('409 transition_refusee')
    expect((await api.get(`/v1/receptions/${id}`, 'auditeur')).body).toMatchObject(done.body)
  })

  test('fruit before its data: an expected reference, then its collection', async () => {
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
      groupement_id: one.groupement_id,
      net_g: 11,
    })
    const refused = await receive(api, both)
    expect(codeOf(refused)).toBe('409 raison_ecart_requise')
    expect(refused.body.details).toEqual({ annonce_g: 10, net_g: 11 })
    const created = (await receive(api, { ...both, raison_ecart: 'Bascule étalonnée' })).body
    expect(created.apports.map(({ recu_g }: Draft) => recu_g)).toEqual([3, 8])
    const [sums] = await api.sql<{ g: string }>(
      `select -sum(e.quantite_g) as g from matiere.toute_ecriture e join matiere.compte c on c.id = e.compte_id
         join matiere.mouvement m on m.id = e.mouvement_id where c.genre = 'ajustement' and m.entite_id = $1`,
      [created.id],
    )
    expect(Number(sums?.g)).toBe(1)
  })

  test('a draft changes until it is submitted, reserves nothing, and can be put away', async () => {
    const body = await deliveryOfOne(api, { brouillon: true })
    const draft = (await receive(api, body)).body
    expect(draft).toMatchObject({ statut: 'brouillon', annonce_g: null })
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
      producteur_id: '01960000-0006-7000-8000-000000000006',
      parcelle_id: '01960000-0007-7000-8000-00000000003c',
    })
    const id = await waiting(
      api,
      delivery([{ collecte_id: crossing.id }], { groupement_id: crossing.groupement_id, net_g: 10_000_000 }),
    )
    expect((await show(id)).ecartes_du_bio).toEqual([
      { referentiel_code: 'AB', collecte_id: crossing.id, motifs: ['capacite_depassee'] },
    ])
  })
})

describe('taken back', () => {
  test('devalidated, it has another waiting lot in place of the cancelled one; the number is reused', async () => {
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
