// Seals secrets before they are written to the database, under a key that is not in the database. A reader of the database's log,
// of a copy or of a backup finds nothing to sign in with.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { callDoor } from '../database/callDoor.ts'
import { type Config, ConfigError } from '../settings/config.ts'
import { readOrCreateSecret } from '../tokens/keyFiles.ts'

/** Seals and opens texts. `about` is the context of a secret: a text sealed in one context does not open in another. */
export type Sealing = {
  seal(secret: string, about: string): string
  /**
   * Opens a sealed text; returns an unsealed text unchanged. A database of a release without sealing has unsealed texts until the
   * next start seals them.
   */
  open(kept: string, about: string): string
  /** Derives a key for another use, the same for every process of the installation. It is not stored. */
  keyFor(use: string): Buffer
}

/** Context of a password hash that the provider must still receive. */
export const DUE_PASSWORD = 'personne.mot_de_passe'

const MARK = 'scelle.1.'
const [CIPHER, KEY_BYTES, IV_BYTES, TAG_BYTES] = ['aes-256-gcm', 32, 12, 16] as const

/** The text that the database stores sealed, to detect a wrong key. It is also the context of that seal. */
export const WITNESS = 'temoin'

/** Returns true if a text is sealed. */
export function isSealed(kept: string): boolean {
  return kept.startsWith(MARK)
}

/** Makes a sealing with a key derived from a secret. */
export function sealingBy(secret: string): Sealing {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `sillon ${use} 1`, KEY_BYTES))
  const key = keyFor('identite')
  return {
    keyFor,
    seal(text, about) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(about))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return MARK + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(kept, about) {
      if (!isSealed(kept)) return kept
      const bytes = Buffer.from(kept.slice(MARK.length), 'base64url')
      const iv = bytes.subarray(0, IV_BYTES)
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
      const options = { authTagLength: TAG_BYTES }
      const decipher = createDecipheriv(CIPHER, key, iv, options).setAAD(Buffer.from(about)).setAuthTag(tag)
      const sealed = bytes.subarray(IV_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')
    },
  }
}

/** Opens the sealing of this installation. Explains a wrong key to the operator at the start. `rules` acts as role `api`. */
export async function openSealing(
  { identityKey, dataDir }: Pick<Config, 'identityKey' | 'dataDir'>,
  rules: Pick<Pool, 'query'>,
): Promise<Sealing> {
  const file = join(dataDir, 'cle-identite')
  const known = await witness(rules, null)
  const wrong = (how: string) =>
    new ConfigError(
      `${how}: the passwords and keys of this database were sealed under another key. ` +
        'Set IDENTITY_KEY, or bring the file back from where it was; every process of the service needs the same.',
    )
  const create = async () => {
    if (known !== null) throw wrong(`IDENTITY_KEY is not set and ${file} is not there`)
    return randomBytes(KEY_BYTES).toString('base64url')
  }
  const secret = identityKey ?? (await readOrCreateSecret(file, create))
  const sealing = sealingBy(secret.trim())
  const kept = known ?? (await witness(rules, sealing.seal(WITNESS, WITNESS))) ?? ''
  try {
    if (sealing.open(kept, WITNESS) === WITNESS) return sealing
  } catch {
    // If another key is used, opening fails here; the error is thrown below.
  }
  throw wrong(`${identityKey === undefined ? file : 'IDENTITY_KEY'} does not open them`)
}

/** Returns the sealed text of the database. Stores `temoin` if there is none. */
async function witness(rules: Pick<Pool, 'query'>, temoin: string | null): Promise<string | null> {
  const kept = await callDoor<{ temoin: string | null } | null>(rules, 'cle_identite', { temoin })
  return kept?.temoin ?? null
}
