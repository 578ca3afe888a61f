// The verbs of an operator, in the order in which the help shows them.
import { Command } from 'commander'
import { describeSettings } from '../../src/settings/config.ts'
import { addCampaigns } from './campaigns.ts'
import { addCountry } from './country.ts'
import { addIdentityKey } from './identityKey.ts'
import { addPack } from './pack.ts'
import { addPreparation } from './preparation.ts'
import { addPublisher } from './publisher.ts'
import { addPublisherZone } from './publisherZone.ts'
import { addPurger } from './purger.ts'
import { addRejuger } from './rejuger.ts'
import { addReplica } from './replica.ts'
import { addReports } from './reports.ts'
import { addSyncKeys } from './syncKeys.ts'
import { addVerifyDossier } from './verifyDossier.ts'

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
  addPublisher,
  addPublisherZone,
  addVerifyDossier,
]

/** The program of all of them. */
export function operatorProgram(): Command {
  const program = new Command('npm run admin --')
    .description('What an operator can do beside the API.')
    .addHelpText('after', `\n${describeSettings()}`)
  for (const add of VERBS) add(program)
  return program
}
