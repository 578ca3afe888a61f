// Spec: documents#lecture: characters that the paper can not show are reported with its file, each once, before printing.
import { expect, test } from 'vitest'
import { readDocument } from '../../src/documents/handlers.ts'
import { frozen } from './support.ts'

const tools = {
  verification: 'https://sillon.example.org/verifier',
  objects: { readAddress: async () => ({ url: 'https://store', expire_le: '2026-06-01T00:00:00Z' }) },
}

async function read(contenu: object | null) {
  const told = { document: { id: 'x' }, contenu, a_dessiner: null, cle: 'k', duree_s: 60 }
  const call = { request: { id: 'x' }, run: async () => JSON.stringify(told) }
  const { body } = await readDocument(tools as never)(call as never)
  return JSON.parse(String(body)).lettres_non_imprimees
}

test('letters without a font are told, of the organization too; those of an erased document are none', async () => {
  const named = frozen('recu', 'fr', { producteur: '田中 ገብረ राम 田', localite: 'Ọ̀ṣun محمد' })
  expect(await read({ ...named, organisation: { ...named.organisation, nom: '農協' } })).toEqual([
    ...'農協田中',
  ])
  expect(await read(frozen('recu'))).toEqual([])
  expect(await read(null)).toEqual([])
})
