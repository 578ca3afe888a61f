import { hash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { describe, expect, it } from 'vitest'
import { loadCommandSchemas } from '../../src/contract/commandSchemas.ts'
import { type Batch, type BatchRefusal, fingerprint, readBatch } from '../../src/sync/envelopes.ts'

const schemas = loadCommandSchemas()
const ID = '0190b8a6-5c00-7000-8000-000000000001'
const OTHER = '6f1c2d3e-0000-4000-8000-000000000002'

const payload = {
  collecte_id: ID,
  campagne_id: OTHER,
  producteur_id: OTHER,
  parcelle_id: OTHER,
  produit_id: OTHER,
  contrat_id: null,
  pesees: [{ brut_g: 50_000, tare_g: 1_000 }],
  humidite_cp: 700,
  impuretes_cp: null,
  calcul_telephone: { net_g: 49_000, refaction_g: 0, net_marchand_g: 49_000 },
  qualite_declaree: { AB: 'C2' },
}
const header = {
  id: ID,
  type: 'collecte.enregistrer',
  version_schema: 1,
  organisation_id: OTHER,
  appareil_id: OTHER,
  utilisateur_id: OTHER,
  sequence: 1,
  cree_le_appareil: '2026-05-04T08:30:00+01:00',
  horloge: { ref_serveur: '2026-05-04T07:00:00Z', ms_depuis_ref: 1_800_000 },
  reference_provisoire: 'BR-A7-20260504-0001',
  versions: { pack: '1.0.0', parametres: '1', application: '1.0.0' },
  pieces_jointes: [{ fichier_id: ID, sha256: 'a'.repeat(64), role: 'signature' }],
  payload,
}
const envelope = { ...header, empreinte: fingerprint(header) }

const read = (body: string | Buffer): Batch | BatchRefusal => readBatch(Buffer.from(body), schemas)
const batchOf = (...texts: string[]) => `{"commandes":[${texts.join(',')}]}`
const text = (changes: Record<string, unknown> = {}) => JSON.stringify({ ...envelope, ...changes })
/** Returns the envelope's text with one member's value replaced by a JSON text. */
const raw = (member: string, value: string) => text({ [member]: '@' }).replace('"@"', () => value)
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

function accepted(body: string): Batch {
  const batch = read(body)
  expect(batch).toHaveProperty('texts')
  return batch as Batch
}

describe('a batch that can be read', () => {
  it('is told with the exact text of each envelope', () => {
    const first = ` { "id" : "${ID}", ${text().slice(1, -1).replace(`"id":"${ID}",`, '')}, "zz" : [ 1.50, 1e2 ] } `
    const body = ` {"commandes" : [${first},\n\t${text({ sequence: 2 })} ] , "autre": {"commandes": [1]}}`
    expect(accepted(body).texts).toEqual([first.trim(), text({ sequence: 2 })])
  })

  it('is told with one fact per envelope', () => {
    const { versions: _, pieces_jointes: __, payload: ___, ...entete } = envelope
    expect(accepted(batchOf(text())).facts).toEqual([
      {
        entete,
        empreinte_calculee: envelope.empreinte,
        payload: 'valide',
        raison: null,
        version_pack: '1.0.0',
        version_application: '1.0.0',
      },
    ])
    expect(accepted(batchOf(text({ versions: { pack: 3 } }))).facts[0]?.version_pack).toBe('3')
  })

  it.each([
    [1, true],
    [50, true],
    [51, false],
  ])('holding %i commands is accepted: %s', (size, isAccepted) => {
    const batch = read(batchOf(...Array.from({ length: size }, () => text())))
    expect('texts' in batch).toBe(isAccepted)
  })
})

describe('a body that is no batch is lot_invalide', () => {
  const BOM = Buffer.from([0xef, 0xbb, 0xbf])
  const cases: [what: string, body: string | Buffer][] = [
    ['empty', ''],
    ['not JSON', '{"commandes":['],
    ['a comment', '{"commandes":[/* */]}'],
    ['a trailing comma', batchOf(text(), '')],
    ['not UTF-8', Buffer.concat([Buffer.from('{"commandes":["'), Buffer.from([0xff]), Buffer.from('"]}')])],
    [
      'a surrogate in UTF-8',
      Buffer.concat([Buffer.from('{"commandes":["'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"]}')]),
    ],
    [
      'an overlong encoding',
      Buffer.concat([Buffer.from('{"commandes":["'), Buffer.from([0xc0, 0x80]), Buffer.from('"]}')]),
    ],
    ['a byte order mark', Buffer.concat([BOM, Buffer.from(batchOf(text()))])],
    ['a raw U+0000', `{"commandes":["\0"]}`],
    ['an array', `[${text()}]`],
    ['null', 'null'],
    ['a number', '1'],
    ['without commandes', '{}'],
    ['commandes not an array', '{"commandes":{"0":1}}'],
    ['commandes null', '{"commandes":null}'],
    ['commandes empty', batchOf()],
    ['commandes written twice', `{"commandes":[${text()}],"commandes":[${text()}]}`],
    ['commandes written twice, once escaped', `{"commandes":[${text()}],"commande\\u0073":[${text()}]}`],
    ['endless nesting beside', `{"a":${nested(100_000)},"commandes":[${text()}]}`],
    ['endless nesting alone', nested(500_000)],
  ]
  it.each(cases)('%s', (_, body) => {
    const refusal = read(body)
    expect(refusal).toMatchObject({ code: 'lot_invalide', details: { raison: expect.any(String) } })
  })
})

describe('an envelope that can not be read is enveloppe_illisible, with its index', () => {
  const required = Object.keys(envelope).map((member): [string, string] => {
    const { [member]: _, ...rest } = envelope as Record<string, unknown>
    return [`without ${member}`, JSON.stringify(rest)]
  })
  const wrongTypes = Object.keys(envelope)
    .filter((member) => member !== 'payload')
    .flatMap((member): [string, string][] => [
      [`${member} a boolean`, raw(member, 'true')],
      [`${member} with U+0000`, raw(member, '"\\u0000"')],
      [`${member} with a lone surrogate`, raw(member, '"\\ud800"')],
      [`${member} twice`, `${text().slice(0, -1)},"${member}":${JSON.stringify(envelope[member as 'id'])}}`],
    ])
  const values: [string, string][] = [
    ['id a UUID of version 4', text({ id: OTHER })],
    ['id a UUID of another variant', text({ id: '0190b8a6-5c00-7000-c000-000000000001' })],
    ['id as a URN', text({ id: `urn:uuid:${ID}` })],
    ['organisation_id not a UUID', text({ organisation_id: 'DEMO' })],
    ['type empty', text({ type: '' })],
    ['type of 101 characters', text({ type: 'x'.repeat(101) })],
    ['type with a line break', text({ type: 'collecte\nenregistrer' })],
    ['version_schema a text', text({ version_schema: '1' })],
    ['version_schema negative', text({ version_schema: -1 })],
    ['version_schema not whole', text({ version_schema: 1.5 })],
    ['version_schema beyond 2^53-1', raw('version_schema', '9007199254740992')],
    ['sequence a text', text({ sequence: '1' })],
    ['sequence 0', text({ sequence: 0 })],
    ['sequence not whole', text({ sequence: 1.5 })],
    ['sequence beyond 2^53-1', raw('sequence', '9007199254740993')],
    ['sequence out of range', raw('sequence', '1e400')],
    ['cree_le_appareil without offset', text({ cree_le_appareil: '2026-05-04T08:30:00' })],
    ['cree_le_appareil a date', text({ cree_le_appareil: '2026-05-04' })],
    ['cree_le_appareil on 30 February', text({ cree_le_appareil: '2026-02-30T00:00:00Z' })],
    ['cree_le_appareil on 29 February of a common year', text({ cree_le_appareil: '2100-02-29T00:00:00Z' })],
    ['cree_le_appareil in year 0000', text({ cree_le_appareil: '0000-01-01T00:00:00Z' })],
    ['cree_le_appareil in year 10000', text({ cree_le_appareil: '10000-01-01T00:00:00Z' })],
    ['cree_le_appareil at 24:00', text({ cree_le_appareil: '2026-05-04T24:00:00Z' })],
    ['cree_le_appareil at 24:59:60+01:00', text({ cree_le_appareil: '2026-05-04T24:59:60+01:00' })],
    [
      'cree_le_appareil half a second past a leap second',
      text({ cree_le_appareil: '2016-12-31T23:59:60.5Z' }),
    ],
    ['cree_le_appareil with an offset of a day', text({ cree_le_appareil: '2026-05-04T08:30:00+23:00' })],
    ['cree_le_appareil with a space', text({ cree_le_appareil: '2026-05-04 08:30:00Z' })],
    ['cree_le_appareil with ten decimals', text({ cree_le_appareil: '2026-05-04T08:30:00.1234567890Z' })],
    ['horloge an array', text({ horloge: [] })],
    ['horloge without ref_serveur', text({ horloge: { ms_depuis_ref: 0 } })],
    ['horloge with a negative time', text({ horloge: { ...envelope.horloge, ms_depuis_ref: -1 } })],
    ['horloge with a fraction', text({ horloge: { ...envelope.horloge, ms_depuis_ref: 0.5 } })],
    ['horloge beyond a century', text({ horloge: { ...envelope.horloge, ms_depuis_ref: 4e12 } })],
    [
      'horloge with a key twice',
      raw('horloge', '{"ref_serveur":"2026-05-04T07:00:00Z","ms_depuis_ref":1,"ms_depuis_ref":2}'),
    ],
    [
      'horloge with a number out of range beside',
      raw('horloge', '{"ref_serveur":"2026-05-04T07:00:00Z","ms_depuis_ref":1,"x":1e400}'),
    ],
    ['reference_provisoire of another form', text({ reference_provisoire: 'BR-a7-20260504-0001' })],
    ['reference_provisoire with five digits', text({ reference_provisoire: 'BR-A7-20260504-00001' })],
    ['reference_provisoire with a line break', text({ reference_provisoire: 'BR-A7-20260504-0001\n' })],
    ['versions an array', text({ versions: [] })],
    ['versions null', text({ versions: null })],
    ['pieces_jointes an object', text({ pieces_jointes: {} })],
    ['empreinte in upper case', text({ empreinte: 'A'.repeat(64) })],
    ['empreinte of 63 digits', text({ empreinte: 'a'.repeat(63) })],
    ['a key with U+0000', `${text().slice(0, -1)},"a\\u0000":1}`],
    ['a key twice, once escaped', `${text().slice(0, -1)},"sequenc\\u0065":1}`],
    ['33 levels', raw('payload', nested(32))],
    ['100,000 levels', raw('payload', nested(100_000))],
    ['not an object', '1'],
    ['null', 'null'],
    ['an array', '[]'],
    ['a text with U+0000', '"\\u0000"'],
  ]
  it.each([...required, ...wrongTypes, ...values])('%s', (_, unreadable) => {
    expect(read(batchOf(text(), text(), unreadable, text()))).toMatchObject({
      code: 'enveloppe_illisible',
      details: { index: 2, raison: expect.any(String) },
    })
  })

  it('the first of several is named', () => {
    expect(read(batchOf(text(), '{}', raw('payload', nested(40))))).toMatchObject({ details: { index: 1 } })
    expect(read(batchOf(raw('payload', nested(40)), '{}'))).toMatchObject({ details: { index: 0 } })
  })
})

describe('an envelope that can be read', () => {
  const cases: [string, string][] = [
    ['without clock', text({ horloge: null })],
    ['without provisional reference', text({ reference_provisoire: null })],
    ['in upper-case ids', text({ id: ID.toUpperCase() })],
    ['of a type nobody knows', text({ type: 'récolte.chanter ñ' })],
    ['of version 0', text({ version_schema: 0 })],
    ['of a version from far ahead', text({ version_schema: Number.MAX_SAFE_INTEGER })],
    ['with the largest sequence', text({ sequence: Number.MAX_SAFE_INTEGER })],
    ['with a sequence written 1.0', raw('sequence', '1.0')],
    ['on 29 February', text({ cree_le_appareil: '2024-02-29T23:59:59.999999999Z' })],
    ['at a leap second', text({ cree_le_appareil: '2016-12-31T23:59:60Z' })],
    ['in year 0001', text({ cree_le_appareil: '0001-01-01T00:00:00+14:00' })],
    ['in year 9999', text({ cree_le_appareil: '9999-12-31T23:59:59-12:00' })],
    ['with unknown members', text({ autre: { x: [1] } })],
    ['with unknown members in its clock', text({ horloge: { ...envelope.horloge, autre: 1 } })],
    ['with empty versions', text({ versions: {} })],
    ['with a payload that is an array', text({ payload: [1] })],
    ['with a payload that is a number', text({ payload: 1 })],
    ['with a payload that is null', text({ payload: null })],
    ['with a fingerprint that is not its own', text({ empreinte: '0'.repeat(64) })],
    ['of 32 levels', raw('payload', nested(31))],
    ['with __proto__ in its payload', raw('payload', '{"__proto__":{"x":1}}')],
  ]
  it.each(cases)('%s', (_, readable) => {
    expect(accepted(batchOf(readable)).texts).toEqual([readable])
  })
})

describe('content that jsonb can not carry makes the command illisible, not the batch', () => {
  const NULL = '\\u0000'
  const cases: [what: string, text: string, isCanonical: boolean][] = [
    ['U+0000 in a text', raw('payload', `{"a":["x${NULL}"]}`), true],
    ['U+0000 as the payload', raw('payload', `"${NULL}"`), true],
    ['U+0000 in a key', raw('payload', `{"${NULL}":1}`), true],
    ['a lone high surrogate', raw('payload', '{"a":"\\ud83d"}'), false],
    ['a lone low surrogate', raw('payload', '{"a":"\\ude00\\ud83d"}'), false],
    ['a lone surrogate in a key', raw('payload', '{"\\ud83d":1}'), false],
    ['a key twice', raw('payload', '{"a":1,"b":{},"a":2}'), false],
    ['a key twice in depth', raw('payload', '{"a":[{"b":{"c":1,"c":1}}]}'), false],
    ['a key twice, once escaped', raw('payload', '{"a":1,"\\u0061":2}'), false],
    ['2^53+1, which is no double', raw('payload', '{"a":9007199254740993}'), true],
    ['2^53+1 with an exponent', raw('versions', '{"a":9007199254740.993e3}'), true],
    ['10^23+1', raw('versions', '{"a":100000000000000000000001}'), true],
    ['twenty digits that no double keeps', raw('versions', '{"a":12345678901234567891}'), true],
    ['a number beyond 2^53-1 with decimals', raw('payload', '[-9007199254740993.5]'), true],
    ['a number out of range', raw('payload', '{"a":-1e400}'), false],
    ['a number out of range in versions', raw('versions', '{"a":1e400}'), false],
    ['a number just out of range', raw('versions', '{"a":1.7976931348623159e308}'), false],
    ['a number that vanishes', raw('payload', '{"a":1e-400}'), true],
    ['a number of 2000 digits', raw('payload', `[0.${'1'.repeat(2000)}]`), true],
    ['a fault in versions', raw('versions', '{"pack":"1","pack":"2"}'), false],
    ['a fault in pieces_jointes', raw('pieces_jointes', `[{"role":"${NULL}"}]`), true],
    ['a fault in an unknown member', `${text().slice(0, -1)},"autre":1e400}`, false],
  ]
  it.each(cases)('%s', (_, unfit, isCanonical) => {
    const [fact] = accepted(batchOf(unfit)).facts
    expect(fact).toMatchObject({ payload: 'illisible', raison: expect.any(String) })
    expect(fact?.empreinte_calculee).toEqual(isCanonical ? fingerprint(JSON.parse(unfit)) : null)
    expect(JSON.stringify(fact)).not.toMatch(/\\u0000|\\ud[89a-f]/i)
  })

  it.each([
    ['a paired surrogate', raw('payload', '"\\ud83d\\ude00"')],
    ['2^53-1', raw('payload', '[9007199254740991, -9007199254740991]')],
    ['the smallest number', raw('payload', '[5e-324, 0e-400, -0.0]')],
    ['the same key in two objects', raw('payload', '[{"a":1},{"a":1}]')],
    ['the text \\u0000 itself', raw('payload', '"\\\\u0000"')],
  ])('%s is nothing to it', (_, fit) => {
    expect(accepted(batchOf(fit)).facts[0]?.payload).toBe('invalide')
  })

  // RFC 7493, 2.2: a number that a double represents exactly is I-JSON; RFC 8785, 3.2.2.3: it is written as ECMAScript writes it.
  it.each([
    ['1E30', '1e+30'],
    ['-1E30', '-1e+30'],
    ['1e21', '1e+21'],
    ['1000000000000000000000', '1e+21'],
    ['0.0000001', '1e-7'],
    ['9007199254740992', '9007199254740992'],
    ['9007199254740994', '9007199254740994'],
    ['9.007199254740992E15', '9007199254740992'],
    ['295147905179352830000', '295147905179352830000'],
    ['295147905179352825856', '295147905179352830000'],
    ['1e23', '1e+23'],
    ['5e-324', '5e-324'],
    ['1.7976931348623157e308', '1.7976931348623157e+308'],
    ['-1.7976931348623157E+308', '-1.7976931348623157e+308'],
    ['-0', '0'],
    ['4.50', '4.5'],
    ['2e-3', '0.002'],
    ['333333333.33333329', '333333333.3333333'],
  ])('%s in the versions is canonicalized as %s', (number, canonical) => {
    const written = raw('versions', `{"pack":"1.0.0","x":[${number}]}`)
    const [fact] = accepted(batchOf(written)).facts
    expect(fact).toMatchObject({ payload: 'valide', raison: null })
    const { empreinte: _, ...covered } = JSON.parse(text({ versions: '@@' })) as Record<string, unknown>
    const signed = canonicalize(covered)?.replace('"@@"', `{"pack":"1.0.0","x":[${canonical}]}`) ?? ''
    expect(fact?.empreinte_calculee).toBe(hash('sha256', signed, 'hex'))
  })

  it.each(['1E30', '9007199254740992', '1.5'])('masses and sequences stay bounded integers: %s', (number) => {
    const heavy = raw('payload', JSON.stringify(payload).replace('50000', number))
    expect(accepted(batchOf(heavy)).facts[0]?.payload).toBe('invalide')
    expect(read(batchOf(raw('sequence', number)))).toMatchObject({ code: 'enveloppe_illisible' })
  })

  it.each([`"${NULL}"`, '["1"]'])('an unfit version is not told: %s', (pack) => {
    expect(accepted(batchOf(raw('versions', `{"pack":${pack}}`))).facts[0]?.version_pack).toBeNull()
  })
})
