// `npm run admin`: what an operator can do beside the API. A verb is a file of admin/.
import { program } from 'commander'
import { describeSettings } from '../src/settings/config.ts'
import { addCampaigns } from './admin/campaigns.ts'
import { addCountry } from './admin/country.ts'
import { addIdentityKey } from './admin/identityKey.ts'
import { addPack } from './admin/pack.ts'
import { addPreparation } from './admin/preparation.ts'
import { addPublisher } from './admin/publisher.ts'
import { addPublisherZone } from './admin/publisherZone.ts'
import { addPurger } from './admin/purger.ts'
import { addRejuger } from './admin/rejuger.ts'
import { addReplica } from './admin/replica.ts'
import { addReports } from './admin/reports.ts'
import { addRestaurer } from './admin/restaurer.ts'
import { addSyncKeys } from './admin/syncKeys.ts'
import { addVerifyDossier } from './admin/verifyDossier.ts'

program
  .name('npm run admin --')
  .description('What an operator can do beside the API.')
  .addHelpText('after', `\n${describeSettings()}`)

const VERBS = [
  addPreparation,
  addSyncKeys,
  addPack,
  addCountry,
  addCampaigns,
  addReports,
  addReplica,
  addIdentityKey,
  addRejuger,
  addPurger,
  addRestaurer,
  addPublisher,
  addPublisherZone,
  addVerifyDossier,
]
for (const add of VERBS) add(program)

await program.parseAsync()
