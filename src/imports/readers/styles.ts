// Reads the number formats of a workbook: cells that show percents, days, or more than their digits.

import type { CellKind } from '@sillon/telephone/values/reading'
import { UnreadableFile } from '../fault.ts'
import { type Mask, maskOf } from './masks.ts'
import type { Listener } from './xml.ts'

// Greatest number of cell formats of a workbook.
const MAX_FORMATS = 65_536

/** The way in which a format displays a number; empty for plain numbers. */
export type CellDisplay = { readonly kind?: Extract<CellKind, 'pourcent' | 'jour'>; readonly mask?: Mask }

/** Reads `xl/styles.xml` as events, and adds the display of each cell format to `formats`. */
export function stylesListener(formats: CellDisplay[]): Listener {
  const own = new Map<string, CellDisplay>()
  let isCellFormat = false
  return {
    open(name, { numFmtId = '', formatCode = '' }) {
      if (name === 'numFmt' && own.size < MAX_FORMATS) own.set(numFmtId, shownBy(formatCode))
      if (name === 'cellXfs') isCellFormat = true
      if (name !== 'xf' || !isCellFormat) return
      if (formats.length === MAX_FORMATS)
        throw new UnreadableFile('fichier_trop_complexe', { limite: 'formats', maximum: MAX_FORMATS })
      formats.push(own.get(numFmtId) ?? builtIn(Number(numFmtId)))
    },
    close(name) {
      if (name === 'cellXfs') isCellFormat = false
    },
  }
}

// Formats that every workbook has without defining them: percents, days, East Asian days.
function builtIn(id: number): CellDisplay {
  if (id === 9 || id === 10) return { kind: 'pourcent' }
  const isDay = (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
  return isDay ? { kind: 'jour' } : {}
}

// Reads only the first section of a format, without quoted words, escaped characters, colours and locales.
function shownBy(code: string): CellDisplay {
  const marks = code
    .slice(0, 255)
    .replaceAll(/"[^"]*"|\\.|\[[^[\]]*\]/g, '')
    .split(';', 1)[0]
  if (marks?.includes('%')) return { kind: 'pourcent' }
  if (/[yjd]/i.test(marks ?? '')) return { kind: 'jour' }
  const mask = maskOf(code)
  return mask === undefined ? {} : { mask }
}
