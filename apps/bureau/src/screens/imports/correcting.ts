// Corrects cells of a report in the page. Only for a CSV file that the page still has in memory.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { cellAt, type Sheet, sheetOf } from './cells.ts'
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

/** Returns a function that keeps a chosen file in memory if it is identical to an import's file, and returns true then. */
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

/** Returns the key and the value of the cell that a finding is about; null if the page can not correct it. */
export function correctable(sheet: Sheet | null, { numero, colonne, details }: Finding) {
  if (sheet === null || colonne === null) return null
  const value = cellAt(sheet, numero, colonne)
  if (value === undefined) return null
  const read = readIn(details)
  const agrees = read === null || value.slice(0, COMPARED) === read.slice(0, COMPARED)
  return agrees ? { place: placeOf(numero, colonne), value } : null
}
