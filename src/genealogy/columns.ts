// What the database tells of a genealogy, as columns: each is a text, its name on the first line, then a value a line.
import type { Tell } from '../http/call.ts'

/** Columns by their names. */
export type Columns = {
  /** A column that is one value, whatever stands in it. */
  value(name: string): string
  /** The values of a column. */
  lines(name: string): string[]
  /** Of a column of places, which are counted from one, these counted from nought. */
  places(name: string): number[]
  /** Of a column of keys, what is written of each. */
  written(name: string): ReadonlyMap<string, string>
}

const [LINE, NOUGHT] = [10, 48]

/** Asks for the genealogy of a lot. */
export async function askColumns(tell: Tell, request: object): Promise<Columns> {
  return columnsOf(await tell('lots_genealogie', { ...request, colonnes: true }))
}

/** Reads the columns of an answer. */
export function columnsOf(texts: Iterable<string>): Columns {
  const columns = new Map<string, string | null>()
  for (const text of texts) {
    const end = text.indexOf('\n')
    columns.set(end < 0 ? text : text.slice(0, end), end < 0 ? null : text.slice(end + 1))
  }
  const read = (name: string): string | null => {
    const text = columns.get(name)
    if (text === undefined) throw new Error(`a genealogy without its column ${name}`)
    return text
  }
  const lines = (name: string) => read(name)?.split('\n') ?? []
  return {
    value: (name) => read(name) ?? '',
    lines,
    places: (name) => placesIn(read(name)),
    written: (name) => new Map(lines(name).map(keyed)),
  }
}

function keyed(line: string): [string, string] {
  const end = line.indexOf(' ')
  return [line.slice(0, end), line.slice(end + 1)]
}

// As numbers at once: twenty thousand texts between would cost more than the reading.
function placesIn(text: string | null): number[] {
  const places: number[] = []
  if (text === null) return places
  let place = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === LINE) {
      places.push(place - 1)
      place = 0
    } else place = place * 10 + code - NOUGHT
  }
  places.push(place - 1)
  return places
}
