// Data stored next to the queue's database: the URL of the service, and the registre as last read.
import type { SqlDatabase } from '@sillon/telephone/sql'
import type { SaisieActe } from './champs.ts'
import type { RegistreLu } from './registre.ts'

/** The service that the agent chose, and the organization if the account belongs to several. */
export type Serveur = { readonly url: string; readonly organisation: string | null }

/** The stored values, by name. */
export type Gardes = {
  serveur: Serveur
  registre: RegistreLu
  impressions: Impressions
  brouillons: Brouillons
}

/** Per command: whole prints of its paper, and reprints that were captured. */
export type Impressions = Readonly<Record<string, { readonly entieres: number; readonly tracees: number }>>

/** Drafts: the values entered of an act that is not captured yet, by type of command. */
export type Brouillons = Readonly<Record<string, SaisieActe>>

/** The store of the service's URL and the registre. */
export type Garde = {
  /** Returns null if nothing is stored, or if an older version of the application stored it. */
  read<K extends keyof Gardes>(cle: K): Promise<Gardes[K] | null>
  write<K extends keyof Gardes>(cle: K, value: Gardes[K]): Promise<void>
  /** Overwrites the data of a revoked phone. The URL of the service is kept, because it is not secret. */
  forget(): Promise<void>
}

// Raise this number when the stored format changes: data in the old format are then read from the service again.
const FORMAT = '2'

/** Stores the values in a database. */
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

/** A store in memory, for browsers and trials. */
export function memoryGarde(): Garde {
  const kept = new Map<keyof Gardes, unknown>()
  const secret = ['registre', 'impressions', 'brouillons'] as const
  return {
    read: async <K extends keyof Gardes>(cle: K) => (kept.get(cle) as Gardes[K] | undefined) ?? null,
    write: async (cle, value) => void kept.set(cle, value),
    forget: async () => secret.forEach((cle) => void kept.delete(cle)),
  }
}
