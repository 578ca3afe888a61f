// docs/proof.md: the last run of each part, with its size and its findings. A new run of a part replaces its text; the other
// parts stay.
import { type Circumstances, type Found, verdictOf } from './figure.ts'

const WIDEST = 110
const HEAD = `# What was broken on purpose, and what was lost

\`npm run ordeal -- --grandeur complete\` writes this page; with \`--preuve\` a smaller run does. Each part says
at which size it was run last, when, on which commit and from which seed, so that it can be run again
(\`docs/decisions/0097-epreuve.md\`). «Unproved» is a figure whose negative control was silent. The last parts
are tests that install foreign tools: \`PREUVE=yes npm test -- <part>\` writes theirs, with its whole time.
`

/** The page after a run: every part by name, its description, and the findings of the parts that ran. */
export function proofOf(
  before: string,
  parts: Readonly<Record<string, { readonly what: string }>>,
  circumstances: Circumstances,
  found: ReadonlyMap<string, readonly Found[]>,
): string {
  const known = sectionsOf(before)
  const sections = Object.entries(parts).map(([name, { what }]) => {
    const figures = found.get(name)
    if (figures !== undefined) return sectionOf(name, what, circumstances, figures)
    return known.get(name) ?? `## \`${name}\`\n\n${folded(`${sentence(what)} It was not run yet.`)}`
  })
  const others = [...known].filter(([name]) => !Object.hasOwn(parts, name)).map(([, text]) => text)
  return pageOf([...sections, ...others])
}

/** Returns the page with the last result of a test that installs third-party tools, placed after the parts of the ordeal. */
export function withResult(
  before: string,
  {
    name,
    what,
    when,
    lines,
  }: Readonly<Record<'name' | 'what' | 'when', string>> & { lines: readonly string[] },
): string {
  const items = lines.map((line) => folded(`- ${line}`))
  const section = [`## \`${name}\``, '', folded(sentence(what)), '', `${when}.`, '', ...items].join('\n')
  return pageOf([...sectionsOf(before).set(name, section).values()])
}

function pageOf(sections: readonly string[]): string {
  return `${[HEAD.trimEnd(), ...sections].join('\n\n')}\n`
}

function sectionsOf(page: string): Map<string, string> {
  const sections = page.split(/^(?=## )/m).slice(1)
  return new Map(sections.map((text) => [/^## `([\w-]+)`/.exec(text)?.[1] ?? '', text.trimEnd()]))
}

function sectionOf(name: string, what: string, run: Circumstances, figures: readonly Found[]): string {
  const { date, commit, changed, seed, grandeur } = run
  const tree = `commit \`${commit?.slice(0, 12) ?? 'unknown'}\`${changed ? ' and changes beside it' : ''}`
  const when = `${date.slice(0, 10)}, size \`${grandeur}\`, ${tree}, seed ${seed}`
  const lines = figures.flatMap((one) => {
    const verdict = `**${verdictOf(one)}**: ${one.what}`
    if ('notRun' in one) return [folded(`- ${verdict}: ${one.notRun}`)]
    const measured = Object.entries(one.measured).map(([member, value]) => `${member} ${value}`)
    const told = one.control.isTold ? one.control.what : `silent: ${one.control.what}`
    const losses = one.losses
      .slice(0, 5)
      .map((loss) => folded(`  - ${loss.replaceAll('\n', ' ').slice(0, 300)}`))
    return [folded(`- ${verdict}: ${measured.join(', ')}. Control: ${told}.`), ...losses]
  })
  return [`## \`${name}\``, '', folded(sentence(what)), '', `${when}.`, '', ...lines].join('\n')
}

function sentence(what: string): string {
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}.`
}

// Folds a text to the width of a page; continued lines of a list item are indented below its first word.
function folded(text: string): string {
  const [margin = ''] = /^\s*(?:- )?/.exec(text) ?? []
  const below = ' '.repeat(margin.length)
  const lines: string[] = []
  let line = ''
  for (const word of text.slice(margin.length).split(' ')) {
    const next = line === '' ? word : `${line} ${word}`
    if (margin.length + next.length > WIDEST && line !== '') {
      lines.push(line)
      line = word
    } else line = next
  }
  return [...lines, line].map((one, at) => (at === 0 ? margin : below) + one).join('\n')
}
