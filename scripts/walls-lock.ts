// Renews test/breakages/walls.lock, every policy, FORCE, guard and grant of the database at this version of sql/, and what its
// roles and views may: `npm run db`, then `node scripts/walls-lock.ts`. A test keeps it true.
import { writeFileSync } from 'node:fs'
import { openDatabase } from '../src/database/ownDatabase.ts'
import { prepareDatabase } from '../src/database/schema.ts'
import { live, say } from '../src/process/lifetime.ts'
import { loadConfig } from '../src/settings/config.ts'
import { readWalls, WALLS_LOCK, writtenWalls } from '../test/breakages/everyWall.ts'
import { withClient } from '../test/support/clone.ts'

await live(async ({ defer }) => {
  const { config, close } = await openDatabase(loadConfig(), say)
  defer(close)
  await prepareDatabase(config.databaseAdminUrl, { log: say })
  writeFileSync(WALLS_LOCK, writtenWalls(await withClient(config.databaseAdminUrl, readWalls)))
  say('test/breakages/walls.lock is that of this version.')
  return 0
})
