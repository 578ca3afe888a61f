// Breakages of request validation: schemas that accept too much, and a reader that ignores faults.
import type { Breakage } from './breakage.ts'

const SCHEMAS = ['contract/bounds', 'http/shapes', 'http/requests', 'api/badInput']
const READER = ['http/shapes', 'http/requests', 'http/', 'api/badInput']

/** Replaces a member of a schema, or removes it. */
const schema = (route: string, at: string, sentence: string, value?: unknown): Breakage => ({
  sentence,
  change: { schema: `routes/${route}.json`, at: `/$defs${at}`, ...(value === undefined ? {} : { value }) },
  judges: SCHEMAS,
})
/** Replaces a line of the service. */
const source = (from: string, to: string, sentence: string, ...judges: string[]): Breakage => ({
  sentence,
  change: { source: from, to },
  judges: judges.length > 0 ? judges : READER,
})

/** Schemas that accept too much. */
export const OPENED: readonly Breakage[] = [
  schema('clients', '/clients_creer_corps/additionalProperties', 'a body has no other members'),
  schema('clients', '/clients_creer_corps/additionalProperties', 'a body takes no other members', true),
  schema('lots', '/query/additionalProperties', 'a query has no other members'),
  schema('commun', '/chemin/additionalProperties', 'a path has no other members'),
  schema('clients', '/clients_creer_corps/properties/nom/maxLength', 'a name has a length'),
  schema('clients', '/clients_creer_corps/properties/adresse/maxLength', 'an address has a length'),
  schema('commun', '/phrase/maxLength', 'a note has a length'),
  schema('lots', '/query/properties/recherche/maxLength', 'what is searched has a length'),
  schema('commun', '/uuid/maxLength', 'an id has a length'),
  schema('commun', '/limite/maximum', 'a page holds at most 200 rows'),
  schema('commun', '/limite/minimum', 'a page holds a row at least'),
  schema('commun', '/date_heure/format', 'an instant is an instant'),
  schema('commun', '/date/format', 'a date is a date'),
  schema('commun', '/curseur/pattern', 'a cursor is written in few letters'),
  schema('clients', '/clients_creer_corps/properties/courriel/format', 'an address of mail is one'),
  schema('clients', '/clients_creer_corps/properties/nom/type', 'a name is a text'),
]

/** A reader that ignores faults. */
export const READING: readonly Breakage[] = [
  source('fatal: true, ignoreBOM: true', 'fatal: false, ignoreBOM: true', 'a body is UTF-8'),
  source('fatal: true, ignoreBOM: true', 'fatal: true, ignoreBOM: false', 'a body has no byte order mark'),
  source(
    "token.kind === 'key' && token.isRepeated ? 'key written twice'",
    "token.kind === 'text' && token.text === '' ? 'key written twice'",
    'a key is written once',
  ),
  source(
    'if (stack.length > maxDepth)',
    'if (stack.length > 100 * maxDepth)',
    'a body has at most 32 levels',
  ),
  source(
    "if (text.includes('\\0')) return 'text with U+0000'",
    "if (text === '\\0') return 'text with U+0000'",
    'no text holds U+0000',
  ),
  source(
    "return text.isWellFormed() ? null : 'text with a lone surrogate'",
    'return null',
    'no text holds a lone surrogate',
  ),
  source(
    "Math.abs(Number(text)) > Number.MAX_SAFE_INTEGER ? 'number beyond 2^53-1' : null",
    "Number(text) > Number.MAX_SAFE_INTEGER ? 'number beyond 2^53-1' : null",
    'no number is below -(2^53-1)',
  ),
  source(
    "return kind === 'key' && text === '__proto__' ? 'forbidden key' : textFault(text)",
    "return kind === 'key' ? null : textFault(text)",
    'no key holds what a text may not',
  ),
  source(
    "const repeated = members.has(name) ? 'given more than once' : null",
    'const repeated = null',
    'a member of a query is given once',
  ),
  source('(textFault(name) ?? textFault(value))', 'textFault(name)', 'a member of a query holds no U+0000'),
  source(
    '/^-?[0-9]{1,16}$/.test(value)',
    '/^[-0-9e.]+$/.test(value)',
    'an integer of a query is written in digits',
  ),
  source('...faultsOf(chemin, received.path, true),', '', 'the members of a path are judged'),
  source('...faultsOf(query, members, true),', '', 'the members of a query are judged'),
  source('...faultsOf(corps, body, isSmall),', '', 'the members of a body are judged'),
  source(
    "if (decodeURIComponent(req.path).includes('\\0'))",
    "if (req.path === '\\0')",
    'no path holds U+0000',
  ),
  source(
    "const charsets = parameters.filter((parameter) => parameter.startsWith('charset'))",
    'const charsets: string[] = parameters.slice(0, 0)',
    'a body that says another charset is refused',
  ),
  source(
    "stage('type of the body', takesBody, () => fromExpress(requireJson)),",
    '',
    'a body says that it is JSON',
  ),
  source(
    'const isDense = error === undefined && Buffer.isBuffer(req.body) && hasTooManyMarks(req.body)',
    'const isDense = error === null && hasTooManyMarks(req.body)',
    'a body of a million values is refused',
    'http/app',
    'http/heavyBodies',
  ),
  source(
    'express.raw({ type: () => true, limit: bytes })',
    "express.raw({ type: () => true, limit: '9mb' })",
    'a body is as large as its route needs',
  ),
  source("&& !text.startsWith('0000')", '', 'a date is of the years 1 to 9999'),
  source(
    'return instant >= FIRST && instant <= LAST',
    'return instant >= FIRST',
    'an instant is before the year 10000 in UTC',
  ),
  source(
    "const asked = canonicalize([route.name, request]) ?? ''",
    "const asked = canonicalize([route.name]) ?? ''",
    'a key belongs to what was asked with it',
    'api/idempotency',
    'contract/responses',
  ),
  source(
    'authentication(draining ? authenticateDraining : authenticate, keysOf)',
    'authentication(authenticateDraining, keysOf)',
    'a draining token opens the routes of draining alone',
    'api/draining',
    'access/matrix',
  ),
]
