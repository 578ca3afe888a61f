// Loads the demo as `npm start` does: with the season, and with the file of the season's import in the store.
import { type ObjectsSettings, openObjects } from '../../src/objects/open.ts'
import { loadDemoData } from './load.ts'
import { storeImports } from './seasonImport.ts'

/** Loads the demo once. If the store does not respond, this is logged, and the next start retries. */
export async function loadWholeDemo(
  adminUrl: string,
  settings: ObjectsSettings,
  log: (line: string) => void,
): Promise<void> {
  await loadDemoData(adminUrl, { log, season: true })
  try {
    await storeImports(adminUrl, await openObjects(settings))
  } catch (error) {
    log(`demo data: the file of its import is not in the store yet: ${(error as Error).message}`)
  }
}
