// Compares the files in the database with those in the store. Both lists arrive in the order of their keys, so that memory never
// holds a whole list.
import type { ObjectStore } from '../../src/objects/port.ts'
import { Sentence } from '../../src/process/lifetime.ts'
import type { AskRules } from './rules.ts'

/** An object that differs from the database, with the record that it belongs to. */
export type OddObject = {
  readonly cle: string
  readonly genre?: string
  readonly id?: string
  readonly [said: string]: unknown
}

/** The number of objects of a kind, with the first few of them. */
export type Odd = { readonly nombre: number; readonly premiers: readonly OddObject[] }

/** The files of one organization. */
export type FilesReport = {
  /** The number of objects that must be present, and the number of those that are. */
  readonly dus: number
  readonly presents: number
  readonly manquants: Odd
  readonly autre_taille: Odd
  /** Objects that `purger` erased, but that are present. */
  readonly effaces_presents: Odd
  readonly inconnus: Odd & { readonly octets: number }
}

/** Progress of a check. */
export type Progress = { compared: number }

type Named = {
  cle: string
  genre: string
  id: string | null
  taille_octets: string | null
  attente: 'du' | 'possible' | 'efface'
}
type Stores = Pick<ObjectStore, 'list' | 'folders'>

const FETCHED = 2_000
const SHOWN = 100

/** Compares the files of the organization in which `ask` runs. Reads no file content. */
export async function compareFiles(
  ask: AskRules,
  store: Stores,
  progress: Progress,
  ending?: AbortSignal,
): Promise<FilesReport> {
  const [own] = await ask<{ id: string }>('select core.organisation_id() as id')
  const none = (): Found => ({ nombre: 0, premiers: [] })
  const [missing, resized, erased, unknown] = [none(), none(), none(), none()]
  let [dus, presents, octets] = [0, 0, 0]
  const stored = store.list(`${own?.id}/`)[Symbol.asyncIterator]()
  let there = await stored.next()
  const goOn = async () => {
    const before = there.value?.cle
    there = await stored.next()
    // Refuses a list that is not sorted, because a file would be reported both as missing and as unknown.
    if (there.done !== true && isOurs(there.value.cle) && isOurs(before) && there.value.cle <= before)
      throw new Sentence(`the store does not list its files in the order of their keys: ${there.value.cle}.`)
  }
  const strangersBefore = async (cle: string | null) => {
    while (there.done !== true && (cle === null || there.value.cle < cle)) {
      ending?.throwIfAborted()
      octets += there.value.taille_octets
      note(unknown, oddOf(there.value.cle, { octets: there.value.taille_octets }))
      progress.compared += 1
      await goOn()
    }
  }
  for await (const { cle, genre, id, taille_octets, attente } of named(ask)) {
    await strangersBefore(cle)
    const size = there.done !== true && there.value.cle === cle ? there.value.taille_octets : null
    const odd = oddOf(cle, { genre, ...(id === null ? {} : { id }) })
    if (attente === 'du') dus += 1
    if (attente === 'du' && size === null) note(missing, odd)
    else if (attente === 'efface' && size !== null) note(erased, odd)
    else if (attente === 'du' && taille_octets !== null && size !== Number(taille_octets))
      note(resized, { ...odd, octets: size, attendus: Number(taille_octets) })
    else if (attente === 'du') presents += 1
    progress.compared += 1
    if (size !== null) await goOn()
  }
  await strangersBefore(null)
  return {
    dus,
    presents,
    manquants: await described(ask, missing),
    autre_taille: await described(ask, resized),
    effaces_presents: await described(ask, erased),
    inconnus: { ...(await described(ask, unknown)), octets },
  }
}

/** Says if nothing needs a person's attention. */
export function isWhole({ manquants, autre_taille, effaces_presents, inconnus }: FilesReport): boolean {
  return [manquants, autre_taille, effaces_presents, inconnus].every(({ nombre }) => nombre === 0)
}

/**
 * Returns the folders of the store that belong to no organization of the database, for example to an organization that a
 * restoration lost.
 */
export async function strangeFolders(store: Stores, known: ReadonlySet<string>): Promise<string[]> {
  const isOrganisation = (name: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)
  return (await store.folders()).filter((name) => isOrganisation(name) && !known.has(name))
}

/** Returns the sentences about an organization's files; none if there are no findings. */
export function filesWords(report: FilesReport): string[] {
  const { dus, presents, manquants, autre_taille, effaces_presents, inconnus } = report
  const lines = dus > 0 ? [`${presents} of ${dus} files stand in the store.`] : []
  const tell = ({ nombre, premiers }: Odd, what: string) => {
    if (nombre === 0) return
    lines.push(`TO DECIDE: ${nombre} ${what}:`, ...premiers.map(oddWords))
    if (nombre > premiers.length) lines.push(`  … and ${nombre - premiers.length} more`)
  }
  tell(
    manquants,
    'files that the database names are not in the store: restore them from a copy of it; where `purger` removed them after ' +
      'the point, run it again',
  )
  tell(
    autre_taille,
    'files have another size in the store than the database says: restore them from a copy of it',
  )
  tell(effaces_presents, 'files that were erased are in the store again: remove them from it')
  tell(
    inconnus,
    `objects of the store (${inconnus.octets} bytes) are named by nothing in the database: what came after the point, or was ` +
      'replaced before it arrived. Complete the command that announces one by hand; remove the unneeded ones',
  )
  return lines
}

function oddWords({ cle, genre = 'objet', ...said }: OddObject): string {
  const told = Object.entries(said).filter(([name]) => name !== 'sha256')
  return `  ${genre} ${cle}: ${told.map(([name, value]) => `${name} ${String(value)}`).join(', ')}`
}

// Says if a key has the form that this service writes.
function isOurs(cle = ''): boolean {
  return /^[^/]+\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f]{64}$/.test(cle)
}

// Returns the report entry for an object; its file id and content hash come from its key.
function oddOf(cle: string, said: Record<string, unknown>): OddObject {
  const [, id = '', sha256 = ''] = cle.split('/')
  return { cle, ...(isOurs(cle) ? { id, sha256 } : {}), ...said }
}

async function* named(ask: AskRules): AsyncGenerator<Named> {
  await ask(
    'declare objets no scroll cursor for select o.* from restauration.objets() as o order by o.cle collate "C"',
  )
  for (;;) {
    const rows = await ask<Named>(`fetch ${FETCHED} from objets`)
    yield* rows
    if (rows.length < FETCHED) break
  }
  await ask('close objets')
}

type Found = { nombre: number; readonly premiers: OddObject[] }

function note(found: Found, one: OddObject): void {
  found.nombre += 1
  if (found.premiers.length < SHOWN) found.premiers.push(one)
}

async function described(ask: AskRules, { nombre, premiers }: Found): Promise<Odd> {
  const values = [JSON.stringify(premiers)]
  const [row] = await ask<{ d: OddObject[] }>('select restauration.decrire_objets($1) as d', values)
  return { nombre, premiers: row?.d ?? [] }
}
