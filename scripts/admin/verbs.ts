// The operator's commands, in the order of the help. Each is a file, loaded when needed.
import { Command } from 'commander'
import { describeSettings } from '../../src/settings/config.ts'

const VERBS: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  preparer: async () => (await import('./preparation.ts')).addPreparation,
  cles: async () => (await import('./syncKeys.ts')).addSyncKeys,
  pack: async () => (await import('./pack.ts')).addPack,
  pays: async () => (await import('./country.ts')).addCountry,
  campagne: async () => (await import('./campaigns.ts')).addCampaigns,
  rapports: async () => (await import('./reports.ts')).addReports,
  replique: async () => (await import('./replica.ts')).addReplica,
  'cle-identite': async () => (await import('./identityKey.ts')).addIdentityKey,
  rejuger: async () => (await import('./rejuger.ts')).addRejuger,
  purger: async () => (await import('./purger.ts')).addPurger,
  journal: async () => (await import('./outsideLog.ts')).addOutsideLog,
  fichiers: async () => (await import('./fichiers.ts')).addFichiers,
  messages: async () => (await import('./messages.ts')).addMessages,
  restaurer: async () => (await import('./restaurer.ts')).addRestaurer,
  editeur: async () => (await import('./publisher.ts')).addPublisher,
  fournisseur: async () => (await import('./fournisseur.ts')).addFournisseur,
  'fuseau-editeur': async () => (await import('./publisherZone.ts')).addPublisherZone,
  verifier: async () => (await import('./verifier.ts')).addVerifier,
  'verifier-journal': async () => (await import('./verifyJournal.ts')).addVerifyJournal,
  'verifier-dossier': async () => (await import('./verifyDossier.ts')).addVerifyDossier,
}

/** Returns the program with one command, or with all commands if the name is unknown. */
export async function operatorProgram(asked = ''): Promise<Command> {
  const program = new Command('npm run admin --')
    .description('Verbs of an operator besides the API.')
    .addHelpText('after', `\n${describeSettings()}`)
  const wanted = Object.hasOwn(VERBS, asked) ? [asked] : Object.keys(VERBS)
  for (const verb of wanted) (await VERBS[verb]?.())?.(program)
  return program
}
