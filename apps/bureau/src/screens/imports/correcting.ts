// Cells of a report that are corrected in the page: of a CSV file that the page holds.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { cellAt, type Sheet, sheetOf } from './cells.ts'
import { heldOf, hold } from './held.ts'
import type { Finding, Importation, Model } from './queries.ts'
import { bytesOf, sha256Of } from './sending.ts'
import { readIn } from './speaking.ts'

/** Corrected values, by the line and column of their cells. */
export type Edits = ReadonlyMap<string, string>

// The beginning of a cell that must agree with the text that the service read there.
const COMPARED = 20

const placeOf = (numero: number, colonne: string): string => `${numero} ${colonne}`

/** Returns the cell that a place in the corrections names. */
export function cellOf(place: string): { numero: number; colonne: string } {
  const at = place.indexOf(' ')
  return { numero: Number(place.slice(0, at)), colonne: place.slice(at + 1) }
}

/** Reads the cells of the file that the page holds; null if it holds none, or none that it can correct. */
export function useSheet({ id, format }: Importation, model: Model): Sheet | null {
  const asked = useQuery({
    queryKey: ['imports', 'feuille', id],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async () => {
      const file = heldOf(id)
      return file === undefined || format !== 'csv' ? null : sheetOf(await bytesOf(file), model)
    },
  })
  return asked.data ?? null
}

/** Returns a function that holds a file again if it is the very file of an import, and says if it is. */
export function useHolding({ id, format, sha256 }: Importation): (file: File) => Promise<boolean> {
  const queries = useQueryClient()
  return async (file) => {
    if (format !== 'csv') return false
    const isSame = (await sha256Of(await bytesOf(file)).catch(() => '')) === sha256
    if (isSame) {
      hold(id, file)
      await queries.invalidateQueries({ queryKey: ['imports', 'feuille', id] })
    }
    return isSame
  }
}

/** The cell of a finding that can be corrected here: its place and what it holds; null if there is none. */
export function correctable(sheet: Sheet | null, { numero, colonne, details }: Finding) {
  if (sheet === null || colonne === null) return null
  const value = cellAt(sheet, numero, colonne)
  if (value === undefined) return null
  const read = readIn(details)
  const agrees = read === null || value.slice(0, COMPARED) === read.slice(0, COMPARED)
  return agrees ? { place: placeOf(numero, colonne), value } : null
}
