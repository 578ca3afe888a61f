// The rule of plain words (docs/conventions.md): a reader understands each comment at first reading.
import { type SourceFile, under, type Violation } from './tree.ts'

const OPENING = /^(?:What|Who|Whom|Whose|Where|Whether|Of|That|How|Nor|Neither|Whoever)\b/
const WORD = /\b(?:whoever|whom|somebody|nobody|anybody|anew|reckon\w*|whosoever)\b/i
const FOLDERS = ['apps/', 'demo/', 'lab/', 'ops/', 'packages/', 'scripts/', 'sql/', 'src/', 'test/']

/** A comment begins with a verb or a thing, and contains none of the forbidden words. */
export function commentsArePlain(tree: readonly SourceFile[]): Violation[] {
  return under(tree, FOLDERS)
    .filter(({ path, text }) => /\.(?:m?tsx?|mjs|sql)$/.test(path) && !text.startsWith('// Written from '))
    .flatMap((file) =>
      commentsOf(file)
        .filter(({ text }) => OPENING.test(text) || WORD.test(text))
        .map(({ line, text }) => `${file.path}:${line}: «${text.slice(0, 60)}» is not plain`),
    )
}

/** Returns the comments of a file: adjacent lines with the same mark and indent are one comment. */
export function commentsOf({ path, text }: SourceFile): { line: number; text: string }[] {
  const line = path.endsWith('.sql') ? /^(\s*)-- ?(.*)$/ : /^(\s*)\/\/ ?(.*)$/
  const block = /^(\s*)\/?\*\*? ?(.*?)(?:\*\/)?$/
  const found: { line: number; text: string; indent: string; isOpen: boolean }[] = []
  for (const [at, content] of text.split('\n').entries()) {
    const [, indent = '', words] = line.exec(content) ?? block.exec(content) ?? []
    const last = found.at(-1)
    const continues = last?.isOpen === true && last.indent.length >= indent.length - 1
    if (words === undefined) {
      if (last !== undefined) last.isOpen = false
    } else if (continues && !content.trimStart().startsWith('/**')) last.text += ` ${words.trim()}`
    else found.push({ line: at + 1, text: words.trim(), indent, isOpen: true })
  }
  return found.map(({ line, text: words }) => ({ line, text: words.trim() }))
}
