// What is kept beside the phone's own database: which service it belongs to, and the registre as it was read last.
import type { SqlDatabase } from '@sillon/telephone/sql'
import type { RegistreLu } from './registre.ts'

/** The service that the agent named, and the organization where the account belongs to several. */
export type Serveur = { readonly url: string; readonly organisation: string | null }

/** What is kept under each name. */
export type Gardes = { serveur: Serveur; registre: RegistreLu }

/** Where it is kept for the field. */
export type Garde = {
  /** Null while nothing was kept; what an older application wrote is nothing. */
  read<K extends keyof Gardes>(cle: K): Promise<Gardes[K] | null>
  write<K extends keyof Gardes>(cle: K, value: Gardes[K]): Promise<void>
  /** Overwritten, as a revoked phone forgets; the address of the service is nobody's secret and stays. */
  forget(): Promise<void>
}

// Whoever changes what is kept raises this: what was kept before is asked for again.
const FORMAT = '1'

/** Keeps it in that database. */
export async function openGarde(database: SqlDatabase): Promise<Garde> {
  const table =
    'create table if not exists garde (cle text primary key, format text not null, texte text not null)'
  await database.run([[table, []]])
  return {
    async read<K extends keyof Gardes>(cle: K) {
      const found = await database.all('select texte from garde where cle = ? and format = ?', [cle, FORMAT])
      const [row] = found
      return row === undefined ? null : (JSON.parse(String(row.texte)) as Gardes[K])
    },
    write: (cle, value) =>
      database.run([
        [
          'insert or replace into garde (cle, format, texte) values (?, ?, ?)',
          [cle, FORMAT, JSON.stringify(value)],
        ],
      ]),
    async forget() {
      await database.run([["delete from garde where cle <> 'serveur'", []]])
      await database.all('pragma wal_checkpoint(truncate)', [])
    },
  }
}

/** A garde that forgets, for browsers and trials. */
export function memoryGarde(): Garde {
  const kept = new Map<keyof Gardes, unknown>()
  return {
    read: async <K extends keyof Gardes>(cle: K) => (kept.get(cle) as Gardes[K] | undefined) ?? null,
    write: async (cle, value) => void kept.set(cle, value),
    forget: async () => void kept.delete('registre'),
  }
}
