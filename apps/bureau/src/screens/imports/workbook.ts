// Finds the cells of the first visible sheet of a workbook by line and column of the report, and replaces their values. All other
// parts of the workbook, and all other cells, stay as they are.
import {
  BlobReader,
  BlobWriter,
  type FileEntry,
  TextReader,
  TextWriter,
  ZipReader,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-native.js'
import { type Cells, type Edit, headingsIn } from './cells.ts'
import type { Model } from './queries.ts'

const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
// 30 MB of text: a sheet of 20,000 rows with thirty columns. A larger one is corrected elsewhere.
const MOST_BYTES = 31_457_280
const SEARCHED = 100

/** Reads a workbook; returns null if no line has the headings, or if it is too large for a page. */
export async function workbookOf(file: Blob, model: Pick<Model, 'colonnes'>): Promise<Cells | null> {
  const entries = await filesIn(file)
  const textOf = async (name: string) => {
    const entry = entries.get(name)
    return entry === undefined || entry.uncompressedSize > MOST_BYTES
      ? null
      : parsed(await entry.getData(new TextWriter()))
  }
  const part = firstSheet(await textOf('xl/workbook.xml'), await textOf('xl/_rels/workbook.xml.rels'))
  const sheet = part === null ? null : await textOf(part)
  if (part === null || sheet === null) return null
  const strings = sharedIn(await textOf('xl/sharedStrings.xml'))
  const rows = rowsIn(sheet)
  const columns = columnsIn(rows, strings, model)
  const letters = (colonne: string) => columns.get(colonne)
  return {
    isExact: true,
    valueAt(numero, colonne) {
      const row = rows.get(numero)
      const letter = letters(colonne)
      return row === undefined || letter === undefined ? undefined : shownIn(cellIn(row, letter), strings)
    },
    async corrected(edits) {
      for (const edit of edits) write(sheet, rows.get(edit.numero), letters(edit.colonne), edit)
      return packed(entries, part, new XMLSerializer().serializeToString(sheet))
    },
  }
}

async function filesIn(file: Blob): Promise<ReadonlyMap<string, FileEntry>> {
  const entries = await new ZipReader(new BlobReader(file), { useWebWorkers: false }).getEntries()
  return new Map(entries.flatMap((entry) => (entry.directory ? [] : [[entry.filename, entry] as const])))
}

function parsed(text: string): Document | null {
  const read = new DOMParser().parseFromString(text, 'application/xml')
  return read.getElementsByTagName('parsererror').length > 0 ? null : read
}

const named = (of: Document | Element, name: string): Element[] => [...of.getElementsByTagNameNS('*', name)]

function firstSheet(book: Document | null, links: Document | null): string | null {
  if (book === null || links === null) return null
  const first = named(book, 'sheet').find((one) => (one.getAttribute('state') ?? 'visible') === 'visible')
  const id = first?.getAttributeNS(LINKS, 'id') ?? first?.getAttribute('r:id')
  const target = named(links, 'Relationship')
    .find((one) => one.getAttribute('Id') === id)
    ?.getAttribute('Target')
  if (target === null || target === undefined) return null
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

// The text of a shared or own string; what is spoken of its characters (`rPh`) is not part of it.
const textIn = (of: Element): string =>
  named(of, 't')
    .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent ?? '')
    .join('')

const sharedIn = (strings: Document | null): readonly string[] =>
  strings === null ? [] : named(strings, 'si').map(textIn)

function rowsIn(sheet: Document): ReadonlyMap<number, Element> {
  let numero = 0
  return new Map(
    named(sheet, 'row').map((row) => {
      const told = Number(row.getAttribute('r'))
      numero = Number.isInteger(told) && told > 0 ? told : numero + 1
      return [numero, row] as const
    }),
  )
}

const lettersOf = (cell: Element): string => /^[A-Z]{1,3}/.exec(cell.getAttribute('r') ?? '')?.[0] ?? ''
const cellIn = (row: Element, letters: string): Element | undefined =>
  named(row, 'c').find((cell) => lettersOf(cell) === letters)

function shownIn(cell: Element | undefined, strings: readonly string[]): string {
  if (cell === undefined) return ''
  const [value] = named(cell, 'v')
  const text = cell.getAttribute('t') === 'inlineStr' ? textIn(cell) : (value?.textContent ?? '')
  return (cell.getAttribute('t') === 's' ? (strings[Number(text)] ?? '') : text).trim()
}

// The columns by their codes, as the line with most headings names them.
function columnsIn(
  rows: ReadonlyMap<number, Element>,
  strings: readonly string[],
  model: Pick<Model, 'colonnes'>,
): ReadonlyMap<string, string> {
  const lines = [...rows.values()].slice(0, SEARCHED).map((row) => named(row, 'c'))
  const heading = headingsIn(
    lines.map((cells) => cells.map((cell) => shownIn(cell, strings))),
    model,
  )
  if (heading === null) return new Map()
  const cells = lines[heading.at] ?? []
  return new Map(
    heading.codes.flatMap((code, at) => {
      const cell = cells[at]
      return code === undefined || cell === undefined ? [] : [[code, lettersOf(cell)] as const]
    }),
  )
}

// Writes a value as text into a cell, which is made if the row has none; its look stays.
function write(sheet: Document, row: Element | undefined, letters: string | undefined, edit: Edit): void {
  if (row === undefined || letters === undefined) return
  const cell = cellIn(row, letters) ?? inserted(sheet, row, `${letters}${edit.numero}`)
  const text = sheet.createElementNS(sheet.documentElement.namespaceURI, 't')
  text.setAttribute('xml:space', 'preserve')
  text.textContent = edit.value
  const whole = sheet.createElementNS(sheet.documentElement.namespaceURI, 'is')
  whole.append(text)
  cell.setAttribute('t', 'inlineStr')
  cell.replaceChildren(whole)
}

function inserted(sheet: Document, row: Element, reference: string): Element {
  const cell = sheet.createElementNS(sheet.documentElement.namespaceURI, 'c')
  cell.setAttribute('r', reference)
  const letters = lettersOf(cell)
  const isBehind = (one: string) =>
    one.length === letters.length ? one > letters : one.length > letters.length
  row.insertBefore(cell, named(row, 'c').find((one) => isBehind(lettersOf(one))) ?? null)
  return cell
}

// A corrected cell is no formula any more: the order of calculation, which names its cells, is left out; programs make it again.
const LEFT_OUT = 'xl/calcChain.xml'

async function packed(entries: ReadonlyMap<string, FileEntry>, part: string, text: string): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  for (const [name, entry] of entries) {
    if (name === LEFT_OUT) continue
    if (name === part) await zip.add(name, new TextReader(text))
    else if (name === '[Content_Types].xml' || name === 'xl/_rels/workbook.xml.rels')
      await zip.add(name, new TextReader(withoutChain(await entry.getData(new TextWriter()))))
    else await zip.add(name, new BlobReader(await entry.getData(new BlobWriter())))
  }
  return zip.close()
}

const withoutChain = (text: string): string =>
  text.replaceAll(/<(?:Override|Relationship)\b[^<>]*>/g, (tag) => (tag.includes('calcChain.xml') ? '' : tag))
