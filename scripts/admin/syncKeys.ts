// `npm run admin -- cles`: the rotation of the keys that sign sync tokens.
import type { Command } from 'commander'
import { live, Sentence, say } from '../../src/process/lifetime.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { keysOf } from '../../src/tokens/configured.ts'

/** Adds the verb. */
export function addSyncKeys(program: Command): void {
  program
    .command('cles')
    .description('rotate the keys that sign sync tokens: the published next key signs from now on')
    .action(() => live(rotateKeys))
}

async function rotateKeys(): Promise<number> {
  const keys = await keysOf(loadConfig())
  const { active, next } = await keys
    .rotate()
    .catch((error: Error) => Promise.reject(new Sentence(error.message)))
  say(`${active} signs from now on; ${next} is published for the next rotation.`)
  return 0
}
