// `npm run admin -- verifier-dossier <fichier>`: finds changes that were made to an audit dossier after this service made it.
import type { Command } from 'commander'
import type { JWK } from 'jose'
import type { Manifest } from '../../src/dossier/manifest.ts'
import { type Fault, type FindKey, verifyArchive } from '../../src/dossier/verify.ts'
import { type Lifetime, live, Sentence, say } from '../../src/process/lifetime.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { publishedKeys } from '../../src/tokens/configured.ts'
import { withProgress } from './acting.ts'
import { openRules } from './rules.ts'
import { keysIn } from './trustedKeys.ts'

const SAID: Readonly<Record<Fault['what'], string>> = {
  altered: 'was altered',
  missing: 'is missing',
  added: 'was added',
  hidden: 'differs from the directory entry, or is hidden from the directory',
  twice: 'is there twice',
  unreadable: 'can not be read',
  not_signed: 'The manifest is not the one that was signed.',
  unknown_key: 'The manifest was signed by a key that is not known here.',
  other_key: 'The copy of the public key is not the key that signed.',
}

/** Adds the command. */
export function addVerifyDossier(program: Command): void {
  program
    .command('verifier-dossier <fichier>')
    .description('verify an audit dossier: every SHA-256, what is missing or was added, the signature')
    .option('--cle <fichier>', 'the public key or key set (JSON) to trust, instead of those of this service')
    .action((file: string, { cle }: { cle?: string }) =>
      live(async (lifetime) => {
        const findKey = cle === undefined ? keysOfService(lifetime) : givenKeys(cle)
        const { faults, files, manifest } = await withProgress(
          'verifying',
          verifyArchive(file, findKey),
        ).catch((error: Error) => {
          throw new Sentence(`${file} is no archive that can be read (${error.message}).`)
        })
        for (const fault of faults)
          say('path' in fault ? `${plain(fault.path)} ${SAID[fault.what]}.` : SAID[fault.what])
        if (faults.length > 0) return 1
        if (manifest !== null) say(verdict(files, manifest))
        return 0
      }),
    )
}

// Replaces control characters in a file name from outside, because they could move the cursor of the terminal.
function plain(path: string): string {
  return path.replaceAll(/[^ -~]/g, '?')
}

function verdict(files: number, { organisation, id, campagne, du, au, arrete_au }: Manifest): string {
  const about = `Dossier ${id} of ${organisation.code}, campaign ${campagne.code}, ${du} to ${au}`
  return `${about}: ${files} files, all as they were signed; as of ${arrete_au}.`
}

function givenKeys(file: string): FindKey {
  const keys = keysIn(file)
  return async (kid) => keys.find((key) => key.kid === kid) ?? null
}

// Searches the key among the published ones, then in the database: a key retired long ago is no longer published, but the
// database stores the key of each dossier.
function keysOfService(lifetime: Lifetime): FindKey {
  return async (kid, { organisation, id }) => {
    const keys = await publishedKeys(loadConfig())
    const published = keys.find((key) => key.kid === kid)
    if (published !== undefined) return published
    const { organisations, inside } = await openRules(lifetime)
    if (!(await organisations()).includes(organisation.code)) return null
    const statement = 'select d.cle_publique from dossier.dossier d where d.id::text = $1'
    const [row] = await inside(organisation.code, (ask) => ask<{ cle_publique: JWK | null }>(statement, [id]))
    return row?.cle_publique?.kid === kid ? row.cle_publique : null
  }
}
