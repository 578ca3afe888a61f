// Wrong values to send in requests.

/** Values that no member of any request accepts. They are JSON texts, because some of them can not be expressed in JavaScript. */
export const VALUES: Record<string, string> = {
  'U+0000': '"a\\u0000b"',
  'a lone surrogate': '"\\ud800"',
  'a reversed pair': '"\\udc00\\ud800"',
  'beyond 2^53': '9007199254740993',
  'a huge integer': '1e308',
  infinity: '1e999',
  'ten thousand digits': '9'.repeat(10_000),
  'a negative number': '-1',
  'a number as text': '"1"',
  null: 'null',
  true: 'true',
  'an empty array': '[]',
  'an empty object': '{}',
  'an empty text': '""',
  'a hundred thousand characters': `"${'x'.repeat(100_000)}"`,
  'year 9999': '"9999-12-31T23:59:59Z"',
  'year 0000': '"0000-01-01T00:00:00Z"',
  'a hundred levels': `${'['.repeat(100)}${']'.repeat(100)}`,
  'ten thousand levels': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  SQL: '"\'; drop table commande.commande; --"',
  __proto__: '{"__proto__":{"x":1}}',
  'right-to-left text': '"\\u202e\\ufeff\\uffff"',
}

/** Bodies that are wrong as a whole. */
export const BODIES: Record<string, string | Uint8Array> = {
  empty: '',
  blanks: ' \n\t',
  'no JSON': '{',
  'two values': '{}{}',
  'a trailing comma': '{"a":1,}',
  'a comment': '{/**/}',
  'single quotes': "{'a':1}",
  NaN: 'NaN',
  'a text': '"x"',
  'a number': '7',
  null: 'null',
  'an array': '[]',
  'a key written twice': '{"a":1,"a":2}',
  'a key written twice by an escape': '{"a":1,"\\u0061":2}',
  'a key with U+0000': '{"\\u0000":1}',
  'a key that is a lone surrogate': '{"\\udfff":1}',
  __proto__: '{"__proto__":{}}',
  constructor: '{"constructor":{"prototype":{"x":1}}}',
  'a byte order mark': '\ufeff{}',
  'not UTF-8': Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d),
  'an overlong encoding': Uint8Array.of(0x22, 0xc0, 0x80, 0x22),
  'a surrogate in UTF-8': Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22),
  UTF16: Buffer.from('\ufeff{}', 'utf16le'),
  'an open array, very deep': '['.repeat(200_000),
}

/** Queries that are wrong as a whole. */
export const QUERIES: readonly string[] = [
  '%',
  '%zz',
  '%c0%80=1',
  '%ff=1',
  'a=%00',
  'a=%ed%a0%80',
  'a=1&a=2',
  '__proto__=1',
  'a=1&%61=2',
]

/** Values that hardly any member of a query accepts. */
export const QUERY_VALUES: readonly string[] = [
  '',
  '%00',
  '%F0%9F%98%80',
  '-1',
  '0',
  '1e3',
  '9007199254740993',
  '9'.repeat(2000),
  '[]',
  "'",
  '0000-01-01',
  'null',
  '%25',
  '%5C',
  '9999-12-31',
  '01960000-00ff-7000-8000-000000000001',
]
