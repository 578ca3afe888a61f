import { fingerprint as phoneFingerprint } from '@sillon/telephone/envelope'
import canonicalize from 'canonicalize'
import { describe, expect, it } from 'vitest'
import { fingerprint } from '../../src/sync/envelopes.ts'

// RFC 8785, appendix B: IEEE 754 bits and their canonical text.
const NUMBERS: [bits: string, text: string][] = [
  ['0000000000000000', '0'],
  ['8000000000000000', '0'],
  ['0000000000000001', '5e-324'],
  ['8000000000000001', '-5e-324'],
  ['7fefffffffffffff', '1.7976931348623157e+308'],
  ['ffefffffffffffff', '-1.7976931348623157e+308'],
  ['4340000000000000', '9007199254740992'],
  ['c340000000000000', '-9007199254740992'],
  ['4430000000000000', '295147905179352830000'],
  ['44b52d02c7e14af5', '9.999999999999997e+22'],
  ['44b52d02c7e14af6', '1e+23'],
  ['44b52d02c7e14af7', '1.0000000000000001e+23'],
  ['444b1ae4d6e2ef4e', '999999999999999700000'],
  ['444b1ae4d6e2ef4f', '999999999999999900000'],
  ['444b1ae4d6e2ef50', '1e+21'],
  ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
  ['3eb0c6f7a0b5ed8d', '0.000001'],
  ['41b3de4355555553', '333333333.3333332'],
  ['41b3de4355555554', '333333333.33333325'],
  ['41b3de4355555555', '333333333.3333333'],
  ['41b3de4355555556', '333333333.3333334'],
  ['41b3de4355555557', '333333333.33333343'],
  ['becbf647612f3696', '-0.0000033333333333333333'],
  ['43143ff3c1cb0959', '1424953923781206.2'],
]

// RFC 8785, sections 3.2.2 to 3.2.4, and the test data published with it: sorting by UTF-16 code units, escapes.
const TEXTS: [what: string, input: string, canonical: string][] = [
  [
    'primitives and escapes',
    String.raw`{"numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/", "literals": [null, true, false]}`,
    String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
  ],
  [
    'keys sorted by UTF-16 code units',
    String.raw`{"\u20ac":"Euro Sign","\r":"Carriage Return","\ufb33":"Hebrew Letter Dalet With Dagesh","1":"One",
      "\ud83d\ude00":"Emoji: Grinning Face","\u0080":"Control","\u00f6":"Latin Small Letter O With Diaeresis"}`,
    '{"\\r":"Carriage Return","1":"One","\u0080":"Control","ö":"Latin Small Letter O With Diaeresis","€":"Euro Sign","😀":"Emoji: Grinning Face","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
  ],
  [
    'nothing is normalized',
    String.raw`{"Unnormalized Unicode":"A\u030a"}`,
    '{"Unnormalized Unicode":"A\u030a"}',
  ],
  ['array order kept', '[56,{"d":true,"10":null,"1":[]}]', '[56,{"1":[],"10":null,"d":true}]'],
  [
    'language-independent order',
    '{"peach":"b","péché":"c","pêche":"d","sin":"e"}',
    '{"peach":"b","péché":"c","pêche":"d","sin":"e"}',
  ],
  [
    'nested objects and empty keys',
    String.raw`{"1": {"f": {"f": "hi","F": 5} ,"\n": 56.0}, "10": {}, "": "empty", "a": {}, "111": [{"e": "yes","E": "no"}], "A": {}}`,
    String.raw`{"":"empty","1":{"\n":56,"f":{"F":5,"f":"hi"}},"10":{},"111":[{"E":"no","e":"yes"}],"A":{},"a":{}}`,
  ],
]

describe('canonical JSON (RFC 8785)', () => {
  it.each(NUMBERS)('number %s is %s', (bits, text) => {
    const view = new DataView(new ArrayBuffer(8))
    view.setBigUint64(0, BigInt(`0x${bits}`))
    expect(canonicalize(view.getFloat64(0))).toBe(text)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('%s has no canonical form', (value) => {
    expect(() => canonicalize(value)).toThrow()
  })

  it.each(TEXTS)('%s', (_, input, canonical) => {
    expect(canonicalize(JSON.parse(input))).toBe(canonical)
  })

  it('a lone surrogate has no canonical form', () => {
    expect(() => canonicalize({ a: '\ud800' })).toThrow()
  })
})

describe('fingerprint', () => {
  const envelope = {
    id: '0190b8a6-5c00-7000-8000-000000000001',
    type: 'collecte.enregistrer',
    version_schema: 1,
    organisation_id: '0190b8a6-5c00-7000-8000-000000000002',
    appareil_id: '0190b8a6-5c00-7000-8000-000000000003',
    utilisateur_id: '0190b8a6-5c00-7000-8000-000000000004',
    sequence: 1,
    cree_le_appareil: '2026-05-04T08:30:00Z',
    horloge: null,
    reference_provisoire: null,
    versions: { pack: '1.0.0', parametres: '1', application: '1.0.0' },
    pieces_jointes: [],
    payload: { clé: 'ananas', b: 2, a: 1 },
  }
  // printf %s '<canonical text>' | sha256sum
  const known = 'd5dd59e47dd7da087b20deece3fb4849dd3e7a3c9a91da6864e5790fc00d974f'

  it('is the SHA-256 of the canonical text without `empreinte`', () => {
    expect(fingerprint(envelope)).toBe(known)
    expect(fingerprint({ ...envelope, empreinte: 'f'.repeat(64) })).toBe(known)
  })

  it('is the same on the phone and on the server', async () => {
    await expect(phoneFingerprint(envelope)).resolves.toBe(known)
  })

  it('does not depend on the order of keys', () => {
    expect(fingerprint(Object.fromEntries(Object.entries(envelope).reverse()))).toBe(known)
  })

  it('changes with any field, unknown ones included', () => {
    expect(fingerprint({ ...envelope, sequence: 2 })).not.toBe(known)
    expect(fingerprint({ ...envelope, autre: null })).not.toBe(known)
  })
})
