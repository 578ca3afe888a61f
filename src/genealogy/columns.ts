// Reads the columns in which the database sends a genealogy. Each is a text: its name on the first line, then one value per line.
// The texts are kept as bytes, one character per byte, so that output built from them can be sent without encoding, whatever
// characters it contains.
import type { StreamRows } from '../http/calls/call.ts'

/** The columns as the database sends them. */
export type ColumnTexts = AsyncIterable<string> | Iterable<string>

/** Columns by name; if a name occurs several times, the last column counts. */
export type Columns = {
  /** Adds a column, and returns its name. */
  hear(told: string): string
  /** Returns a column that is a single value. */
  value(name: string): string
  /** Returns the values of a column. */
  lines(name: string): string[]
  /** Returns a column of positions, counted from 0; the database counts them from 1. */
  places(name: string): number[]
  /** Returns the text of each key, for a column of keys. */
  written(name: string): ReadonlyMap<string, string>
}

const NOUGHT = 48

/** Requests the genealogy of a lot. */
export function askColumns(tell: StreamRows, request: object): ColumnTexts {
  return tell('lots_genealogie', { ...request, colonnes: true })
}

/** Makes an empty set of columns. */
export function createColumns(): Columns {
  const columns = new Map<string, string | null>()
  const read = (name: string): string | null => {
    const text = columns.get(name)
    if (text === undefined) throw new Error(`a genealogy without its column ${name}`)
    return text
  }
  const lines = (name: string) => read(name)?.split('\n') ?? []
  return {
    hear(told) {
      const text = Buffer.from(told).toString('latin1')
      const end = text.indexOf('\n')
      const name = end < 0 ? text : text.slice(0, end)
      columns.set(name, end < 0 ? null : text.slice(end + 1))
      return name
    },
    value: (name) => read(name) ?? '',
    lines,
    places: (name) => placesIn(read(name) ?? ''),
    written: (name) => new Map(lines(name).map(entryOf)),
  }
}

function entryOf(line: string): [string, string] {
  const end = line.indexOf(' ')
  return [line.slice(0, end), line.slice(end + 1)]
}

/**
 * Parses positions, counted from 1 in the text and from 0 here. It builds the numbers directly, because splitting the text into
 * twenty thousand parts would cost more than parsing.
 */
export function placesIn(text: string): number[] {
  const places: number[] = []
  if (text === '') return places
  let place = 0
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - NOUGHT
    if (digit < 0) {
      places.push(place - 1)
      place = 0
    } else place = place * 10 + digit
  }
  places.push(place - 1)
  return places
}
