// The rules about rows and every SQL text: conditions of writes, locks, settings, and the width of lines.
import { codeOnly } from './sqlSource.ts'
import { type SourceFile, under, type Violation } from './tree.ts'

const COLUMNS = 100

/** Unchanged rows are not written again, because phones would receive them again. */
export function rowsWriteWhatDiffers(tree: readonly SourceFile[]): Violation[] {
  return under(tree, ['sql/'], '.rows.sql').flatMap(({ path, text }) => {
    const upserts = [...codeOnly(text).matchAll(/\bdo update\b([^;]*?)(?:;|\n\)|$)/g)]
    const blind = upserts.filter(([, update = '']) => {
      const written = [...update.matchAll(/= (excluded\.\w+)/g)].map(([, column = '']) => column)
      const compared = /\bwhere\b[\s\S]*\bis distinct from\b([\s\S]*)/.exec(update)?.[1] ?? ''
      // Comparing the whole row is enough.
      if (/\bwhere\b[\s\S]*\bis distinct from excluded\b(?!\.)/.test(update)) return false
      return written.some((column) => !new RegExp(`${column}\\b`).test(compared))
    })
    return blind.length > 0 ? [`${path}: writes rows that do not differ`] : []
  })
}

/** Lines of rules and their tests fit next to a diff. */
export function linesFit(tree: readonly SourceFile[]): Violation[] {
  return under(tree, ['sql/', 'test/sql/'], '.sql').flatMap(({ path, text }) => {
    const long = text.split('\n').flatMap((line, index) => (line.length > COLUMNS ? [index + 1] : []))
    return long.length > 0 ? [`${path}: more than ${COLUMNS} columns in lines ${long.join(', ')}`] : []
  })
}

/** A value read by the statement that locks may be older than the wait for the lock, so the next statement must read it again. */
export function locksComeFirst(tree: readonly SourceFile[]): Violation[] {
  return under(tree, ['sql/'], '.sql').flatMap(({ path, text }) => {
    const code = codeOnly(text)
    const locks = [...code.matchAll(/\bfor (?:no key update|key share|update|share)\b/g)]
    const early = locks.filter(({ index }) =>
      /\(\s*select\b|\b\w+\.\w+\(/.test(targetsBefore(code.slice(0, index))),
    )
    return early.length > 0 ? [`${path}: reads something else in the statement that locks`] : []
  })
}

/** Returns the target list of the last query in a text. */
function targetsBefore(text: string): string {
  let [depth, from] = [0, text.length]
  const words = [...text.matchAll(/[();]|\b(?:select|perform|from)\b/g)]
  for (const { 0: word, index } of words.toReversed()) {
    if (word === ')') depth += 1
    else if (word === '(') depth -= 1
    if (depth < 0 || (depth === 0 && word === ';')) return ''
    if (depth === 0 && word === 'from') from = index
    if (depth === 0 && /^(?:select|perform)$/.test(word)) return text.slice(index, from)
  }
  return ''
}

// The search path is the same for every caller. A procedure that commits can not set it in another way.
const SAME_FOR_ALL = "set_config('search_path', 'pg_catalog, pg_temp', false)"

/**
 * Settings and locks of a rule end with its transaction, because the next transaction on the connection may belong to another
 * caller.
 */
export function nothingOutlastsItsTransaction(tree: readonly SourceFile[]): Violation[] {
  const lasting =
    /\bset_config\s*\([^;]*?,\s*false\s*\)|\bpg_(?:try_)?advisory_(?:lock|unlock)|^\s*(?:listen|prepare|discard)\b|\bwith hold\b|\bcreate temp/im
  return under(tree, ['sql/'], '.sql').flatMap(({ path, text }) =>
    lasting.test(text.replace(SAME_FOR_ALL, '').replaceAll(/--.*$/gm, ''))
      ? [`${path}: what it sets or holds outlasts its transaction`]
      : [],
  )
}
