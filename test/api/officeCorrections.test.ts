// Spec: corrections#trace: the office's corrections of its own records are stored with author, reason, and the values before and
// after. Readers of the records also read the corrections, with the judgements that would differ.
import { expect, test } from 'vitest'
import { CERTIFICAT, CLIENT, PRODUIT } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { newClient } from './support/domains/ventes.ts'
import { codeOf } from './support/office.ts'
import { act, validated } from './support/receptions.ts'
import { createSale, RAISON, shipped } from './support/sales.ts'

const api = await openApi()
const correctionsOf = async (id: string, as: string) =>
  (await api.get(`/v1/corrections?entite_id=${id}`, as)).body.corrections

test('a shipped sale with a wrong client and a wrong price', async () => {
  const vente_id = await createSale(api)
  const expedition_id = await shipped(api, { vente_id })
  const client_id = await newClient(api)
  const correct = (body: object) =>
    api.post(`/v1/ventes/${vente_id}/corriger`, { ...RAISON, ...body }, 'commercial')
  const before = (await api.get(`/v1/ventes/${vente_id}`, 'commercial')).body

  expect(codeOf(await correct({ client_id: before.client_id }))).toBe('409 correction_sans_effet')
  const answer = await correct({ client_id, lignes: [{ rang: 1, prix_kg: 500 }] })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ code: before.code, client_id, montant: 500_000 })
  expect((await api.get(`/v1/expeditions/${expedition_id}`, 'magasinier')).body).toMatchObject({
    client_id,
    montant: 300_000,
    montant_organisation: 300_000,
  })
  const { body: papers } = await api.get(`/v1/documents?entite_id=${expedition_id}`, 'magasinier')
  expect(papers.documents.map((paper: { indice: number }) => paper.indice).sort()).toEqual([1, 1, 2, 2])

  const [correction, ...others] = await correctionsOf(vente_id, 'direction')
  expect(others).toEqual([])
  expect(correction).toMatchObject({
    entite: 'vente',
    raison: RAISON.raison,
    avant: { client_id: CLIENT.importateur, montant: 450_000 },
    apres: { client_id, montant: 500_000 },
    maintenus: [{ entite: 'expedition', id: expedition_id }],
  })
  expect(correction.avant).not.toHaveProperty('devise')
  expect(await correctionsOf(vente_id, 'inspecteur')).toEqual([])
  const read = () => api.get(`/v1/corrections/${correction.id}`, 'direction')
  expect((await read()).body.juges_autrement).toEqual([])
  const suspend = (statut: string) =>
    api.sql('update certificat.certificat set statut = $2 where id = $1', [CERTIFICAT.organisation, statut])
  await suspend('suspendu')
  try {
    const { body } = await read()
    expect(body.juges_autrement.map(({ entite, id }: Record<string, string>) => [entite, id])).toEqual([
      ['vente', vente_id],
      ['expedition', expedition_id],
    ])
  } finally {
    await suspend('valide')
  }
})

test('a validated purchase of a wrong mass, then of a wrong product, whose goods went on', async () => {
  const id = await validated(api)
  const read = async () => (await api.get(`/v1/receptions/${id}`, 'magasinier')).body
  const { numero_officiel, lot_id } = await read()
  const correct = (body: object) => act(api, id, 'corriger', { ...RAISON, ...body })
  const { status, body } = await correct({ net_g: 12_000 })
  expect([status, body.statut, body.net_g, body.numero_officiel]).toEqual([
    200,
    'validée',
    12_000,
    numero_officiel,
  ])
  expect((await api.get(`/v1/lots/${lot_id}`, 'magasinier')).body.quantite_g).toBe(12_000)
  const expedition_id = await shipped(api, { lot: lot_id, quantite_g: 11_000 })
  const refused = await correct({ produit_id: PRODUIT.mangue })
  expect(codeOf(refused)).toBe('409 correction_refusee')
  expect(refused.body.details.dependances).toEqual([
    expect.objectContaining({
      entite: 'expedition',
      id: expedition_id,
      acte: `POST /v1/expeditions/${expedition_id}/devalider`,
    }),
  ])
  expect((await correct({ net_g: 11_500 })).status).toBe(200)
  const [last, first] = await correctionsOf(id, 'magasinier')
  expect(first).toMatchObject({ entite: 'reception', avant: { net_g: 10_000 }, maintenus: [] })
  expect(last).toMatchObject({ apres: { net_g: 11_500 }, maintenus: [{ id: expedition_id }] })
})
