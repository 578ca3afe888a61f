// Spec: commandes#ids, commandes#enveloppe: no payload makes a batch unreadable, whatever it holds: the database judges its
// command and sets it aside alone.
import type { CommandType } from '@sillon/telephone/commandTypes'
import { describe, expect, test } from 'vitest'
import { listCommandSchemas, loadCommandSchemas } from '../../src/contract/commandSchemas.ts'
import { type Batch, fingerprint, isRefusal, readBatch } from '../../src/sync/envelopes.ts'
import { ID, LEAST } from './payloads.ts'

const schemas = loadCommandSchemas()
const RANDOM_ID = '0190b8a6-5c00-4000-8000-000000000001'
const VALUES = [null, true, -1, 1.5, '', 'x', RANDOM_ID, ID.toUpperCase(), [], {}, [[]], { x: null }]

function envelopeOf(type: string, payload: unknown, sequence: number): Record<string, unknown> {
  const header = {
    id: ID,
    type,
    version_schema: listCommandSchemas().filter((schema) => schema.type === type).length,
    organisation_id: ID,
    appareil_id: ID,
    utilisateur_id: ID,
    sequence,
    cree_le_appareil: '2026-05-04T08:30:00+01:00',
    horloge: null,
    reference_provisoire: null,
    versions: {},
    pieces_jointes: [],
    payload,
  }
  return { ...header, empreinte: fingerprint(header) }
}

function read(type: string, payloads: readonly unknown[]): Batch {
  const commandes = payloads.map((payload, index) => envelopeOf(type, payload, index + 1))
  const batch = readBatch(Buffer.from(JSON.stringify({ commandes })), schemas)
  if (isRefusal(batch)) throw new Error(JSON.stringify(batch))
  return batch
}

const without = (payload: object, name: string) =>
  Object.fromEntries(Object.entries(payload).filter(([member]) => member !== name))

const TYPES = Object.keys(LEAST) as CommandType[]

test('there are twelve types', () => {
  expect(TYPES).toHaveLength(12)
})

describe.each(TYPES)('%s', (type) => {
  const payload: object = LEAST[type]

  test('no value of a member, and none of the payload, refuses the batch', () => {
    const spoilt = Object.keys(payload).flatMap((name) => [
      without(payload, name),
      ...VALUES.map((value) => ({ ...payload, [name]: value })),
    ])
    const all = [...VALUES, { ...payload, inconnu: 1 }, ...spoilt]
    for (let at = 0; at < all.length; at += 50) {
      const part = all.slice(at, at + 50)
      expect(read(type, part).texts).toHaveLength(part.length)
    }
  })

  test('ids that are no UUID v7, or in capitals, are left to the database', () => {
    const text = JSON.stringify(payload)
    const facts = [text, text.replaceAll(ID, RANDOM_ID), text.replaceAll(ID, ID.toUpperCase())].map(
      (each) => read(type, [JSON.parse(each)]).facts[0],
    )
    expect(facts.map((fact) => [fact?.payload, fact?.raison])).toEqual(Array(3).fill(['valide', null]))
  })
})
