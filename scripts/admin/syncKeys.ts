// `npm run admin -- cles`: rotates the keys that sign sync tokens.
import type { Command } from 'commander'
import { live, Sentence, say } from '../../src/process/lifetime.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { keysOf } from '../../src/tokens/configured.ts'
import { type Acting, addTrial } from './acting.ts'

/** Adds the command. */
export function addSyncKeys(program: Command): void {
  addTrial(program.command('cles'))
    .description('rotate the keys that sign sync tokens: the published next key signs from now on')
    .action(({ essai = false }: Acting) => live(() => rotateKeys(essai)))
}

async function rotateKeys(isTrial: boolean): Promise<number> {
  const keys = await keysOf(loadConfig())
  const { active, next } = await keys
    .rotate(isTrial)
    .catch((error: Error) => Promise.reject(new Sentence(error.message)))
  say(
    isTrial
      ? `nothing was changed; without --essai: ${active} signs from now on.`
      : `${active} signs from now on; ${next} is published for the next rotation.`,
  )
  return 0
}
