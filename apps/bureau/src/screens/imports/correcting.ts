// Corrects cells of a report in the page. Only for a CSV file or a workbook that the page still has in memory.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Cells, cellsOf, sheetOf } from './cells.ts'
import { heldOf, hold } from './held.ts'
import type { Finding, Importation, Model } from './queries.ts'
import { bytesOf, sha256Of } from './sending.ts'
import { readIn } from './speaking.ts'

/** Corrected values, by the line and column of their cells. */
export type Edits = ReadonlyMap<string, string>

// The number of first characters of a cell that must equal the text that the service read there.
const COMPARED = 20

const placeOf = (numero: number, colonne: string): string => `${numero} ${colonne}`

/** Returns the line and column of a key of the corrections. */
export function cellOf(place: string): { numero: number; colonne: string } {
  const at = place.indexOf(' ')
  return { numero: Number(place.slice(0, at)), colonne: place.slice(at + 1) }
}

/** Reads the cells of the file in memory; null without a file, or if the page can not correct its format. */
export function useSheet({ id, format }: Importation, model: Model): Cells | null {
  const asked = useQuery({
    queryKey: ['imports', 'feuille', id],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async () => {
      const file = heldOf(id)
      return file === undefined ? null : readCells(file, format, model)
    },
  })
  return asked.data ?? null
}

async function readCells(file: File, format: string, model: Model): Promise<Cells | null> {
  // A damaged workbook is corrected elsewhere.
  if (format === 'xlsx') return (await import('./workbook.ts')).workbookOf(file, model).catch(() => null)
  const sheet = format === 'csv' ? sheetOf(await bytesOf(file), model) : null
  return sheet === null ? null : cellsOf(sheet)
}

/** Says if the page can correct the cells of files of this format. */
export const isCorrected = (format: string): boolean => format === 'csv' || format === 'xlsx'

/** Returns a function that keeps a chosen file in memory if it is identical to an import's file, and returns true then. */
export function useHolding({ id, format, sha256 }: Importation): (file: File) => Promise<boolean> {
  const queries = useQueryClient()
  return async (file) => {
    if (!isCorrected(format)) return false
    const isSame = (await sha256Of(await bytesOf(file)).catch(() => '')) === sha256
    if (isSame) {
      hold(id, file)
      await queries.invalidateQueries({ queryKey: ['imports', 'feuille', id] })
    }
    return isSame
  }
}

/** Returns the key and the value of the cell that a finding is about; null if the page can not correct it. */
export function correctable(sheet: Cells | null, { numero, colonne, details }: Finding) {
  if (sheet === null || colonne === null) return null
  const value = sheet.valueAt(numero, colonne)
  if (value === undefined) return null
  const read = readIn(details)
  // A workbook shows a date or a percentage otherwise than it holds it.
  if (sheet.isExact) return { place: placeOf(numero, colonne), value: read ?? value }
  const agrees = read === null || value.slice(0, COMPARED) === read.slice(0, COMPARED)
  return agrees ? { place: placeOf(numero, colonne), value } : null
}
