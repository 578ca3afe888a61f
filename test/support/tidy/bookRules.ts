// Rules about the specification: every citation leads to something in the repository, and pages fit a narrow window.
import { basename, dirname, join, normalize } from 'node:path'
import { linesMatching, type SourceFile, under, type Violation } from './tree.ts'

const BOOK = 'docs/specification/'
const DECISIONS = 'docs/decisions/'
const COLUMNS = 110
const PAGE_LINES = 40
const LABEL = /^(?:--|\/\/) (?:[A-Z]\w+: |[^ ])/

const markdown = (tree: readonly SourceFile[]) => tree.filter(({ path }) => path.endsWith('.md'))
const isCitable = ({ path }: SourceFile) => /\.(?:sql|[mc]?ts)$/.test(path) && !path.includes('/committed/')
const proofs = (tree: readonly SourceFile[]) =>
  tree.filter(({ path }) => /^test\/sql\/[^/]+\/.*\.sql$/.test(path))
// These files contain the words that they search for.
const isRule = ({ path }: SourceFile) =>
  path.startsWith('test/support/tidy/') || /tidy(?:Rules|Expressions)\.test/.test(path)

/**
 * `Spec:` names anchors of the specification as `chapter#anchor`, separated by commas. No other text comes before its first full
 * stop.
 */
export function specsResolve(tree: readonly SourceFile[]): Violation[] {
  const known = new Set(under(tree, [BOOK], '.md').flatMap(anchors))
  return tree.filter(isCitable).flatMap(({ path, text }) =>
    citations(text).flatMap((citation) => {
      const said = /^(.*?)[.;:](?: |$)/.exec(citation)?.[1] ?? citation
      const unknown = said.split(', ').filter((anchor) => !known.has(anchor))
      return unknown.length > 0 ? [`${path}: the book has no ${unknown.join(', ')}`] : []
    }),
  )
}

/** A pgTAP file begins with the anchor that it proves. The fixtures, which are outside the folders, prove nothing. */
export function proofsCiteTheBook(tree: readonly SourceFile[]): Violation[] {
  return proofs(tree)
    .filter(({ text }) => !text.startsWith('-- Spec: '))
    .map(({ path }) => `${path}: does not begin with what it proves`)
}

/** A pgTAP file states its proof in its own words, without quotations. */
export function proofsQuoteNobody(tree: readonly SourceFile[]): Violation[] {
  return proofs(tree)
    .filter(({ text }) => /["«»]/.test(/^(?:--.*\n)*/.exec(text)?.[0] ?? ''))
    .map(({ path }) => `${path}: quotes what it proves`)
}

/** An anchor occurs only once in its chapter. */
export function anchorsStandOnce(tree: readonly SourceFile[]): Violation[] {
  return under(tree, [BOOK], '.md').flatMap((file) =>
    anchors(file)
      .filter((anchor, i, all) => all.indexOf(anchor) !== i)
      .map((anchor) => `${file.path}: ${anchor} stands twice`),
  )
}

/** The index of the specification names every chapter. */
export function chaptersAreIndexed(tree: readonly SourceFile[]): Violation[] {
  const index = tree.find(({ path }) => path === `${BOOK}README.md`)?.text ?? ''
  return under(tree, [BOOK], '.md')
    .map(({ path }) => basename(path))
    .filter((chapter) => chapter !== 'README.md' && !index.includes(`](${chapter})`))
    .map((chapter) => `${BOOK}README.md: does not name ${chapter}`)
}

/** A code, a column or a setting that the specification names exists in the tables, the rules or the schemas. */
export function namesAreReal(tree: readonly SourceFile[]): Violation[] {
  const real = new Set(
    under(tree, ['sql/', 'schemas/', 'migrations/', 'src/', 'packs/', 'ops/powersync/']).flatMap(
      ({ text }) => text.match(/\w+/g) ?? [],
    ),
  )
  return under(tree, [BOOK], '.md').flatMap(({ path, text }) =>
    [...text.matchAll(/`([a-z]\w*_\w*)`/g)]
      .filter(([, name = '']) => !real.has(name))
      .map(([, name]) => `${path}: ${name} is the name of nothing`),
  )
}

/** A link between pages leads to an existing file, and to an anchor of it. */
export function linksResolve(tree: readonly SourceFile[]): Violation[] {
  const files = new Map(tree.map((file) => [file.path, file]))
  const isThere = (target: string) =>
    files.has(target) || [...files.keys()].some((path) => path.startsWith(`${target.replace(/\/$/, '')}/`))
  return markdown(tree).flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
      ([, to = '', anchor]) => {
        const target = to === '' ? path : normalize(join(dirname(path), to))
        if (!isThere(target)) return [`${path}: links to ${to}, which is not there`]
        const slug = anchor === undefined ? undefined : `${basename(target, '.md')}#${anchor}`
        const page = files.get(target)
        return slug === undefined ||
          page === undefined ||
          [...anchors(page), ...headings(page)].includes(slug)
          ? []
          : [`${path}: links to ${to}#${anchor}, which is not there`]
      },
    ),
  )
}

/** The index of the decisions names every decision's page. */
export function decisionsAreIndexed(tree: readonly SourceFile[]): Violation[] {
  const index = tree.find(({ path }) => path === `${DECISIONS}README.md`)?.text ?? ''
  return decisions(tree)
    .filter((page) => !index.includes(`](${page}.md)`))
    .map((page) => `${DECISIONS}README.md: does not name ${page}`)
}

/** A decision's page has at most forty lines: the decision, the reason, and the refused alternatives. */
export function decisionsAreShort(tree: readonly SourceFile[]): Violation[] {
  return under(tree, [DECISIONS], '.md')
    .filter(({ path }) => !path.endsWith('/README.md'))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > PAGE_LINES)
    .map(({ path, lines }) => `${path}: ${lines} lines, at most ${PAGE_LINES}`)
}

/**
 * A decision that a text names exists, by its file name or its number. A committed migration can not be changed, so it may also
 * name a number that the index maps to another page.
 */
export function decisionsExist(tree: readonly SourceFile[]): Violation[] {
  const pages = decisions(tree)
  const index = tree.find(({ path }) => path === `${DECISIONS}README.md`)?.text ?? ''
  const isMoved = (path: string, page: string) =>
    path.startsWith('migrations/committed/') && index.includes(`\n- ${page.slice(0, 4)} `)
  return tree
    .filter((file) => !isRule(file))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/docs\/decisions\/(\d{4}(?:-[\w-]+)?)/g)]
        .filter(([, page = '']) => !pages.some((name) => name === page || name.startsWith(`${page}-`)))
        .filter(([, page = '']) => !isMoved(path, page))
        .map(([cited]) => `${path}: ${cited} is not there`),
    )
}

/** If a comment cites an anchor of a page, the page has that anchor. */
export function citedAnchorsExist(tree: readonly SourceFile[]): Violation[] {
  const known = new Map(markdown(tree).map((page) => [page.path, [...anchors(page), ...headings(page)]]))
  return tree
    .filter((file) => isCitable(file) && !isRule(file))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(docs\/[\w-]+\.md)#([\w-]+)/g)]
        .filter(([, page = '', anchor]) => !known.get(page)?.includes(`${basename(page, '.md')}#${anchor}`))
        .map(([cited]) => `${path}: ${cited} is not there`),
    )
}

/** No file cites the source documents of the specification, because a reader can not open them. */
export function nothingLeadsElsewhere(tree: readonly SourceFile[]): Violation[] {
  const files = tree.filter((file) => !isRule(file) && !file.path.startsWith('migrations/committed/'))
  return linesMatching(files, /\b(?:specification|domain)\.md\b|\bdomain,? §/, 'cites what nobody can open')
}

/** A page fits next to another window: its prose, lists, tables and code blocks. */
export function pagesFit(tree: readonly SourceFile[]): Violation[] {
  return markdown(tree).flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, i) => (line.length > COLUMNS ? [`${path}:${i + 1}: ${line.length} columns`] : [])),
  )
}

function decisions(tree: readonly SourceFile[]): string[] {
  return under(tree, [DECISIONS], '.md')
    .map(({ path }) => basename(path, '.md'))
    .filter((name) => name !== 'README')
}

function anchors({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/<a id="([a-z0-9-]+)"><\/a>/g)].map(([, id]) => `${basename(path, '.md')}#${id}`)
}

function headings({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-')
    return `${basename(path, '.md')}#${slug}`
  })
}

/** Returns the text after `Spec:` in comments, with the indented lines below it. */
function citations(text: string): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, start) => {
    const first = /^(?:--|\/\/) (?:.*? )?Spec: (.*)$/.exec(line)?.[1]
    if (first === undefined) return []
    const rest = lines.slice(start + 1)
    const end = rest.findIndex((next) => !/^(?:--|\/\/) {2,}\S/.test(next) || LABEL.test(next))
    const more = rest.slice(0, end < 0 ? undefined : end).map((next) => next.replace(/^(?:--|\/\/)\s+/, ''))
    return [[first, ...more].join(' ')]
  })
}
