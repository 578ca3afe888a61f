// `npm run admin`: what an operator can do beside the API.
import { readFileSync } from 'node:fs'
import { program } from 'commander'
import { describeSettings, loadConfig } from '../src/config.ts'
import { openSyncKeys } from '../src/keys.ts'
import { checkPack } from '../src/packs.ts'
import { preparationSql } from '../src/schema.ts'
import { addCampaigns } from './admin-campaigns.ts'
import { asRules, RulesRefusal } from './admin-rules.ts'
import { live, Sentence, say } from './lifetime.ts'

program
  .name('npm run admin --')
  .description('What an operator can do beside the API.')
  .addHelpText('after', `\n${describeSettings()}`)

program
  .command('preparer')
  .description('print the statements that a superuser runs once per database: roles, extensions, grants')
  .action(() => {
    process.stdout.write(preparationSql())
  })

program
  .command('cles')
  .description('rotate the keys that sign sync tokens: the published next key signs from now on')
  .action(() => live(rotateKeys))

const pack = program.command('pack').description('reference content')
pack
  .command('publier <fichier>')
  .description('validate a pack document and publish it; a published version never changes')
  .action((file: string) =>
    live((lifetime) => {
      const document = readDocument(file)
      return asRules(lifetime, null, async (ask) => {
        console.table(await ask('select pack.publier($1, now()) as "pack_version_id"', [document]))
      }).catch((error: unknown) => {
        if (!(error instanceof RulesRefusal)) throw error
        throw new Sentence(`${error.message} ${JSON.stringify(error.details)}`)
      })
    }),
  )

addCampaigns(program)

await program.parseAsync()

async function rotateKeys(): Promise<number> {
  const { syncKeys, publicUrl, syncAudience } = loadConfig()
  const keys = await openSyncKeys({ source: syncKeys, issuer: publicUrl, audience: syncAudience })
  const { active, next } = await keys
    .rotate()
    .catch((error: Error) => Promise.reject(new Sentence(error.message)))
  say(`${active} signs from now on; ${next} is published for the next rotation.`)
  return 0
}

function readDocument(file: string): string {
  const text = readFileSync(file, 'utf8')
  const faults = checkPack(JSON.parse(text))
  if (faults.length > 0) throw new Sentence(`${file} is not a pack:\n  ${faults.join('\n  ')}`)
  return text
}
