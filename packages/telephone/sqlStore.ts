// Stores the state and the files of a phone in one SQLite database: a row per command, one transaction per change. Adapters (adapters/)
// implement SQLite for each platform; all of them pass the same test.
import type { FileBox } from './fileBox.ts'
import { openPages } from './pages.ts'
import type { Replica } from './replica.ts'
import type { SqlDatabase } from './sql.ts'
import type { Genre, Row, Store } from './store.ts'

/**
 * Settings of a connection, run once before anything else. With `synchronous = full` and `fullfsync`, a committed transaction
 * survives a sudden loss of power. With `secure_delete`, erased data are overwritten.
 */
export const PRAGMAS = [
  'pragma journal_mode = wal',
  'pragma synchronous = full',
  'pragma fullfsync = on',
  'pragma secure_delete = on',
] as const

const TABLES = [
  `create table if not exists ligne
     (rang integer primary key, genre text not null, cle text not null, texte text not null, unique (genre, cle))`,
  'create table if not exists contenu (id text primary key, octets blob not null) without rowid',
] as const
const PUT = `insert into ligne (genre, cle, texte) values (?, ?, ?)
  on conflict (genre, cle) do update set texte = excluded.texte`

/** The parts of a phone that SQLite stores. */
export type SqlParts = { store: Store; fichiers: FileBox; replique: Replica }

/** Opens the store, the file box and the replica of a phone in a database. */
export async function openSqlParts(database: SqlDatabase): Promise<SqlParts> {
  await database.run(TABLES.map((sql) => [sql, []] as const))
  return { store: sqlStore(database), fichiers: sqlFileBox(database), replique: await openPages(database) }
}

function sqlStore(database: SqlDatabase): Store {
  return {
    async read() {
      const rows = await database.all('select genre, cle, texte from ligne order by rang', [])
      return rows.map(
        ({ genre, cle, texte }): Row => ({ genre: genre as Genre, cle: String(cle), texte: String(texte) }),
      )
    },
    write: ({ put, remove }) =>
      database.run([
        ...put.map(({ genre, cle, texte }) => [PUT, [genre, cle, texte]] as const),
        ...remove.map(
          ({ genre, cle }) => ['delete from ligne where genre = ? and cle = ?', [genre, cle]] as const,
        ),
      ]),
    erase: () => eraseAll(database, 'ligne'),
  }
}

function sqlFileBox(database: SqlDatabase): FileBox {
  return {
    write: (id, contenu) =>
      database.run([['insert or replace into contenu (id, octets) values (?, ?)', [id, contenu]]]),
    async read(id) {
      const [{ octets } = { octets: null }] = await database.all('select octets from contenu where id = ?', [
        id,
      ])
      return octets === null ? null : bytesOf(octets)
    },
    remove: (id) => database.run([['delete from contenu where id = ?', [id]]]),
    ids: async () => (await database.all('select id from contenu', [])).map(({ id }) => String(id)),
    erase: () => eraseAll(database, 'contenu'),
  }
}

// Truncates the write-ahead log too, so that erased data cannot be read from the file.
async function eraseAll(database: SqlDatabase, table: 'ligne' | 'contenu'): Promise<void> {
  await database.run([[`delete from ${table}`, []]])
  await database.all('pragma wal_checkpoint(truncate)', [])
}

// Copies bytes into a `Uint8Array`, because a platform returns a buffer, or a view of part of one.
function bytesOf(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return new Uint8Array(value)
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
  return new Uint8Array(value as ArrayBuffer)
}
