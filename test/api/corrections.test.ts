// Spec: file-de-controle#correction: a command of any type is corrected over HTTP to the content that it should have had.
import { hash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { INTRANT, PRODUCTEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { openOffice } from './support/office.ts'
import type { Draft } from './support/phones.ts'

const api = await openApi()
const handOut = (changes: Draft = {}): Draft => ({
  remise_id: uuidv7(),
  producteur_id: PRODUCTEUR.ordinary,
  intrant_id: INTRANT.compost,
  quantite: 25,
  unite_code: 'KGM',
  valeur: { montant: 5000, devise: 'XOF' },
  avance: true,
  ...changes,
})
const TYPE = { type: 'intrant.remettre', version_schema: 1 }
const shown = async (id: unknown) =>
  (await api.get('/v1/remises?limite=200', 'admin')).body.remises.find((one: Draft) => one.id === id)

test('a hand-out to nobody is corrected: the register shows it, the payload is kept with its fingerprint', async () => {
  const office = await openOffice(api)
  const wrong = handOut({ producteur_id: uuidv7() })
  const sent = await office.send({}, { ...TYPE, payload: wrong })
  const payload = { ...wrong, producteur_id: PRODUCTEUR.ordinary, quantite: 12 }
  const { status, body } = await office.decide(sent, 'reference_inconnue', 'correction', { ...TYPE, payload })
  expect([status, body.erreur]).toEqual([200, undefined])
  expect(await shown(wrong.remise_id)).toMatchObject({ producteur_id: PRODUCTEUR.ordinary, quantite: 12 })
  const kept = await api.sql(
    'select empreinte, version_schema from commande.correction where commande_id = $1',
    [sent.envelope.id],
  )
  expect(kept).toEqual([{ empreinte: hash('sha256', canonicalize(payload) ?? '', 'hex'), version_schema: 1 }])
  expect(await office.resend(sent)).toBe(sent.raw)
})

test('what no schema admits, another id and another type are refused', async () => {
  const office = await openOffice(api)
  const wrong = handOut({ producteur_id: uuidv7() })
  const sent = await office.send({}, { ...TYPE, payload: wrong })
  const correct = async (request: Draft) => {
    const { status, body } = await office.decide(sent, 'reference_inconnue', 'correction', request)
    return `${status} ${body.erreur}`
  }
  expect(await correct({ ...TYPE, payload: { ...wrong, quantite: 'dix' } })).toBe('400 parametre_invalide')
  expect(await correct({ ...TYPE, payload: handOut() })).toBe('409 correction_impossible')
  const finding = {
    non_conformite_id: uuidv7(),
    producteur_id: PRODUCTEUR.ordinary,
    constat_code: 'haie_absente',
    gravite: 'mineure',
    description: 'x',
  }
  const other = { type: 'non_conformite.constater', version_schema: 1, payload: finding }
  expect(await correct(other)).toBe('409 correction_impossible')
  expect(await office.open(sent)).toEqual(['reference_inconnue'])
})
