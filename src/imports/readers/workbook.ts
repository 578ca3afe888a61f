// Streams the first visible sheet of a workbook. Formulas are detected and never computed.

import type { Cell } from '@sillon/telephone/values/reading'
import { MAX_SHAPE } from '@sillon/telephone/values/shapes'
import { UnreadableFile } from '../fault.ts'
import { type Archive, openArchive } from './archive.ts'
import { textHeard, unescapeText } from './cellText.ts'
import { shownBy } from './masks.ts'
import { columnNumber, fillMerged, mergesIn } from './merges.ts'
import { type Line, MAX_COLUMNS } from './sheet.ts'
import { type CellDisplay, stylesListener } from './styles.ts'
import { hear, type Listener, XmlFault } from './xml.ts'

const SIGNIFICANT = 15
const MAX_LINES = 1_048_576
// Greatest number of shared texts: more than a spreadsheet has text cells. A text used in several cells is stored once.
const MAX_STRINGS = 1_048_576

/** Reads the lines of the first sheet. */
export async function* readWorkbook(bytes: Buffer): AsyncGenerator<Line> {
  const archive = await openArchive(bytes)
  try {
    const formats: CellDisplay[] = []
    await hearPart(archive, 'xl/styles.xml', stylesListener(formats))
    const known = { strings: await sharedStrings(archive), formats }
    yield* sheetLines(archive, await firstSheet(archive), known)
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error
    throw new UnreadableFile('classeur_illisible', undefined, error)
  }
}

// The tables that cells refer to: shared texts, and the displays of formats.
type SharedTables = { readonly strings: readonly string[]; readonly formats: readonly CellDisplay[] }

async function firstSheet(archive: Archive): Promise<string> {
  let id: string | undefined
  let target: string | undefined
  await hearPart(archive, 'xl/workbook.xml', {
    open: (name, attributes) => {
      if (name === 'workbookPr' && ['1', 'true'].includes(attributes.date1904 ?? ''))
        throw new UnreadableFile('calendrier_1904')
      if (name === 'sheet' && (attributes.state ?? 'visible') === 'visible') id ??= attributes['r:id']
    },
  })
  await hearPart(archive, 'xl/_rels/workbook.xml.rels', {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id === id) target ??= Target
    },
  })
  if (target === undefined) throw new UnreadableFile('classeur_illisible')
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

async function sharedStrings(archive: Archive): Promise<readonly string[]> {
  const strings: string[] = []
  let words: string | null = null
  const texts = textHeard()
  await hearPart(archive, 'xl/sharedStrings.xml', {
    open: (name) => {
      if (name === 'si') words = ''
      texts.open(name)
    },
    text: (text) => {
      if (texts.isHeard() && words !== null) words += text
    },
    close: (name) => {
      texts.close(name)
      if (name !== 'si') return
      if (strings.length === MAX_STRINGS)
        throw new UnreadableFile('fichier_trop_complexe', { limite: 'textes', maximum: MAX_STRINGS })
      // Cleans and cuts a shared text once, instead of in each cell that refers to it.
      strings.push(
        unescapeText(words ?? '')
          .trim()
          .slice(0, MAX_SHAPE + 1),
      )
    },
  })
  return strings
}

async function* sheetLines(archive: Archive, part: string, shared: SharedTables): AsyncGenerator<Line> {
  const lines: Line[] = []
  let isThere = false
  const merges = await mergesIn(textOf(archive, part))
  const sheet = hear(
    lineListener(
      shared,
      fillMerged(merges, (line) => lines.push(line)),
    ),
  )
  for await (const piece of textOf(archive, part)) {
    isThere = true
    sheet.write(piece)
    yield* lines.splice(0)
  }
  if (!isThere) throw new UnreadableFile('classeur_illisible')
  sheet.end()
}

type Open = {
  at: number
  type: string | undefined
  shown: CellDisplay | undefined
  formula: boolean
  words: string
}

function lineListener({ strings, formats }: SharedTables, tell: (line: Line) => void): Listener {
  let [numero, lines, next] = [0, 0, 0]
  let isHidden = false
  let cells: Cell[] = []
  let cell: Open | null = null
  const texts = textHeard()
  return {
    open(name, { r, t, s = '', hidden = '0' }) {
      if (name === 'row') {
        lines += 1
        if (lines > MAX_LINES) throw new UnreadableFile('trop_de_lignes', { maximum: MAX_LINES })
        numero = lineOf(r) ?? numero + 1
        next = 0
        cells = []
        isHidden = hidden !== '0' && hidden !== 'false'
      }
      if (name === 'c') {
        const at = r === undefined ? next : columnOf(r)
        cell = { at, type: t, shown: formats[Number(s)], formula: false, words: '' }
        next = at + 1
      }
      if (name === 'f' && cell !== null) cell.formula = true
      texts.open(name)
    },
    text(text) {
      if (texts.isHeard() && cell !== null) cell.words += text
    },
    close(name) {
      texts.close(name)
      if (name === 'c' && cell !== null) {
        const told = cellOf(cell, strings)
        if (told.text !== '') {
          if (cell.at >= MAX_COLUMNS) throw new UnreadableFile('trop_de_colonnes', { maximum: MAX_COLUMNS })
          while (cells.length < cell.at) cells.push({ text: '' })
          cells[cell.at] = told
        }
        cell = null
      }
      if (name === 'row') tell({ numero, cells, isAddressed: true, ...(isHidden && { isHidden }) })
    },
  }
}

function cellOf({ type, shown, formula, words }: Open, strings: readonly string[]): Cell {
  if (formula) return { text: words.trim() || '=', kind: 'formule' }
  if (type === 's') return { text: strings[Number(words)] ?? '' }
  if (type === 'b') return { text: words === '1' ? 'VRAI' : 'FAUX', kind: 'booleen' }
  if (type === 'd') return { text: words.slice(0, 10) }
  if (type === 'e') return { text: words.trim(), kind: 'erreur' }
  if (type === 'inlineStr' || type === 'str') return { text: unescapeText(words).trim() }
  return words === '' ? { text: '' } : numberCell(Number(words), shown)
}

// Returns a number in the form that the sheet shows: 0.05 with a percent format is `5%`.
function numberCell(value: number, { kind, mask }: CellDisplay = {}): Cell {
  if (kind === 'pourcent') return { text: `${digitsOf(value * 100)}%`, kind }
  const isMasked = mask !== undefined && Number.isSafeInteger(value) && value >= 0
  return { text: digitsOf(value), kind: kind ?? 'nombre', ...(isMasked && { shown: shownBy(mask, value) }) }
}

const digitsOf = (value: number) => String(Number(value.toPrecision(SIGNIFICANT)))

// Returns a valid line number; otherwise undefined, and the line counts as the next one.
function lineOf(told: string | undefined): number | undefined {
  const line = Number(told)
  return Number.isInteger(line) && line > 0 && line <= MAX_LINES ? line : undefined
}

// Returns the column of a reference, counted from 0: `AB12` is in column 27.
function columnOf(reference: string): number {
  return columnNumber(/^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A')
}

async function hearPart(archive: Archive, name: string, listener: Listener): Promise<void> {
  const document = hear(listener)
  let isThere = false
  for await (const piece of textOf(archive, name)) {
    isThere = true
    document.write(piece)
  }
  if (isThere) document.end()
}

async function* textOf(archive: Archive, name: string): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const piece of archive.part(name)) yield decoder.decode(piece, { stream: true })
}
