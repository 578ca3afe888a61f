// Reads the reference data page by page from the service into the phone's own SQLite, if no replication service runs.
import type { ReplicaRow, ReplicaTable } from './contract.ts'
import { PhoneError } from './errors.ts'
import { type Answer, errorBody, expectBody, persist } from './http.ts'
import { type Asking, conditionOn, type Replica, resultsIn, type Wanted } from './replica.ts'
import type { SqlDatabase, Statement } from './sql.ts'

type Section = {
  readonly nom: string
  /** The range of keys that this section covers: the phone deletes rows of this range that the section does not contain. */
  readonly etendue: { readonly apres: string | null; readonly jusqua: string | null } | null
  readonly lignes: readonly { readonly id: string }[]
  readonly gardees: readonly string[]
}
type Page = {
  readonly empreinte: string | null
  readonly suite: boolean
  readonly curseur: string
  readonly tables: readonly Section[]
}

const TABLES = [
  'create table if not exists perimetre (nom text, id text, texte text not null, primary key (nom, id)) without rowid',
  'create table if not exists perimetre_lu (cle text primary key, texte text not null) without rowid',
] as const
// `value` is the name that json_each gives to an item.
const DROP = `delete from perimetre where nom = ? and (? = '' or id > ?) and (? = '' or id <= ?)
  and id not in (select value from json_each(?))`
const PUT = `insert or replace into perimetre (nom, id, texte)
  select ?, json_extract(value, '$.id'), value from json_each(?)`
const NOTE = 'insert or replace into perimetre_lu (cle, texte) values (?, ?)'
// Greatest number of readings of a perimeter that changes while it is read: three.
const MOST_ROUNDS = 3

/** Opens the replica that pages fill, in a database. */
export async function openPages(database: SqlDatabase): Promise<Replica> {
  await database.run(TABLES.map((sql) => [sql, []] as const))
  let last: Promise<unknown> = Promise.resolve()
  // Runs one synchronization at a time, because each page continues the page before.
  const inTurn = (task: () => Promise<void>): Promise<void> => {
    const run = last.then(task)
    last = run.catch(() => undefined)
    return run
  }
  const rows = async <T extends ReplicaTable>(table: T, wanted: Wanted<T> = {}) => {
    const { condition, values } = conditionOn(table, wanted, (column) =>
      column === 'id' ? 'id' : `json_extract(texte, '$.${column}')`,
    )
    const sql = `select texte from perimetre where nom = ? and ${condition} order by id`
    const found = await database.all(sql, [table, ...values])
    return found.map(({ texte }) => JSON.parse(String(texte)) as ReplicaRow<T>)
  }
  return {
    rows,
    synchronized: (phone) => inTurn(() => pull(phone, database)),
    results: resultsIn(() => rows('commande_resultat')),
    erase: () =>
      inTurn(async () => {
        await database.run([
          ['delete from perimetre', []],
          ['delete from perimetre_lu', []],
        ])
        await database.all('pragma wal_checkpoint(truncate)', [])
      }),
  }
}

// Reads pages until a response is complete: one snapshot of the service, with no page after it.
async function pull(phone: Asking, database: SqlDatabase): Promise<void> {
  for (let rounds = 0; rounds < MOST_ROUNDS; ) {
    const known = await notes(database)
    const answer = await ask(phone, known)
    if (answer.status === 304) return
    if (known.depuis !== undefined && isToBeginAnew(answer)) {
      // Keeps the rows until the first pages replace them.
      await database.run([['delete from perimetre_lu', []]])
      rounds += 1
      continue
    }
    const page = expectBody<Page>(answer, 200, isPage)
    await database.run(statementsOf(page))
    if (page.empreinte !== null) return
    if (!page.suite) rounds += 1
  }
}

// Returns true if the phone must read again from the beginning. A refusal of a first page never means this: it has another
// reason.
function isToBeginAnew(answer: Answer): boolean {
  return ['perimetre_a_reprendre', 'parametre_invalide'].includes(errorBody(answer).erreur)
}

const isPage = ({ tables, curseur, suite, empreinte }: Partial<Page>) =>
  Array.isArray(tables) &&
  typeof curseur === 'string' &&
  typeof suite === 'boolean' &&
  empreinte !== undefined

type Notes = { readonly depuis?: string; readonly empreinte?: string }

async function notes(database: SqlDatabase): Promise<Notes> {
  const kept = await database.all('select cle, texte from perimetre_lu', [])
  return Object.fromEntries(kept.map(({ cle, texte }) => [String(cle), String(texte)]))
}

function ask({ state, server, retry }: Asking, { depuis, empreinte }: Notes) {
  if (state.enrolement === null) throw new PhoneError('non_enrole', 'this phone is not enrolled')
  const since = depuis === undefined ? '' : `&depuis=${encodeURIComponent(depuis)}`
  const path = `/v1/sync/perimetre?appareil_id=${encodeURIComponent(state.enrolement.appareil_id)}${since}`
  // Sets `Cache-Control`, because a conditional fetch otherwise sends `no-cache`, which requests everything.
  const condition = { 'If-None-Match': `W/"${empreinte}"`, 'Cache-Control': 'max-age=0' }
  return persist(server, retry, 'GET', path, undefined, empreinte ? condition : {})
}

// Writes the rows and the position in one transaction: no page is requested twice, and none is skipped.
function statementsOf({ tables, curseur, empreinte }: Page): Statement[] {
  const statements = tables.flatMap(({ nom, etendue, lignes, gardees }): Statement[] => {
    const [after, until] = [etendue?.apres ?? '', etendue?.jusqua ?? '']
    const named = JSON.stringify([...lignes.map(({ id }) => id), ...gardees])
    const drop: Statement[] = etendue === null ? [] : [[DROP, [nom, after, after, until, until, named]]]
    return lignes.length === 0 ? drop : [...drop, [PUT, [nom, JSON.stringify(lignes)]]]
  })
  return [...statements, [NOTE, ['depuis', curseur]], [NOTE, ['empreinte', empreinte ?? '']]]
}
