// Compares the files of several organizations with a store.
import type { ObjectStore } from '../../src/objects/port.ts'
import type { Lifetime } from '../../src/process/lifetime.ts'
import { withProgress } from './acting.ts'
import { compareFiles, type FilesReport, filesWords } from './filesCheck.ts'
import type { AskRules, Rules } from './rules.ts'

/** The files report of one organization, with its code and id. */
export type Compared = { readonly code: string; readonly id: string; readonly fichiers: FilesReport }

/** Compares the files of each organization, in one transaction each. */
export async function compareAll(
  { ending }: Pick<Lifetime, 'ending'>,
  rules: Pick<Rules, 'inside'>,
  store: ObjectStore,
  codes: readonly string[],
): Promise<Compared[]> {
  const all: Compared[] = []
  for (const code of codes) {
    ending.throwIfAborted()
    const progress = { compared: 0 }
    const work = async (ask: AskRules) => {
      all.push({ code, id: await ownId(ask), fichiers: await compareFiles(ask, store, progress, ending) })
    }
    const comparing = rules.inside(code, work, 'read only')
    await withProgress(`${code}: comparing`, comparing, () => `${progress.compared} objects`)
  }
  return all
}

/** Returns the id of the organization in which `ask` runs. */
export async function ownId(ask: AskRules): Promise<string> {
  const [own] = await ask<{ id: string }>('select core.organisation_id() as id')
  return own?.id ?? ''
}

/** Returns the reports as text. */
export function wordsOfAll(all: readonly Compared[]): string[] {
  return all.flatMap(({ code, fichiers }) => filesWords(fichiers).map((line) => `${code}: ${line}`))
}
