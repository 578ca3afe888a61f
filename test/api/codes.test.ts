// Spec: imports#valeurs: a code that the office sends is found by a file and by a search, however it was typed.
import { expect, test } from 'vitest'
import { CAMPAGNE, PRODUIT } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { bringIn } from './support/imports.ts'
import { newMember } from './support/members.ts'
import { codeOf } from './support/office.ts'

const api = await openApi({ settings: { TASKS: 'inside' } })

test('a contract has one code', async () => {
  const as = 'commercial'
  const lignes = [{ produit_id: PRODUIT.ananas, quantite_g: 1_000_000, prix_kg: 190 }]
  const create = (code: string) => api.post('/v1/contrats', { code, campagne_id: CAMPAGNE.demo, lignes }, as)
  const first = await create(' C–٠٧')
  expect([first.status, first.body.code]).toEqual([201, 'C-07'])
  expect(codeOf(await create('C-07'))).toBe('409 contrat_refuse')
  const content = 'code;campagne;produit;quantite_kg;prix_kg\nC‑07;2026;ANANAS;1000;300\n'
  const { report } = await bringIn(api, { genre: 'contrats', content, as })
  expect(report).toEqual(['2 - contrat_refuse'])
})

test('a sample is found by its number', async () => {
  const { producteur_id } = await newMember(api)
  const sample = (numero: string) =>
    api.post('/v1/echantillons', { numero, producteur_id, matiere: 'sol', laboratoire: 'L' }, 'rsci')
  expect((await sample('Ｅ－１７')).body).toMatchObject({ numero: 'E-17' })
  expect(codeOf(await sample('E–17'))).toBe('409 echantillon_deja_connu')
  const { body } = await api.get(`/v1/echantillons?numero=${encodeURIComponent('E—١٧')}`, 'rsci')
  expect(body.echantillons).toMatchObject([{ numero: 'E-17' }])
})

test('a client has a code of capitals, digits and hyphens, whichever dash was typed', async () => {
  const body = { code: 'CL–٠١', nom: 'Bio Sud', pays: 'FR' }
  const made = await api.post('/v1/clients', body, 'commercial')
  expect([made.status, made.body.code]).toEqual([201, 'CL-01'])
  const mixed = await api.post('/v1/clients', { ...body, code: 'СL-02' }, 'commercial')
  expect(codeOf(mixed)).toBe('400 parametre_invalide')
  expect(mixed.body.details).toContainEqual({ chemin: '/code', raison: 'lettres_semblables' })
})
