// documents#types: documents and files that leave the service, checked by third-party programs.
//
//   npm test -- papers                # some minutes; with PREUVE=yes it writes docs/proof.md
// The programs come from Debian and Maven Central; the run fails if they can not be downloaded.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, extname } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { installPrograms, isNamed, prove, run } from '../support/foreignTools.ts'
import { type Drawn, drawAll } from './drawn.ts'
import { brokenRules, JUDGES, UNJUDGED, VERAPDF } from './judges.ts'
import { saveAll } from './served.ts'

const MINUTES = 60_000
const passed: string[] = []
const IS_NAMED = isNamed('papers')
const installed = test.skipIf(!IS_NAMED)
let papers: readonly Drawn[]
let files: readonly string[]
const endingOf = (file: string) => extname(file).slice(1)

beforeAll(async () => {
  if (!IS_NAMED) return
  papers = await drawAll()
  files = await saveAll()
}, 10 * MINUTES)

installed.each([
  ['2a', 'PDF/A-2a'],
  ['ua1', 'PDF/UA-1'],
])('veraPDF finds no broken rule of %s', { timeout: 10 * MINUTES }, async (flavour, standard) => {
  const drawn = papers.map(({ file }) => file)
  expect(await brokenRules(flavour, drawn)).toEqual([])
  passed.push(`**passed**: veraPDF ${VERAPDF} finds ${standard} in each of ${drawn.length} papers.`)
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

installed('every file that the service sends has a judge, or none is asked for', () => {
  const endings = new Set(files.map(endingOf))
  expect([...endings].sort()).toEqual([...Object.keys(JUDGES), ...UNJUDGED].sort())
})

installed.each(Object.entries(JUDGES))(
  'every file %s is as its standard says',
  { timeout: 5 * MINUTES },
  async (ending, judge) => {
    const judged = files.filter((file) => endingOf(file) === ending)
    const { by, faults } = await judge(judged)
    expect(faults).toEqual([])
    passed.push(`**passed**: ${by} read ${judged.length} files \`${ending}\` without a fault.`)
  },
)

installed('every part passed, and the page of proof says so', () => {
  expect(passed).toHaveLength(3 + Object.keys(JUDGES).length)
  prove('papers', 'Papers and files, judged by programs that others wrote', passed)
})
