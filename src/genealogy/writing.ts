// A genealogy as its JSON, put together from the columns that the database tells it by: what many records and links share comes
// once (docs/decisions/0063-genealogie-ecrite.md). In pieces, since it may be some megabytes.
import type { Columns } from './columns.ts'

const AT_ONCE = 2000

/** What many records share: the column of its keys, and the one that writes each once. */
const SHARED = { produit: 'produits', lieu: 'lieux', personne: 'personnes', auteur: 'auteurs' }

/** What is told of the record at a place. */
type Told = (n: number) => string
type Three = [string[], string[], string[]]

/** JSON as it begins, and the pieces that follow; these are made when they are asked for. */
export type Written = readonly [beginning: string, rest: Iterable<string>]

/** A genealogy, as an answer holds it. */
export function writeGenealogy(columns: Columns): Written {
  return [`{${columns.value('genealogie')},"noeuds":[`, restOf(columns)]
}

/** A genealogy with the time zone that its dates are told in. */
export function writeShown(columns: Columns): Written {
  const beginning = `{"fuseau_horaire":${JSON.stringify(columns.value('fuseau_horaire'))},"genealogie":`
  return [beginning, [...piecesOf(writeGenealogy(columns)), '}']]
}

/** The events of a genealogy with the records that they are about. */
export function writeEvents(columns: Columns): Written {
  const [weights, offsets] = ['net_g', 'decalage'].map(columns.lines) as [string[], string[]]
  const beside: Told = (n) => (weights[n] === '' ? '' : `,"net_g":${weights[n]},"decalage":"${offsets[n]}"`)
  return [`{${columns.value('evenements')},"noeuds":[`, [...inPieces(records(columns, beside)), ']}']]
}

/** All pieces, the beginning first. */
export function* piecesOf([beginning, rest]: Written): Generator<string> {
  yield beginning
  yield* rest
}

/** All of it as one text. */
export const whole = (written: Written): string => [...piecesOf(written)].join('')

function* restOf(columns: Columns): Generator<string> {
  yield* inPieces(records(columns, partsOf(columns)))
  yield '],"liens":['
  yield* inPieces(links(columns))
  yield ']}'
}

// Each as one text at once: what is only put together is many small ones, and the collector copies them for as long as they live.
function* inPieces(items: Iterable<string>): Generator<string> {
  let some: string[] = []
  for (const item of items) {
    some.push(item)
    if (some.length <= AT_ONCE) continue
    yield some.join(',')
    some = [''] // a comma before the next
  }
  yield some.join(',')
}

// What the walk knows of a record: the lot comes first, then what stands upstream of it, then the others.
function partsOf(columns: Columns): Told {
  const upstream = Number(columns.value('amont'))
  const [depths, masses, rests] = ['profondeur', 'quantite_g', 'reste_g'].map(columns.lines) as Three
  return (n) => {
    const way = n === 0 ? 'lot' : n < upstream ? 'amont' : 'aval'
    return `,"sens":"${way}","profondeur":${depths[n]},"quantite_g":${masses[n]},"reste_g":${rests[n]}`
  }
}

function* records(columns: Columns, besideOf: Told): Generator<string> {
  const [ids, kinds, said] = ['id', 'genre', 'dit'].map(columns.lines) as Three
  const sharedOf = sharing(columns)
  for (let n = 0; n < ids.length; n++)
    yield `{"id":"${ids[n]}","genre":"${kinds[n]}"${besideOf(n)},${said[n]}${sharedOf(n)}}`
}

// What many records share; neighbours often share all of it.
function sharing(columns: Columns): Told {
  const shared = Object.entries(SHARED).map(([name, all]) => ({
    name,
    keys: columns.lines(name),
    written: columns.written(all),
  }))
  let text = ''
  return (n) => {
    if (n === 0 || shared.some(({ keys }) => keys[n] !== keys[n - 1]))
      text = shared
        .map(({ name, keys, written }) => `,"${name}":${written.get(keys[n] ?? '') ?? 'null'}`)
        .join('')
    return text
  }
}

// Links by the movements that made them, in the order of these; within one by the places of their records.
function* links(columns: Columns): Generator<string> {
  const [ids, kinds, masses] = ['id', 'genre', 'poids_g'].map(columns.lines) as Three
  const [from, to] = ['de', 'vers'].map(columns.places) as [number[], number[]]
  const movements = columns.written('mouvements')
  const byPlaces = (a: number, b: number) =>
    Number(from[a]) - Number(from[b]) || Number(to[a]) - Number(to[b])
  for (const [id, own] of madeBy(columns.lines('mouvement'), movements.keys())) {
    const said = movements.get(id)
    if (own.length > 1) own.sort(byPlaces)
    for (const [i, link] of own.entries()) {
      const [de, vers, next] = [from[link] ?? 0, to[link] ?? 0, own[i + 1]]
      // What one movement carried from one record to the same other is one link.
      if (next !== undefined && from[next] === de && to[next] === vers)
        masses[next] = String(BigInt(masses[next] ?? 0) + BigInt(masses[link] ?? 0))
      else
        yield `{"mouvement_id":"${id}",${said},"de_genre":"${kinds[de]}","de_id":"${ids[de]}","vers_genre":"${kinds[vers]}","vers_id":"${ids[vers]}","quantite_g":${masses[link]}}`
    }
  }
}

// The links of each movement; neighbours are often of the same.
function madeBy(movements: readonly string[], order: Iterable<string>): Map<string, number[]> {
  const made = new Map<string, number[]>()
  for (const id of order) made.set(id, [])
  let own: number[] | undefined
  for (const [link, id] of movements.entries()) {
    if (id !== movements[link - 1]) own = made.get(id)
    own?.push(link)
  }
  return made
}
