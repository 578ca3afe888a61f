// Payloads of all twelve types with a wrong value in each member: every batch is processed, and none is refused.
import { COMMAND_TYPES, type CommandType } from '@sillon/telephone/commandTypes'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { ID, LEAST } from '../sync/payloads.ts'
import { openApi } from './support/api.ts'
import { enrolDevice, envelopeOf, rawResults, sendBatch } from './support/phones.ts'

const api = await openApi()
// The maximum number of commands in a batch.
const BATCH = 50
const types = Object.keys(COMMAND_TYPES) as CommandType[]

/**
 * Values that a member may contain by mistake or on purpose: of another type, in another organization's form, or beyond every
 * limit.
 */
const WRONG = [
  null,
  '',
  0,
  -1,
  2 ** 53 - 1,
  1.5,
  true,
  [],
  {},
  [[[[]]]],
  '9999-12-31T23:59:59Z',
  '0001-01-01',
  '00000000-0000-0000-0000-000000000000',
  ID.replace('-7', '-4'),
  ID.toUpperCase(),
  `${ID} `,
  '\u202e\ufeff',
  'é'.repeat(600),
] as const

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Returns every path in a payload, through lists and objects. */
function pathsOf(value: unknown, at: string[] = []): string[][] {
  if (!isNode(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...pathsOf(inner, [...at, key])])
}

/** Returns a payload with new ids and one replaced member. */
function changed(type: CommandType, path: string[], value: unknown): Node {
  const payload = JSON.parse(JSON.stringify(LEAST[type]).replaceAll(ID, uuidv7())) as Node
  const owner = path.slice(0, -1).reduce((node, key) => node[key] as Node, payload)
  owner[path.at(-1) ?? ''] = value
  return payload
}

describe.each(types)('«nothing that was accepted per batch becomes a 400»: %s', (type) => {
  test('a wrong value in any member leaves an outcome for every command', async () => {
    const device = await enrolDevice(api)
    const paths = pathsOf(LEAST[type])
    const payloads = paths.flatMap((path, at) =>
      [0, 1, 2, 3].map((turn) => changed(type, path, WRONG[(4 * at + turn) % WRONG.length])),
    )
    for (let from = 0; from < payloads.length; from += BATCH) {
      const envelopes = await Promise.all(
        payloads.slice(from, from + BATCH).map((payload, at) => {
          const changes = { type, version_schema: COMMAND_TYPES[type].version, payload }
          return envelopeOf(device, from + at + 1, {}, changes)
        }),
      )
      const { status, body } = await sendBatch(api, device, envelopes)
      expect([status, body.arret, body.derniere_sequence]).toEqual([200, null, from + envelopes.length])
      const ids = body.resultats.map(({ commande_id }: Node) => commande_id)
      expect(ids).toEqual(envelopes.map(({ id }) => id))
      expect(body.resultats.filter(({ issue }: Node) => issue === 'rejetee')).toEqual([])
    }
  })

  test('ids in capitals come back as they were sent, the same in a second batch', async () => {
    const device = await enrolDevice(api)
    const payload = JSON.parse(JSON.stringify(LEAST[type]).replaceAll(ID, uuidv7().toUpperCase())) as Node
    const id = uuidv7()
    const changes = { id, type, version_schema: COMMAND_TYPES[type].version, payload }
    const envelope = await envelopeOf(device, 1, {}, changes)
    const first = await sendBatch(api, device, [envelope])
    const [result] = first.body.resultats
    expect(result).toMatchObject({ commande_id: id })
    for (const own of Object.values(result.entites)) expect(own).toMatch(/^[0-9A-F-]{36}$/)
    expect(rawResults((await sendBatch(api, device, [envelope])).text)).toEqual(rawResults(first.text))
    const read = await api.get(`/v1/sync/resultats?appareil_id=${device.appareil_id}`, device.as)
    expect(read.body.resultats).toEqual([result])
  })
})
