// Changes to the text of an envelope, as made by the network or a faulty phone.

import { seal } from '@sillon/telephone/envelope'
import type { Enveloppe } from '@sillon/telephone/types'
import fc from 'fast-check'

/** Changes the text of an envelope. */
export type Mutate = (text: string) => Promise<string>

type Json = Record<string, unknown>

const HEADER = [
  'id',
  'type',
  'version_schema',
  'organisation_id',
  'appareil_id',
  'utilisateur_id',
  'sequence',
  'cree_le_appareil',
  'horloge',
  'reference_provisoire',
  'versions',
  'pieces_jointes',
  'payload',
  'empreinte',
]
const PAYLOAD = [
  'collecte_id',
  'campagne_id',
  'producteur_id',
  'parcelle_id',
  'produit_id',
  'contrat_id',
  'pesees',
  'humidite_cp',
  'impuretes_cp',
  'calcul_telephone',
  'qualite_declaree',
  'observation',
]

/** JSON texts of wrong values for a member. */
const hostile = fc.oneof(
  fc.constantFrom(
    'null',
    'true',
    '""',
    '[]',
    '{}',
    '0',
    '-1',
    '1.5',
    '1e308',
    '9007199254740993',
    '-9007199254740993',
    '1E400',
    '"\\u0000"',
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '{"a":1,"a":2}',
    '{"\\u0000":1}',
    '{"__proto__":{"x":1}}',
    '"9999-12-31T23:59:59Z"',
    '"0000-01-01T00:00:00Z"',
    '"0001-01-01T00:00:00-14:00"',
    '"2026-02-30T00:00:00Z"',
    '"2026-06-01T23:59:60Z"',
    '"01960000-0006-7000-8000-00000000FFFF"',
    '{"ref_serveur":"9999-12-31T00:00:00Z","ms_depuis_ref":3155760000000}',
    '{"ref_serveur":"0001-01-01T00:00:00Z","ms_depuis_ref":0}',
    `"${'x'.repeat(20_000)}"`,
    `${'['.repeat(60)}${']'.repeat(60)}`,
    '[{"brut_g":1000000000,"tare_g":0}]',
    '[{"brut_g":-1,"tare_g":-2}]',
    '[{"brut_g":5,"tare_g":5}]',
    '[{"brut_g":1,"tare_g":9}]',
    '{"AB":"AB"}',
    '{"AB":"\\u0000"}',
    '{"AB":"NULLE"}',
    '{"\\ud800":"AB"}',
    '{"net_g":1,"refaction_g":0,"net_marchand_g":1}',
  ),
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
  fc.integer().map(String),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => JSON.stringify(text)),
)

const MARK = '__MUTATION__'

/** Sets a member to a value. If `sealed`, recalculates the fingerprint, as a phone that sends this value on purpose would. */
function setMember(path: string[], value: string, sealed: boolean): Mutate {
  return async (text) => {
    const envelope = parse(text)
    if (envelope === null) return text
    const [first = '', second] = path
    const target = second === undefined ? envelope : envelope[first]
    if (typeof target !== 'object' || target === null) return text
    const placed = { ...(target as Json), [second ?? first]: MARK }
    const marked = second === undefined ? placed : { ...envelope, [first]: placed }
    const written = JSON.stringify(marked).replace(`"${MARK}"`, () => value)
    return sealed ? reseal(written) : written
  }
}

async function reseal(text: string): Promise<string> {
  const envelope = parse(text)
  if (envelope === null) return text
  try {
    const { empreinte } = await seal(envelope as unknown as Enveloppe)
    return text.replace(/"empreinte":"[0-9a-f]{64}"/, `"empreinte":"${empreinte}"`)
  } catch {
    return text // canonical JSON can not express the value, so the fingerprint stays the old one
  }
}

function without(member: string): Mutate {
  return async (text) => {
    const envelope = parse(text)
    if (envelope === null) return text
    const { [member]: _, ...rest } = envelope
    return reseal(JSON.stringify(rest))
  }
}

/** Writes a member a second time; `JSON.parse` hides the first one. */
function twice(member: string): Mutate {
  return async (text) => text.replace(/^\{/, `{${JSON.stringify(member)}:1,`)
}

/** Drops one character, as a broken store would. */
function losing(place: number): Mutate {
  return async (text) => {
    const at = place % Math.max(1, text.length)
    return text.slice(0, at) + text.slice(at + 1)
  }
}

function parse(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null
  } catch {
    return null
  }
}

const path = fc.oneof(
  fc.constantFrom(...HEADER).map((member) => [member]),
  fc.constantFrom(...PAYLOAD).map((member) => ['payload', member]),
  fc.constantFrom('pack', 'parametres', 'inconnu').map((member) => ['versions', member]),
  fc.string({ maxLength: 8 }).map((member) => ['payload', member]),
)

/** Well-formed envelope members that belong to another person or another purpose. */
const elsewhere = fc.oneof(
  fc.integer({ min: 1, max: 400 }).map((sequence) => setMember(['sequence'], String(sequence), true)),
  fc
    .tuple(fc.constantFrom('utilisateur_id', 'appareil_id', 'organisation_id'), fc.uuid())
    .map(([member, id]) => setMember([member], JSON.stringify(id), true)),
  fc.integer({ min: 0, max: 4 }).map((version) => setMember(['version_schema'], String(version), true)),
)

/** One mutation of an envelope. */
export const mutation: fc.Arbitrary<Mutate> = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(path, hostile, fc.boolean()).map(([...given]) => setMember(...given)) },
  { weight: 2, arbitrary: elsewhere },
  { weight: 1, arbitrary: fc.nat({ max: 2000 }).map(losing) },
  { weight: 1, arbitrary: fc.constantFrom(...HEADER).map(without) },
  { weight: 1, arbitrary: fc.constantFrom(...HEADER, 'inconnu').map(twice) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('[]', '7', 'null', '"x"', '{}').map(
      (text): Mutate =>
        async () =>
          text,
    ),
  },
  { weight: 1, arbitrary: fc.constant<Mutate>(async (text) => JSON.stringify(parse(text), null, 2)) },
)
