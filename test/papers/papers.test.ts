// documents#types: papers and files that leave the service, judged by programs that others wrote.
//
//   npm test -- papers                # some minutes; with PREUVE=yes it writes docs/proof.md
// The programs come from Debian and Maven Central; the run fails if they can not be had.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { installPrograms, isNamed, prove, run, unpackMaven } from '../support/foreignTools.ts'
import { type Drawn, drawAll } from './drawn.ts'

const MINUTES = 60_000
const VERAPDF = '1.28.2'
const passed: string[] = []
const IS_NAMED = isNamed('papers')
const installed = test.skipIf(!IS_NAMED)
let papers: readonly Drawn[]

/** A file in veraPDF's report. */
type Job = {
  readonly itemDetails: { readonly name: string }
  readonly validationResult?: readonly { readonly details: { readonly ruleSummaries: readonly Rule[] } }[]
}
type Rule = { readonly clause: string; readonly description: string; readonly failedChecks: number }

/** Returns the rules of a standard that files break; a file that veraPDF can not read breaks all. */
async function brokenRules(flavour: string, files: readonly string[]): Promise<string[]> {
  const classes = await unpackMaven(`org.verapdf.apps:greenfield-apps:${VERAPDF}:jar`)
  const asked = ['--format', 'json', '--flavour', flavour, ...files]
  const main = 'org.verapdf.apps.GreenfieldCliWrapper'
  // It exits with 1 if a file breaks a rule: the report says which.
  const report = await run(
    'sh',
    ['-c', 'java "$@" || test $? -eq 1', 'sh', '-cp', classes, main, ...asked],
    '/',
  )
  const { jobs } = (JSON.parse(report) as { report: { jobs: Job[] } }).report
  expect(jobs).toHaveLength(files.length)
  return jobs.flatMap(({ itemDetails: { name }, validationResult }) => {
    const rules = validationResult?.flatMap(({ details }) => details.ruleSummaries)
    const said = rules?.map(({ clause, description }) => `${name}: ${clause} ${description}`)
    return said ?? [`${name} could not be read`]
  })
}

beforeAll(async () => {
  if (IS_NAMED) papers = await drawAll()
}, 5 * MINUTES)

installed.each([
  ['2a', 'PDF/A-2a'],
  ['ua1', 'PDF/UA-1'],
])('veraPDF finds no broken rule of %s', { timeout: 10 * MINUTES }, async (flavour, standard) => {
  const files = papers.map(({ file }) => file)
  expect(await brokenRules(flavour, files)).toEqual([])
  passed.push(`**passed**: veraPDF ${VERAPDF} finds ${standard} in each of ${files.length} papers.`)
})

installed('veraPDF refuses a paper without its tags', { timeout: 5 * MINUTES }, async () => {
  const file = `${papers[0]?.file}.untagged.pdf`
  const pdf = readFileSync(papers[0]?.file ?? '', 'latin1').replace('/Marked true', '/Marked null')
  writeFileSync(file, pdf, 'latin1')
  expect((await brokenRules('2a', [file])).join()).toContain('MarkInfo')
})

installed(
  'zbar reads the code of every paper at the resolution of a label printer',
  { timeout: 10 * MINUTES },
  async () => {
    await installPrograms({ '/usr/bin/zbarimg': 'zbar-tools', '/usr/bin/pdftoppm': 'poppler-utils' })
    for (const { file, address } of papers) {
      const picture = file.replace(/\.pdf$/, '')
      await run('pdftoppm', ['-r', '203', '-gray', '-l', '1', '-singlefile', file, picture], dirname(file))
      const read = await run('zbarimg', ['--raw', '--quiet', `${picture}.pgm`], dirname(file))
      expect([file, read.trim()]).toEqual([file, address])
    }
    passed.push(`**passed**: zbar reads the code of each of ${papers.length} papers at 203 dots per inch.`)
  },
)

installed('every part passed, and the page of proof says so', () => {
  expect(passed).toHaveLength(3)
  prove('papers', 'Papers and files, judged by programs that others wrote', passed)
})
