// Third-party programs that check the service's files, chosen by the ending of a file's name.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'csv-parse/sync'
import { inject } from 'vitest'
import { faultsOf } from '../api/support/epcis.ts'
import { cached, installPrograms, installTools, run, unpackMaven } from '../support/foreignTools.ts'

/** Checks files; returns the faults, and the name of the checking program. */
type Judge = (
  files: readonly string[],
) => Promise<{ readonly by: string; readonly faults: readonly string[] }>

/** The version of veraPDF. */
export const VERAPDF = '1.28.2'
const CSVLINT = 'v0.3.0'
const CHECK_GEOJSON = '0.1.14'
const PYTHON = '/usr/bin/python3'
const ROOT = '/'

/** Checks files one by one; returns the faults that the check throws or returns. */
async function each(files: readonly string[], judge: (file: string) => Promise<string>): Promise<string[]> {
  const faults: string[] = []
  for (const file of files) {
    const fault = await judge(file).catch((error: unknown) => String(error))
    if (fault.trim() !== '') faults.push(`${file}: ${fault}`)
  }
  return faults
}

const csv: Judge = async (files) => {
  const go = (await run('sh', ['-c', 'command -v go || echo /usr/bin/go'], ROOT)).trim()
  await installPrograms({ [go]: 'golang-go' })
  const folder = await cached(`csvlint ${CSVLINT}`, async (made) => {
    writeFileSync(join(made, 'go.mod'), 'module papers\n')
    await run(go, ['get', `github.com/Clever/csvlint@${CSVLINT}`], made)
    const build = ['build', '-mod=mod', '-o', 'csvlint', 'github.com/Clever/csvlint/cmd/csvlint']
    await run(go, build, made)
  })
  const bare = join(mkdtempSync(join(inject('sillon').folder, 'csv-')), 'bare.csv')
  const lint = async (file: string) => {
    // The program csvlint takes the byte order mark, which spreadsheets need, for a letter.
    writeFileSync(bare, readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
    const separator = file.includes('imports_modele') ? ';' : ','
    const said = await run(join(folder, 'csvlint'), ['-delimiter', separator, bare], ROOT)
    return said.trim() === 'file is valid' ? '' : said
  }
  return { by: `csvlint ${CSVLINT}`, faults: await each(files, lint) }
}

// Prints the sheets, rows and formulas of each workbook as JSON.
const READ_WORKBOOKS = `
import json, sys, openpyxl
books = {}
for path in sys.argv[1:]:
    sheet, *others = openpyxl.load_workbook(path).worksheets
    cells = [cell for each in (sheet, *others) for row in each.iter_rows() for cell in row]
    books[path] = [sheet.max_row, [cell.coordinate for cell in cells if cell.data_type in "fe"]]
print(json.dumps([openpyxl.__version__, books]))
`

const xlsx: Judge = async (files) => {
  const openpyxl = '/usr/lib/python3/dist-packages/openpyxl/__init__.py'
  await installPrograms({ [openpyxl]: 'python3-openpyxl', '/usr/bin/soffice': 'libreoffice-calc' })
  const read = await run(PYTHON, ['-c', READ_WORKBOOKS, ...files], ROOT)
  type Book = readonly [rows: number, formulas: readonly string[]]
  const [version, books] = JSON.parse(read) as [string, Record<string, Book>]
  const office = await convert(files)
  const judge = async (file: string) => {
    const [rows, formulas] = books[file] ?? [0, []]
    if (formulas.length > 0) return `formulas or errors in ${formulas.join()}`
    const shown = (parse(readFileSync(await office(file)), { relax_column_count: true }) as string[][]).length
    return shown === rows ? '' : `openpyxl reads ${rows} rows and LibreOffice ${shown}`
  }
  const libreOffice = (await run('soffice', ['--version'], ROOT)).split(' ').slice(0, 2).join(' ')
  return { by: `openpyxl ${version} and ${libreOffice}`, faults: await each(files, judge) }
}

// Makes LibreOffice write the first sheet of each workbook as CSV; returns a function from workbook to CSV path.
async function convert(files: readonly string[]) {
  const out = mkdtempSync(join(inject('sillon').folder, 'bureautique-'))
  const names = new Map(files.map((file, index) => [file, `${index}.xlsx`]))
  for (const [file, name] of names) writeFileSync(join(out, name), readFileSync(file))
  const profile = `-env:UserInstallation=${pathToFileURL(join(out, 'profile'))}`
  const filter = 'csv:Text - txt - csv (StarCalc):44,34,76'
  await run('soffice', [profile, '--headless', '--convert-to', filter, ...names.values()], out)
  return async (file: string) => join(out, (names.get(file) ?? '').replace('.xlsx', '.csv'))
}

const geojson: Judge = async (files) => {
  const modules = await installTools({ '@placemarkio/check-geojson': CHECK_GEOJSON })
  const entry = join(modules, '@placemarkio/check-geojson/dist/index.js')
  const { check } = (await import(pathToFileURL(entry).href)) as { check: (text: string) => unknown }
  const lint = async (file: string) => (check(readFileSync(file, 'utf8')) ? '' : 'nothing')
  return { by: `check-geojson ${CHECK_GEOJSON}`, faults: await each(files, lint) }
}

const jsonld: Judge = async (files) => {
  const judge = async (file: string) => faultsOf(JSON.parse(readFileSync(file, 'utf8'))).join()
  return { by: "GS1's schema of EPCIS 2.0", faults: await each(files, judge) }
}

const svg: Judge = async (files) => {
  await installPrograms({ '/usr/bin/xmllint': 'libxml2-utils' })
  return {
    by: 'xmllint',
    faults: await each(files, (file) => run('xmllint', ['--noout', '--nonet', file], ROOT)),
  }
}

// Prints the first damaged file in an archive, or names that occur twice.
const READ_ZIP = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    names = archive.namelist()
    print(archive.testzip() or "", *{name for name in names if names.count(name) > 1})
`

const zip: Judge = async (files) => {
  await installPrograms({ [PYTHON]: 'python3', '/usr/bin/unzip': 'unzip' })
  const judge = async (file: string) => {
    await run('unzip', ['-tqq', file], ROOT)
    return run(PYTHON, ['-c', READ_ZIP, file], ROOT)
  }
  return { by: 'unzip and the zipfile module of Python', faults: await each(files, judge) }
}

/** A file in veraPDF's report. */
type Job = {
  readonly itemDetails: { readonly name: string }
  readonly validationResult?: readonly { readonly details: { readonly ruleSummaries: readonly Rule[] } }[]
}
type Rule = { readonly clause: string; readonly description: string; readonly failedChecks: number }

/** Returns the rules of a standard (`2a`, `ua1`) that files break. */
export async function brokenRules(flavour: string, files: readonly string[]): Promise<string[]> {
  const classes = await unpackMaven(`org.verapdf.apps:greenfield-apps:${VERAPDF}:jar`)
  const asked = ['--format', 'json', '--flavour', flavour, ...files]
  const main = 'org.verapdf.apps.GreenfieldCliWrapper'
  // The program exits with 1 if a file breaks a rule; the report says which.
  const report = await run(
    'sh',
    ['-c', 'java "$@" || test $? -eq 1', 'sh', '-cp', classes, main, ...asked],
    ROOT,
  )
  const { jobs } = (JSON.parse(report) as { report: { jobs: Job[] } }).report
  if (jobs.length !== files.length) throw new Error(`veraPDF read ${jobs.length} of ${files.length} files`)
  return jobs.flatMap(({ itemDetails: { name }, validationResult }) => {
    const rules = validationResult?.flatMap(({ details }) => details.ruleSummaries)
    const said = rules?.map(({ clause, description }) => `${name}: ${clause} ${description}`)
    return said ?? [`${name} could not be read`]
  })
}

const pdf: Judge = async (files) => ({
  by: `veraPDF ${VERAPDF}`,
  faults: [...(await brokenRules('2a', files)), ...(await brokenRules('ua1', files))],
})

/** The check for each kind of file. */
export const JUDGES: Readonly<Record<string, Judge>> = { csv, geojson, jsonld, pdf, svg, xlsx, zip }

/** Files without a check: pages and tiles, which the browser tests draw, and the texts and keys of a dossier. */
export const UNJUDGED = ['html', 'json', 'jws', 'mvt', 'txt']
