// The demo as `npm start` loads it: with the season, whose office brought in a file that stands in the store.
import { type ObjectsSettings, openObjects } from '../../src/objects/open.ts'
import { loadDemoData } from './load.ts'
import { storeImport } from './seasonImport.ts'

/** Loads it once; a store that does not answer is said, and asked again at the next start. */
export async function loadWholeDemo(
  adminUrl: string,
  settings: ObjectsSettings,
  log: (line: string) => void,
): Promise<void> {
  await loadDemoData(adminUrl, { log, season: true })
  try {
    await storeImport(adminUrl, await openObjects(settings))
  } catch (error) {
    log(`demo data: the file of its import is not in the store yet: ${(error as Error).message}`)
  }
}
