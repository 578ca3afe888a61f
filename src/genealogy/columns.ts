// What the database tells of a genealogy, as columns: each is a text, its name on the first line, then a value a line. They are held
// as bytes, a letter for each: what is put together of them is bytes at once, whatever letters there are in it.
import type { StreamRows } from '../http/calls/call.ts'

/** What the database tells: columns as they come. */
export type Told = AsyncIterable<string> | Iterable<string>

/** Columns by their names; of one that came several times, the last. */
export type Columns = {
  /** Takes one in, and answers its name. */
  hear(told: string): string
  /** A column that is one value, whatever stands in it. */
  value(name: string): string
  /** The values of a column. */
  lines(name: string): string[]
  /** Of a column of places, which are counted from one, these counted from nought. */
  places(name: string): number[]
  /** Of a column of keys, what is written of each. */
  written(name: string): ReadonlyMap<string, string>
}

const NOUGHT = 48

/** Asks for the genealogy of a lot. */
export function askColumns(tell: StreamRows, request: object): Told {
  return tell('lots_genealogie', { ...request, colonnes: true })
}

/** Columns, of which none was heard yet. */
export function columnsHeard(): Columns {
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
    written: (name) => new Map(lines(name).map(keyed)),
  }
}

function keyed(line: string): [string, string] {
  const end = line.indexOf(' ')
  return [line.slice(0, end), line.slice(end + 1)]
}

/**
 * Places that are told one after the other, counted from one there and from nought here. As numbers at once: twenty thousand texts
 * between would cost more than the reading.
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
