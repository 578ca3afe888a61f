// Writes a genealogy as JSON from the columns of the database, which send shared data only once (docs/performance.md#genealogy).
// It writes in pieces, because the JSON may have several megabytes. A piece is written as soon as the last column that it needs
// has arrived.
import { type Columns, type ColumnTexts, createColumns, placesIn } from './columns.ts'

const AT_ONCE = 2000

/** The columns with the shared data of records, in the order of `communs`. */
const SHARED = { produit: 'produits', lieu: 'lieux', personne: 'personnes', auteur: 'auteurs' }

/** Returns the text of the record at a position. */
type Of = (n: number) => string
type Three = [string[], string[], string[]]

/** The writers, by the column that each waits for. */
type Writers = Readonly<Record<string, (columns: Columns) => Iterable<string>>>

/** JSON as bytes, piece by piece. */
export type Written = AsyncGenerator<Uint8Array>

/** Writes a genealogy in the form of the response. */
export const writeGenealogy = (told: ColumnTexts): Written => write(told, genealogy(), ']}')

/** Writes a genealogy with the time zone for its dates. */
export function writeShown(told: ColumnTexts): Written {
  const zone = (columns: Columns) => [
    `{"fuseau_horaire":${JSON.stringify(columns.value('fuseau_horaire'))},"genealogie":`,
  ]
  return write(told, { fuseau_horaire: zone, ...genealogy() }, ']}}')
}

/** Writes the events of a genealogy with their records. */
export function writeEvents(told: ColumnTexts): Written {
  const beginning = (columns: Columns) => [`{${columns.value('evenements')},"noeuds":[`]
  return write(told, { evenements: beginning, dit: recordsWith(weights) }, ']}')
}

/** Joins all pieces into one text. */
export async function joinPieces(written: Written): Promise<string> {
  return Buffer.concat(await Array.fromAsync(written)).toString()
}

async function* write(told: ColumnTexts, writers: Writers, end: string): Written {
  const columns = createColumns()
  const missing = new Set(Object.keys(writers))
  for await (const text of told) {
    const name = columns.hear(text)
    missing.delete(name)
    // The characters of a column are bytes already.
    for (const piece of writers[name]?.(columns) ?? []) yield Buffer.from(piece, 'latin1')
  }
  if (missing.size > 0) throw new Error(`a genealogy without its column ${[...missing].join()}`)
  yield Buffer.from(end)
}

function genealogy(): Writers {
  return {
    genealogie: (columns) => [`{${columns.value('genealogie')},"liens":[`],
    *mouvements(columns) {
      yield* links(columns)
      yield '],"noeuds":['
    },
    dit: recordsWith(parts),
  }
}

// Writes records a few at a time; earlier columns have the other data of each record.
function recordsWith(besideIn: (columns: Columns) => Of): (columns: Columns) => [string] {
  let describe: ((columns: Columns) => string) | undefined
  return (columns) => {
    describe ??= recordWriter(columns, besideIn(columns))
    return [describe(columns)]
  }
}

function recordWriter(first: Columns, besideOf: Of): (columns: Columns) => string {
  const [ids, kinds] = ['id', 'genre'].map(first.lines) as [string[], string[]]
  const shared = sharedIn(first, ids.length)
  let n = 0
  return (columns) => {
    const comma = n === 0 ? '' : ','
    const texts: string[] = []
    for (const said of columns.lines('dit')) {
      texts.push(`{"id":"${ids[n]}","genre":"${kinds[n]}"${besideOf(n)},${said}${shared[n]}}`)
      n += 1
    }
    return comma + texts.join(',')
  }
}

// Returns the shared data of the record at each position.
function sharedIn(columns: Columns, records: number): string[] {
  const written = Object.entries(SHARED).map(([name, all]) => ({ name, all: columns.written(all) }))
  const shared = new Array<string>(records)
  for (const line of columns.lines('communs')) {
    const [places = '', ...keys] = line.split(' ')
    const text = written.map(({ name, all }, i) => `,"${name}":${all.get(keys[i] ?? '') ?? 'null'}`).join('')
    for (const place of placesIn(places)) shared[place] = text
  }
  return shared
}

// Writes the role of a record in the genealogy: the lot comes first, then the upstream records, then the downstream ones.
function parts(columns: Columns): Of {
  const upstream = Number(columns.value('amont'))
  const [depths, masses, rests] = ['profondeur', 'quantite_g', 'reste_g'].map(columns.lines) as Three
  return (n) => {
    const way = n === 0 ? 'lot' : n < upstream ? 'amont' : 'aval'
    return `,"sens":"${way}","profondeur":${depths[n]},"quantite_g":${masses[n]},"reste_g":${rests[n]}`
  }
}

// Writes the mass of a collection, and the UTC offset of its place.
function weights(columns: Columns): Of {
  const [masses, offsets] = ['net_g', 'decalage'].map(columns.lines) as [string[], string[]]
  return (n) => (masses[n] === '' ? '' : `,"net_g":${masses[n]},"decalage":"${offsets[n]}"`)
}

// Writes the links of each movement, in the order of their records. Each piece is joined to one string at once, because the
// garbage collector would copy many small strings repeatedly.
function* links(columns: Columns): Generator<string> {
  const [ids, kinds, masses] = ['id', 'genre', 'poids_g'].map(columns.lines) as Three
  const shown = columns.places('places')
  const [from, to] = ['de', 'vers'].map((name) => columns.places(name).map((place) => shown[place] ?? 0)) as [
    number[],
    number[],
  ]
  const byPlaces = (a: number, b: number) =>
    Number(from[a]) - Number(from[b]) || Number(to[a]) - Number(to[b])
  let some: string[] = []
  for (const line of columns.lines('mouvements')) {
    const end = line.indexOf(' ')
    const own = placesIn(line.slice(0, end))
    const movement = line.slice(end + 1)
    if (own.length > 1) own.sort(byPlaces)
    for (let i = 0; i < own.length; i++) {
      const [link, next] = [own[i] ?? 0, own[i + 1]]
      const [de, vers] = [from[link] ?? 0, to[link] ?? 0]
      // Masses that one movement carried between the same two records count as one link.
      if (next !== undefined && from[next] === de && to[next] === vers)
        masses[next] = String(BigInt(masses[next] ?? 0) + BigInt(masses[link] ?? 0))
      else
        some.push(
          `{${movement},"de_genre":"${kinds[de]}","de_id":"${ids[de]}","vers_genre":"${kinds[vers]}","vers_id":"${ids[vers]}","quantite_g":${masses[link]}}`,
        )
    }
    if (some.length <= AT_ONCE) continue
    yield some.join(',')
    some = [''] // a comma before the next piece
  }
  yield some.join(',')
}
