// Converts the state to rows, and rows to the state.
import { PhoneError } from './errors.ts'
import type { FileBox } from './fileBox.ts'
import { type CommandeLocale, emptyState, type FichierLocal, type State } from './state.ts'
import type { Changes, Genre, KeptText, Row, Store } from './store.ts'

const FORMAT = 2

// Returns the rows of each kind by key. A changed value is a new object, so comparing references is enough.
function tablesOf(state: State): Record<Genre, ReadonlyMap<string, unknown>> {
  const { commandes, fichiers, references, ...rest } = state
  return {
    etat: new Map<string, unknown>([['format', FORMAT], ...Object.entries(rest)]),
    reference: new Map(Object.entries(references)),
    commande: new Map(commandes.map((one) => [one.id, one])),
    fichier: new Map(fichiers.map((one) => [one.fichier_id, one])),
  }
}

const GENRES: readonly Genre[] = ['etat', 'reference', 'commande', 'fichier']

/**
 * Returns the rows to write and to remove between two states. If the phone was not enrolled before, all rows are written, because
 * its store may be empty.
 */
export function changesBetween(before: State, after: State): Changes {
  const put: Row[] = []
  const remove: Omit<Row, 'texte'>[] = []
  const old = before.enrolement === null ? null : tablesOf(before)
  const next = tablesOf(after)
  for (const genre of GENRES) {
    for (const [cle, value] of next[genre])
      if (value !== undefined && old?.[genre].get(cle) !== value) {
        put.push({ genre, cle, texte: JSON.stringify(value) })
      }
    for (const cle of old?.[genre].keys() ?? []) if (!next[genre].has(cle)) remove.push({ genre, cle })
  }
  return { put, remove }
}

/** Returns the state in stored rows. Rows without a valid state are an error, never a silent fresh start. */
export function stateOf(rows: readonly Row[]): State {
  if (rows.length === 0) return emptyState()
  const of = (genre: Genre) =>
    rows.filter((row) => row.genre === genre).map(({ cle, texte }) => [cle, parse(texte)] as const)
  const { format, ...etat } = Object.fromEntries(of('etat'))
  if (format !== FORMAT) throw unreadable()
  const values = (genre: Genre) => of(genre).map(([, value]) => value)
  return {
    ...emptyState(),
    ...(etat as Partial<State>),
    references: Object.fromEntries(of('reference')) as Record<string, number>,
    commandes: (values('commande') as CommandeLocale[]).sort((a, b) => a.sequence - b.sequence),
    fichiers: values('fichier') as FichierLocal[],
  }
}

/**
 * Takes over the state of an earlier version, which was one text: writes its rows, then its files, then erases the text, so that
 * an interrupted takeover continues. Throws if the text contains more than the rows: the text belongs to another phone, or an
 * older application changed it since.
 */
export async function takeOver(store: Store, box: FileBox, text: KeptText): Promise<State> {
  const [rows, kept] = [await store.read(), await text.read()]
  if (kept === null) return stateOf(rows)
  const old = textState(kept)
  if (rows.length === 0) await store.write(changesBetween(emptyState(), old))
  const state = rows.length === 0 ? old : stateOf(rows)
  const isSame = state.enrolement?.appareil_id === old.enrolement?.appareil_id
  if (!isSame || state.prochaine_sequence < old.prochaine_sequence) {
    throw new PhoneError('deux_etats', 'this phone keeps two states, and each knows what the other does not')
  }
  if (text.fichiers !== undefined) await takeOverFiles(state, text.fichiers, box)
  await text.erase()
  return state
}

// Erases the old box after all files are in the new one and before the text is erased, because without the text the application
// would not look for the old box.
async function takeOverFiles({ fichiers }: State, from: FileBox, to: FileBox): Promise<void> {
  const taken = new Set(await to.ids())
  for (const { fichier_id } of fichiers) {
    const contenu = taken.has(fichier_id) ? null : await from.read(fichier_id)
    if (contenu !== null) await to.write(fichier_id, contenu)
  }
  await from.erase()
}

function textState(text: string): State {
  const { format, ...old } = (parse(text) ?? {}) as Partial<State> & { format?: number }
  if (format !== 1 || !Array.isArray(old.commandes)) throw unreadable()
  return { ...emptyState(), ...old }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw unreadable()
  }
}

function unreadable(): PhoneError {
  return new PhoneError('etat_illisible', 'the state kept on this phone can not be read')
}
