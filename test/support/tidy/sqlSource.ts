// The parts of a file of sql/ that the conventions check: its function, the function's parts, its `raise` statements.
import type { SourceFile } from './tree.ts'

/** A function or procedure as written in the file. */
export type Routine = {
  readonly kind: string
  readonly name: string
  readonly parameters: readonly string[]
  /** The text from the parameters to the body. */
  readonly header: string
  readonly body: string
}

/** A `raise` statement, with the SQLSTATE and the message if they are literals. */
export type Raise = { readonly statement: string; readonly state?: string; readonly code?: string }

/** Returns the text without comments. */
export function withoutComments(text: string): string {
  return text.replace(/--[^\n]*/g, '')
}

/** Returns the text without comments and with empty string literals. */
export function codeOnly(text: string): string {
  return withoutComments(text).replace(/'(?:[^']|'')*'/g, "''")
}

/** Returns the first comment of a file. */
export function openingComment(text: string): string {
  return /^(?:--[^\n]*\n)*/.exec(text)?.[0] ?? ''
}

/** Says if a file contains rows, or functions made from them, and not one function or view. */
export function isCollection(path: string): boolean {
  return /\.rows\.sql$|\/(policies|triggers|comments|dispatch|doors)\.sql$/.test(path)
}

/** Returns the functions and procedures that a text creates. */
export function routines(text: string): Routine[] {
  const found = text.matchAll(
    /create (?:or replace )?(function|procedure) ([\w.]+)\s*\(([\s\S]*?)\)(\s*(?:returns|language)[\s\S]*?)(?:as \$(\w*)\$\n?([\s\S]*?)\$\5\$|(begin atomic\n[\s\S]*?\nend;))/g,
  )
  return [...found].map(([, kind = '', name = '', parameters = '', header = '', , told, parsed = '']) => {
    return { kind, name, parameters: splitParameters(parameters), header, body: told ?? parsed }
  })
}

/** Returns the views that a text creates. */
export function views(text: string): string[] {
  return [...text.matchAll(/create (?:or replace )?view ([\w.]+)/g)].map(([, name = '']) => name)
}

/** Returns the `raise` statements of a file, except notices and re-raises. */
export function raises({ text }: SourceFile): Raise[] {
  const statements = withoutComments(text).matchAll(
    /\braise\b(?!\s*(?:notice|debug|log|info|warning)\b)([^;]*);/g,
  )
  return [...statements]
    .map(([, statement = '']) => statement.trim())
    .filter((statement) => statement !== '')
    .map((statement) => ({
      statement,
      state: /^sqlstate 'TR(\d{3})'/.exec(statement)?.[1],
      code: /message = '(\w+)'/.exec(statement)?.[1],
    }))
}

function splitParameters(text: string): string[] {
  return text
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\([^()]*\)/g, '')
    .split(',')
    .map((parameter) => parameter.trim())
    .filter((parameter) => parameter !== '')
}
