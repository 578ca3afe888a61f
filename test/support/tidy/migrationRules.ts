// The laws of migrations/: tables, never a rule.
import { codeOnly, routines } from './sqlSource.ts'
import { type SourceFile, under, type Violation } from './tree.ts'

const committed = (tree: readonly SourceFile[]) => under(tree, ['migrations/'], '.sql')

/** The only functions of a migration are those that a table definition needs. */
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

/** A migration must run again years later, when the rules of today are long gone. */
export function noCallOfRules(tree: readonly SourceFile[]): Violation[] {
  const names = under(tree, ['sql/'], '.sql').flatMap(({ text }) => routines(text).map(({ name }) => name))
  return committed(tree).flatMap(({ path, text }) => {
    const code = codeOnly(text)
    const called = names.filter((name) => new RegExp(`\\b${name.replace('.', '\\.')}\\s*\\(`).test(code))
    return called.length > 0 ? [`${path}: calls ${[...new Set(called)].join(', ')}`] : []
  })
}

/** A table says what it holds. */
export function tablesAreCommented(tree: readonly SourceFile[]): Violation[] {
  const all = committed(tree)
    .map(({ text }) => text)
    .join('\n')
  const tables = [...all.matchAll(/^create table (?:if not exists )?([\w.]+)/gm)].map(([, name = '']) => name)
  return tables
    .filter((name) => !all.includes(`comment on table ${name} is`))
    .map((name) => `${name}: no comment`)
}

/** What a table refuses has a name, which may be an error code. */
export function checksAreNamed(tree: readonly SourceFile[]): Violation[] {
  return committed(tree).flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const isCheck = /\b(?:check|exclude)\b[^;]*\(/.test(line.replace(/--.*/, ''))
      const isNamed = /\bconstraint \w+ (?:check|exclude)\b|check_function_bodies|with check/.test(line)
      return isCheck && !isNamed ? [`${path}:${index + 1}: a constraint without a name`] : []
    }),
  )
}

/** `text` and a named check instead of an enum, which no migration can shrink. */
export function noEnumType(tree: readonly SourceFile[]): Violation[] {
  return committed(tree).flatMap(({ path, text }) =>
    /\bas enum\b/.test(codeOnly(text)) ? [`${path}: enum type`] : [],
  )
}

// What a batch is opened with, before a command is looked at: no attempt is counted where that fails (0042).
const OF_A_BATCH = ['commande.lot', 'commande.liasse', 'commande.contexte', 'saisie.regles']

/** The rules of before make their types until those that follow stand: inside a command, a failure sets it aside. */
export function typesKeepTheirMembers(tree: readonly SourceFile[]): Violation[] {
  return committed(tree).flatMap(({ path, text }) =>
    [...codeOnly(text).matchAll(/\balter type ([\w.]+)\s+(?:add|drop|alter) attribute\b/g)]
      .filter(([, type = '']) => !OF_A_BATCH.includes(type))
      .map(([, type]) => `${path}: changes ${type}; a new type takes its place`),
  )
}
