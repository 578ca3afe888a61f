// `npm run admin`: what an operator can do beside the API. A verb is a file of admin/, loaded when it is asked for.
import { type Command, program } from 'commander'
import { describeSettings } from '../src/settings/config.ts'

const VERBS: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  preparer: async () => (await import('./admin/preparation.ts')).addPreparation,
  cles: async () => (await import('./admin/syncKeys.ts')).addSyncKeys,
  pack: async () => (await import('./admin/pack.ts')).addPack,
  pays: async () => (await import('./admin/country.ts')).addCountry,
  campagne: async () => (await import('./admin/campaigns.ts')).addCampaigns,
  rapports: async () => (await import('./admin/reports.ts')).addReports,
  replique: async () => (await import('./admin/replica.ts')).addReplica,
  'cle-identite': async () => (await import('./admin/identityKey.ts')).addIdentityKey,
  rejuger: async () => (await import('./admin/rejuger.ts')).addRejuger,
  purger: async () => (await import('./admin/purger.ts')).addPurger,
  editeur: async () => (await import('./admin/publisher.ts')).addPublisher,
  'fuseau-editeur': async () => (await import('./admin/publisherZone.ts')).addPublisherZone,
  'verifier-dossier': async () => (await import('./admin/verifyDossier.ts')).addVerifyDossier,
}

program
  .name('npm run admin --')
  .description('What an operator can do beside the API.')
  .addHelpText('after', `\n${describeSettings()}`)

// Whoever names no verb, or none of these, is told of all.
const [asked = ''] = process.argv.slice(2)
const wanted = Object.hasOwn(VERBS, asked) ? [asked] : Object.keys(VERBS)
for (const verb of wanted) (await VERBS[verb]?.())?.(program)

await program.parseAsync()
