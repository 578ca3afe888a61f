// A release that follows this one, made from this checkout: other functions, all views, a trigger and a policy of the largest
// table, and a migration that only adds.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MIGRATIONS, PHASE, readSources } from '../../src/database/sources.ts'
import type { Lifetime } from '../../src/process/lifetime.ts'
import { copyTree } from '../../test/support/breakages/tree.ts'

const ROOT = join(import.meta.dirname, '../..')
const COMMANDS = /^(?:collecte|commande|matiere)\//
const ADDED: Readonly<Record<string, string>> = {
  'sql/collecte/montee/triggers.sql': `-- Made by the ordeal.
drop trigger if exists montee on collecte.collecte;
create trigger montee before truncate on collecte.collecte
  for each statement execute function core.refuser_modification();
`,
  'sql/collecte/montee/policies.sql': `-- Made by the ordeal.
alter policy locataire on collecte.collecte to metier;
`,
}
const MIGRATION = `create table core.montee (a integer);
comment on table core.montee is 'Made by the ordeal.';
alter table collecte.collecte add column montee text;
`

/** Writes the checkout of the release, and removes it when the process ends. */
export async function makeNextRelease({ defer }: Lifetime): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'sillon-montee-'))
  defer(() => rm(folder, { recursive: true, force: true }))
  copyTree(ROOT, folder, ['test', 'docs'])
  change(folder, 'package.json', (text) =>
    text.replace(
      /"version": "(\d+)\.(\d+)\.\d+"/,
      (_, major, minor) => `"version": "${major}.${Number(minor) + 1}.0"`,
    ),
  )
  for (const { path, phase } of readSources()) {
    if (phase === PHASE.views || (phase === PHASE.functions && COMMANDS.test(path)))
      change(folder, `sql/${path}`, (text) => `${text}\n-- Changed.\n`)
  }
  for (const [path, text] of Object.entries(ADDED)) {
    cpSync(join(folder, 'sql/core/triggers.sql'), join(folder, path))
    writeFileSync(join(folder, path), text)
  }
  const last = readdirSync(join(MIGRATIONS, 'committed')).sort().at(-1) ?? ''
  const hash = /^--! Hash: (\S+)$/m.exec(readFileSync(join(MIGRATIONS, 'committed', last), 'utf8'))?.[1]
  writeFileSync(
    join(folder, 'migrations/committed/999999-montee.sql'),
    `--! Previous: ${hash}\n--! Hash: sha1:montee\n--! AllowInvalidHash\n\n${MIGRATION}`,
  )
  return pathToFileURL(`${folder}/`)
}

function change(folder: string, path: string, edit: (text: string) => string): void {
  writeFileSync(join(folder, path), edit(readFileSync(join(folder, path), 'utf8')))
}
