// Collects the regular expressions of SQL: the right side of a comparison operator, and the arguments of regular-expression
// functions.
import { withoutComments } from './sqlSource.ts'

/** An SQL expression in JavaScript syntax. An expression built at run time is known only by its source. */
export type SqlExpression = { readonly source: string; readonly flags: string; readonly isComputed: boolean }

const OPERATOR = /(?<=\s)!?~(\*?)(?= )/g
const CALL = /\b(?:regexp_\w+|substring) ?(?=\()/g
// One literal, or several on consecutive lines, which PostgreSQL joins. Inside a quoted text, quotes are doubled.
const LITERAL = /^\s*\(?E?'((?:[^']|'')*(?:'\s*\n\s*'(?:[^']|'')*)*)'(?!')/
const INNER_LITERAL = /^\s*''((?:[^'])+)''/
// Converts PostgreSQL's own classes to JavaScript syntax; in PostgreSQL a dot matches any character.
const DIALECT: readonly (readonly [string, string])[] = [
  ['\\m', '\\b'],
  ['\\M', '\\b'],
  ['[:alnum:]', '0-9A-Za-z'],
  ['[:cntrl:]', '\\x00-\\x1f'],
]

/** Returns the regular expressions in an SQL file. */
export function inSql(sql: string): SqlExpression[] {
  const text = withoutComments(sql)
  const compared = [...text.matchAll(OPERATOR)].map(({ 0: sign, 1: star, index }) =>
    read(text.slice(index + sign.length), star === '*' ? 'i' : ''),
  )
  const called = [...text.matchAll(CALL)].flatMap(({ 0: name, index }) => {
    const given = argumentsOf(text.slice(index + name.length))
    if (!name.startsWith('regexp_')) return /^\s*E?'/.test(given[1] ?? '') ? [read(given[1] ?? '', '')] : []
    return [read(given[1] ?? '', /'\w*i\w*'/.test(given.slice(2).at(-1) ?? '') ? 'i' : '')]
  })
  return [...compared, ...called]
}

function read(text: string, flag: string): SqlExpression {
  const [literal, written] = INNER_LITERAL.exec(text) ?? LITERAL.exec(text) ?? []
  const isWhole = literal !== undefined && !/^\s*(?:\|\||::)/.test(text.slice(literal.length))
  if (written === undefined || !isWhole)
    return { source: `~ ${text.trimStart().split('\n')[0] ?? ''}`, flags: '', isComputed: true }
  const joined = written.replace(/'\s*\n\s*'/g, '').replaceAll("''", "'")
  const source = DIALECT.reduce((now, [theirs, ours]) => now.replaceAll(theirs, ours), joined)
  return { source, flags: `${flag}s`, isComputed: false }
}

/** Returns the arguments of a call after its opening parenthesis; `from` separates them like a comma. */
function argumentsOf(text: string): string[] {
  const found = ['']
  let depth = 0
  for (const [part] of text.matchAll(/'(?:[^']|'')*'|[()[\],]| from |[^'()[\], ]+| /g)) {
    if (/^[([]$/.test(part)) depth += 1
    if (/^[)\]]$/.test(part)) depth -= 1
    if (depth === 0) return found
    if (depth === 1 && (part === ',' || part === ' from ')) found.push('')
    else if (depth > 1 || part !== '(') found[found.length - 1] += part
  }
  return found
}
