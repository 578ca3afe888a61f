// Reads the code blocks of docs/operate.md, for tests that type them as an operator does.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A code block with the title of its section, and the language stated on the page. */
export type Block = { readonly section: string; readonly language: string; readonly text: string }

const PAGE = join(import.meta.dirname, '../../docs/operate.md')

/** Returns every code block, in the order of the page. */
export function blocksOfPage(): readonly Block[] {
  const sections = readFileSync(PAGE, 'utf8').split(/^##+ (?=.*$)/m)
  return sections.flatMap((text) => {
    const section = text.slice(0, text.indexOf('\n'))
    const fenced = [...text.matchAll(/^( *)```(\w*)\n(.*?)^ *```$/gms)]
    return fenced.map(([, indent = '', language = '', block = '']) => ({
      section,
      language,
      text: block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }))
  })
}

/** Returns the code blocks of a section, without those of its subsections. */
export function blocksOf(section: string): readonly string[] {
  const blocks = blocksOfPage().filter((block) => block.section === section)
  if (blocks.length === 0) throw new Error(`docs/operate.md has no code block under «${section}»`)
  return blocks.map(({ text }) => text)
}
