// `npm run admin -- cle-identite <fichier>`: seals the database's secrets under another key.
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import pg from 'pg'
import { openDatabase } from '../../src/database/ownDatabase.ts'
import { refuseMovedOn } from '../../src/database/versions.ts'
import { sealingBy } from '../../src/identity/sealing.ts'
import { type Lifetime, live, Sentence, say } from '../../src/process/lifetime.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { readOrCreateSecret, replaceSecret } from '../../src/tokens/keyFiles.ts'
import { type Acting, addConfirm, confirm, withProgress } from './acting.ts'
import { reseal } from './resealing.ts'

const SHORTEST = 32

/** Adds the command. */
export function addIdentityKey(program: Command): void {
  addConfirm(program.command('cle-identite <fichier>'))
    .description('seal passwords and signing keys again, under the key in the file (docs/decisions/0034)')
    .addHelpText(
      'after',
      `
The key in use is that of IDENTITY_KEY, or of DATA_DIR/cle-identite, which is replaced; there the file is made,
with a random key, when it is not there: IDENTITY_KEY takes a key that somebody keeps already. Everything is sealed anew in one transaction, or nothing is; asked
again it says that it was done. No process of the service may run meanwhile: each goes on with the key that
it began with. A backup from before opens with the key of before alone.`,
    )
    .action((file: string, options: Acting) =>
      live((lifetime) => changeKey(lifetime, resolve(file), options)),
    )
}

async function changeKey(lifetime: Lifetime, file: string, { essai, oui }: Acting): Promise<number> {
  const { defer } = lifetime
  const { config, close } = await openDatabase(loadConfig(), say)
  defer(close)
  const own = resolve(join(config.dataDir, 'cle-identite'))
  if (file === own) throw new Sentence(`${file} holds the key in use: name another file.`)
  const missing = () => Promise.reject(new Sentence(`IDENTITY_KEY is not set and ${own} is not there.`))
  const before = config.identityKey ?? (await readOrCreateSecret(own, missing))
  const key = await keyOf(file, config.identityKey === undefined)
  const after = key.trim()
  if (after.length < SHORTEST) throw new Sentence(`${file} holds less than ${SHORTEST} characters.`)

  const client = new pg.Client({ connectionString: config.databaseAdminUrl })
  await client.connect()
  defer(() => client.end())
  await refuseMovedOn(client)
  const attempt = (isTrial: boolean) =>
    withProgress('sealing anew', reseal(client, sealingBy(before.trim()), sealingBy(after), isTrial))
  const tried = await attempt(true)
  const isAsked = tried.outcome === 'resealed' && !essai && !oui
  if (isAsked) await confirm(lifetime, 'Backups from before open with the key of before alone.')
  // Writes the key to its file before anything is sealed under it.
  if (!essai) await readOrCreateSecret(file, async () => key)
  const answer = essai ? tried : await attempt(false)
  if (answer.outcome === 'in use') {
    throw new Sentence(`the service runs (${answer.sessions} sessions): end every process of it first.`)
  }
  if (answer.outcome === 'empty') throw new Sentence('nothing is sealed in this database yet.')
  if (answer.outcome === 'foreign') {
    throw new Sentence(
      `neither ${config.identityKey ? 'IDENTITY_KEY' : own} nor ${file} opens what is sealed here.`,
    )
  }
  if (essai) {
    say(
      answer.outcome === 'known'
        ? `everything is sealed under the key of ${file} already.`
        : `nothing was changed; without --essai: ${answer.passwords} passwords and ${answer.keys} signing keys are sealed anew.`,
    )
    return 0
  }
  if (config.identityKey === undefined) replaceSecret(own, after)
  say(
    answer.outcome === 'known'
      ? `everything is sealed under the key of ${file} already.`
      : `${answer.passwords} passwords and ${answer.keys} signing keys are sealed anew.`,
  )
  say(
    config.identityKey === undefined
      ? `${own} holds the key now; every other machine needs it too.`
      : `IDENTITY_KEY is what ${file} holds from now on, for every process.`,
  )
  return 0
}

// Returns the key from a file. A trial or a refused confirmation leaves no file. Makes no key if IDENTITY_KEY is used: in a
// container the file, with the only copy of the key, would be lost.
async function keyOf(file: string, isMade: boolean): Promise<string> {
  const missing = () => Promise.reject(new Sentence(`${file} can not be read.`))
  if (existsSync(file)) return readOrCreateSecret(file, missing)
  if (isMade) return randomBytes(SHORTEST).toString('base64url')
  throw new Sentence(
    `${file} is not there: make it first (openssl rand -hex 32), where IDENTITY_KEY is kept.`,
  )
}
