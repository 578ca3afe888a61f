// The rules about migrations/: migrations define tables and no business rules.
import { codeOnly, routines } from './sqlSource.ts'
import { type SourceFile, under, type Violation } from './tree.ts'

const committed = (tree: readonly SourceFile[]) => under(tree, ['migrations/'], '.sql')

/** A migration contains only those functions that a table definition needs. */
export function noBusinessFunction(tree: readonly SourceFile[]): Violation[] {
  const all = committed(tree)
  const definitions = all.map(({ text }) => codeOnly(text)).join('\n')
  return all.flatMap(({ path, text }) =>
    routines(text)
      .filter(
        ({ name }) =>
          !new RegExp(`(?:check|default|generated|using|index)[^;]*\\b${name}\\(`).test(definitions),
      )
      .map(({ name }) => `${path}: ${name} serves no table definition`),
  )
}

/**
 * No two migrations have the same number, even if two people wrote them at the same time, because they run one after the other.
 */
export function numbersAreUnique(tree: readonly SourceFile[]): Violation[] {
  const numbers = under(tree, ['migrations/committed/'], '.sql').map(({ path }) => path.split('-')[0])
  return numbers
    .filter((number, at) => numbers.indexOf(number) !== at)
    .map((number) => `${number}: two migrations of one number`)
}

/** A migration calls no rule. It must run again years later, when the rules of today no longer exist. */
export function noCallOfRules(tree: readonly SourceFile[]): Violation[] {
  const names = new Set(
    under(tree, ['sql/'], '.sql').flatMap(({ text }) => routines(text).map(({ name }) => name)),
  )
  return committed(tree).flatMap(({ path, text }) => {
    const words = [...codeOnly(text).matchAll(/([\w.]+)\s*\(/g)].map(([, word = '']) => word)
    const called = new Set(words.filter((word) => names.has(word)))
    return called.size > 0 ? [`${path}: calls ${[...called].join(', ')}`] : []
  })
}

/** A table has a comment that describes its content. */
export function tablesAreCommented(tree: readonly SourceFile[]): Violation[] {
  const all = committed(tree)
    .map(({ text }) => text)
    .join('\n')
  const tables = [...all.matchAll(/^create table (?:if not exists )?([\w.]+)/gm)].map(([, name = '']) => name)
  return tables
    .filter((name) => !all.includes(`comment on table ${name} is`))
    .map((name) => `${name}: no comment`)
}

/** A constraint has a name, which may be an error code. */
export function checksAreNamed(tree: readonly SourceFile[]): Violation[] {
  return committed(tree).flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const isCheck = /\b(?:check|exclude)\b[^;]*\(/.test(line.replace(/--.*/, ''))
      const isNamed = /\bconstraint \w+ (?:check|exclude)\b|check_function_bodies|with check/.test(line)
      return isCheck && !isNamed ? [`${path}:${index + 1}: a constraint without a name`] : []
    }),
  )
}

/** Columns use `text` with a named check instead of an enum, because no migration can remove a value of an enum. */
export function noEnumType(tree: readonly SourceFile[]): Violation[] {
  return committed(tree).flatMap(({ path, text }) =>
    /\bas enum\b/.test(codeOnly(text)) ? [`${path}: enum type`] : [],
  )
}

// The types used when a batch is opened, before any command is processed. A failure there counts as no attempt
// (docs/decisions/0042).
const OF_A_BATCH = ['commande.lot', 'commande.liasse', 'commande.contexte', 'saisie.regles']

/**
 * During an upgrade the old rules still create values of their types. If such a type had changed, the failure would set the
 * command aside.
 */
export function typesKeepTheirMembers(tree: readonly SourceFile[]): Violation[] {
  return committed(tree).flatMap(({ path, text }) =>
    [...codeOnly(text).matchAll(/\balter type ([\w.]+)\s+(?:add|drop|alter) attribute\b/g)]
      .filter(([, type = '']) => !OF_A_BATCH.includes(type))
      .map(([, type]) => `${path}: changes ${type}; a new type takes its place`),
  )
}

// The last migration before this rule existed; earlier upgrades stopped the services anyway.
const OF_THE_LAST_THAT_STOPPED = '000128'

// Statements that lock a table while they read all of it, or drop an object that processes still use.
const STOPPING: readonly (readonly [RegExp, string])[] = [
  [
    /^create (?:unique )?index (?!concurrently)[\s\S]*? on (?:only )?([\w.]+)/,
    'an index that is made while nobody writes',
  ],
  [
    /^alter table (?:only )?([\w.]+)[\s\S]*?\badd constraint \w+ (?:check|foreign key)\b(?![\s\S]*\bnot valid\b)/,
    'a constraint that is not `not valid`',
  ],
  [
    /^alter table (?:only )?([\w.]+)[\s\S]*?\badd constraint \w+ (?:unique|primary key)\b(?! using index)/,
    'a key that makes its index',
  ],
  [/^alter table (?:only )?([\w.]+)[\s\S]*?\bset not null\b/, '`set not null`'],
  [
    /^alter table (?:only )?([\w.]+)[\s\S]*?\balter (?:column )?\w+ (?:set data )?type\b/,
    'a column of another type',
  ],
  [
    /^alter table (?:only )?([\w.]+)[\s\S]*?\badd column (?![^,;]*\bdefault\b)[^,;]*\bnot null\b/,
    'a column that the rules of before do not give',
  ],
  [/^alter table (?:only )?([\w.]+)[\s\S]*?\b(?:drop column|rename)\b/, 'what the rules of before still use'],
  [/^drop (?:table|view|function) (?:if exists )?([\w.]+)/, 'what the rules of before still use'],
]

/** A migration does not stop running processes. One that must do so gives the reason in a line `-- Stops: …`. */
export function migrationsStopNobody(tree: readonly SourceFile[]): Violation[] {
  return committed(tree)
    .filter(({ path }) => (/\/(\d{6})-[^/]*$/.exec(path)?.[1] ?? '') > OF_THE_LAST_THAT_STOPPED)
    .filter(({ text }) => !/^-- Stops: \S/m.test(text))
    .flatMap(({ path, text }) => {
      const statements = codeOnly(text)
        .split(';')
        .map((statement) => statement.trim())
      const own = statements.flatMap(
        (one) => /^create table (?:if not exists )?([\w.]+)/.exec(one)?.[1] ?? [],
      )
      return statements.flatMap((statement) =>
        STOPPING.flatMap(([what, why]) => {
          const table = what.exec(statement)?.[1]
          return table === undefined || own.includes(table) ? [] : [`${path}: ${table}: ${why}`]
        }),
      )
    })
}
