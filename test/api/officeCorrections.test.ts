// Spec: corrections#trace: what the office corrects of its own records is kept with who, why, before and after; who reads the
// records reads their corrections, with what would be judged otherwise.
import { expect, test } from 'vitest'
import { CERTIFICAT, CLIENT } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { newClient } from './support/domains/ventes.ts'
import { codeOf } from './support/office.ts'
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
