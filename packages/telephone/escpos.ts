// The bytes of a receipt printer (ESC/POS), made of the lines of a paper: letters by a code page of the printer, everything else as
// dots. The QR code is always dots, because many cheap printers draw no QR code themselves.
import qrcode from 'qrcode-generator'
import { bytesIn, type CodePage, PAGES, plainText, withBaseLetters } from './letters.ts'
import type { Ligne } from './recu.ts'

/** Dots of a text or an image: rows of whole bytes, the leftmost dot in the highest bit. */
export type Dots = { readonly largeur: number; readonly hauteur: number; readonly octets: Uint8Array }

/** The printer: the width of its paper in millimetres, the code page of its letters, and how a platform draws other letters. */
export type Rouleau = {
  readonly papier_mm: 58 | 80
  readonly page?: CodePage
  /** Draws a line of text that the code page can not write. Without it, the line is printed with base letters. */
  readonly dessiner?: (texte: string, largeur: number) => Dots
}

/** Width in dots and in letters of font A, 12 dots wide. */
const WIDTHS = { 58: { points: 384, colonnes: 32 }, 80: { points: 576, colonnes: 48 } } as const
const [ESC, GS, LINE_FEED] = [0x1b, 0x1d, 0x0a]
const RESET = [ESC, 0x40]
const FEED_AND_CUT = [ESC, 0x64, 3, GS, 0x56, 0x42, 0]
const bold = (on: boolean) => [ESC, 0x45, on ? 1 : 0]
const tall = (on: boolean) => [GS, 0x21, on ? 1 : 0]
// Rows of dots in one command. A band is short, so that a printer with a small buffer prints it, and so that a printer whose
// connection broke inside it waits for few bytes.
const BAND_ROWS = 8
/** The most bytes that a printer may still wait for after a connection broke inside a band. */
export const MAX_BAND_BYTES = BAND_ROWS * (WIDTHS[80].points / 8)

/** Returns the bytes that print a paper and cut it. */
export function escposOf(lignes: readonly Ligne[], rouleau: Rouleau): Uint8Array {
  const page = rouleau.page ?? 'cp1252'
  const bytes = [...RESET, ESC, 0x74, PAGES[page].numero]
  for (const ligne of lignes) bytes.push(...lineBytes(ligne, rouleau, page))
  bytes.push(...FEED_AND_CUT)
  return Uint8Array.from(bytes)
}

function lineBytes(ligne: Ligne, rouleau: Rouleau, page: CodePage): number[] {
  const { colonnes, points } = WIDTHS[rouleau.papier_mm]
  const write = (texte: string) => textBytes(texte, rouleau, page)
  switch (ligne.genre) {
    case 'trait':
      return write('-'.repeat(colonnes))
    case 'code':
      return rasterBytes(squareOf(ligne.code, points))
    case 'titre': {
      const lines = wrapped(ligne.texte, colonnes).map((line) => centred(line, colonnes))
      return [...tall(true), ...bold(true), ...lines.flatMap(write), ...bold(false), ...tall(false)]
    }
    case 'texte': {
      const lines = wrapped(ligne.texte, colonnes)
      return lines.flatMap((line) => write(ligne.centre === true ? centred(line, colonnes) : line))
    }
    case 'paire': {
      const lines = pairLines(ligne.nom, ligne.valeur, colonnes).flatMap(write)
      return ligne.gras === true ? [...bold(true), ...lines, ...bold(false)] : lines
    }
  }
}

function textBytes(texte: string, { papier_mm, dessiner }: Rouleau, page: CodePage): number[] {
  const known = bytesIn(texte, page)
  if (known !== null) return [...known, LINE_FEED]
  if (dessiner !== undefined) return rasterBytes(dessiner(plainText(texte), WIDTHS[papier_mm].points))
  return [...(bytesIn(withBaseLetters(texte, page), page) ?? []), LINE_FEED]
}

// Splits dots into bands: GS v 0, width in bytes, height in rows.
function rasterBytes({ largeur, hauteur, octets }: Dots): number[] {
  const wide = Math.ceil(largeur / 8)
  const bytes: number[] = []
  for (let row = 0; row < hauteur; row += BAND_ROWS) {
    const rows = Math.min(BAND_ROWS, hauteur - row)
    bytes.push(GS, 0x76, 0x30, 0, wide & 0xff, wide >> 8, rows & 0xff, rows >> 8)
    bytes.push(...octets.slice(row * wide, (row + rows) * wide))
  }
  return bytes
}

// A module of 8 dots is 1 mm at 203 dots per inch, and one byte of a row. The white margins are drawn, because not every printer
// centres an image.
const MODULE = 8
const QUIET = 4

/** Returns the modules of a QR code, dark as true. */
export function modulesOf(texte: string): boolean[][] {
  const code = qrcode(0, 'M')
  code.addData(texte, 'Byte')
  code.make()
  const count = code.getModuleCount()
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => code.isDark(row, column)),
  )
}

function squareOf(texte: string, largeur: number): Dots {
  const modules = modulesOf(texte)
  const wide = largeur / 8
  const left = Math.floor((wide - modules.length) / 2)
  const hauteur = (modules.length + 2 * QUIET) * MODULE
  const octets = new Uint8Array(wide * hauteur)
  modules.forEach((row, at) => {
    row.forEach((isDark, column) => {
      for (let dot = 0; dot < MODULE; dot += 1)
        octets[((at + QUIET) * MODULE + dot) * wide + left + column] = isDark ? 0xff : 0
    })
  })
  return { largeur, hauteur, octets }
}

function centred(line: string, colonnes: number): string {
  return ' '.repeat(Math.floor((colonnes - lengthOf(line)) / 2)) + line
}

// Puts the value at the right edge, on lines of its own if both do not fit.
function pairLines(nom: string, valeur: string, colonnes: number): string[] {
  const room = colonnes - lengthOf(nom) - lengthOf(valeur)
  if (room >= 1) return [`${nom}${' '.repeat(room)}${valeur}`]
  const right = (line: string) => `${' '.repeat(colonnes - lengthOf(line))}${line}`
  return [...wrapped(nom, colonnes), ...wrapped(valeur, colonnes - 1).map(right)]
}

// Breaks a text between words; a word longer than a line is cut.
function wrapped(texte: string, colonnes: number): string[] {
  const lines = ['']
  for (const word of plainText(texte).split(/\s+/)) {
    const pieces = [...word].reduce<string[][]>(
      (cut, letter) => {
        if ((cut.at(-1)?.length ?? 0) >= colonnes) cut.push([])
        cut.at(-1)?.push(letter)
        return cut
      },
      [[]],
    )
    for (const piece of pieces.map((letters) => letters.join(''))) {
      const last = lines.at(-1) ?? ''
      if (last === '') lines[lines.length - 1] = piece
      else if (lengthOf(last) + 1 + lengthOf(piece) <= colonnes) lines[lines.length - 1] = `${last} ${piece}`
      else lines.push(piece)
    }
  }
  return lines
}

const lengthOf = (text: string) => [...text].length
