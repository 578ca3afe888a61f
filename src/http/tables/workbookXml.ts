// The markup of a workbook (ISO/IEC 29500): its cells, its sheets, and the files that name the sheets.
import type { Cell } from './cells.ts'

// A spreadsheet keeps fifteen digits of a number, so a longer number is written as text and loses no digit.
const EXACT_DIGITS = 15
// The first day that all spreadsheets count alike, and the day with number 0.
const FIRST_MOMENT = Date.UTC(1900, 2, 1)
const EPOCH = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000
// Greatest number of characters in a cell.
const CELL_LENGTH = 32_767
// Greatest number of decimals that a number shows.
const DECIMALS = 9

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const STYLE = { head: 1, day: 2, moment: 3, number: 4 }
const FORMATS = [
  'yyyy-mm-dd',
  'yyyy-mm-dd hh:mm:ss',
  '0',
  ...Array.from({ length: DECIMALS }, (_, at) => `0.${'0'.repeat(at + 1)}`),
]

/** The formats of cells: a heading, a day, an instant, and numbers by their decimals. */
export const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${FORMATS.length}">${FORMATS.map(
  (code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`,
).join(
  '',
)}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${FORMATS.length + 2}"><xf/><xf fontId="1" applyFont="1"/>${FORMATS.map(
  (_, at) => `<xf numFmtId="${164 + at}" applyNumberFormat="1"/>`,
).join('')}</cellXfs></styleSheet>`

/** Returns the markup of a cell at its position; an empty text for an empty cell. */
export function cellXml(cell: Cell, column: number, row: number, isHead = false): string {
  const at = `r="${letters(column)}${row}"`
  if ('digits' in cell) return numberXml(at, cell.digits)
  if ('moment' in cell) return momentXml(at, cell.moment)
  return cell.text === '' ? '' : textXml(at, cell.text, isHead)
}

/** Writes the beginning of a sheet; its first row is frozen. */
export function sheetHead(heads: readonly string[]): string {
  const columns = heads.map(
    (head, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.max(12, head.length + 2)}" customWidth="1"/>`,
  )
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`
}

/** Writes the end of a sheet. */
export function sheetEnd(): string {
  return '</sheetData></worksheet>'
}

/** Returns the file of the workbook that names its sheets. */
export function workbookXml(names: readonly string[]): string {
  const sheets = names.map(
    (name, at) =>
      `<sheet name="${escaped(name).replaceAll('"', '&quot;')}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`
}

/**
 * Returns the files of the archive that list relations: from the package to the workbook, and from the workbook to its sheets.
 */
export function relationsXml(sheets: number): Record<string, string> {
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
  const file = (relations: string) =>
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relations}</Relationships>`
  const all = Array.from({ length: sheets }, (_, at) =>
    relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`),
  )
  return {
    '_rels/.rels': file(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/_rels/workbook.xml.rels': file(`${all.join('')}${relation(sheets + 1, 'styles', 'styles.xml')}`),
  }
}

/** The types of these files. */
export const CONTENT_TYPES = (sheets: number): string =>
  `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${Array.from(
    { length: sheets },
    (_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  ).join('')}</Types>`

function textXml(at: string, text: string, isHead: boolean): string {
  // A reader would take `_x0041_` for an escape sequence, so its first character is escaped.
  const written = text.slice(0, CELL_LENGTH).replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
  const style = isHead ? ` s="${STYLE.head}"` : ''
  return `<c ${at}${style} t="inlineStr"><is><t xml:space="preserve">${escaped(written)}</t></is></c>`
}

function numberXml(at: string, digits: string): string {
  const [, fraction = ''] = digits.split('.')
  if (digits.replaceAll(/\D/g, '').length > EXACT_DIGITS || fraction.length > DECIMALS)
    return textXml(at, digits, false)
  return `<c ${at} s="${STYLE.number + fraction.length}"><v>${digits}</v></c>`
}

function momentXml(at: string, moment: string): string {
  const isDay = !moment.includes(' ')
  const instant = Date.parse(isDay ? `${moment}T00:00:00Z` : `${moment.replace(' ', 'T')}Z`)
  if (!(instant >= FIRST_MOMENT)) return textXml(at, moment, false)
  return `<c ${at} s="${isDay ? STYLE.day : STYLE.moment}"><v>${(instant - EPOCH) / DAY_MS}</v></c>`
}

/** Escapes a text for XML; drops characters that XML can not represent. */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r -\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

// A is the first column, AA the twenty-seventh.
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : `${letters(Math.floor(column / 26) - 1)}${last}`
}
