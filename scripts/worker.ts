// `npm run worker`: runs only the background tasks, for installations whose services have TASKS=apart. It touches
// DATA_DIR/taches.vivant, which a health check reads, once its tasks are at work.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, reachLogins } from '../src/database/ownDatabase.ts'
import { type Lifetime, live, say, untilAsked } from '../src/process/lifetime.ts'
import { processLog } from '../src/process/processLog.ts'
import { loadConfig } from '../src/settings/config.ts'

const BEAT_MS = 15_000

await live(worker)

async function worker({ ending, defer }: Lifetime): Promise<number> {
  const settings = loadConfig()
  // The file of a killed worker would say that this one is at work while it still loads, which no signal interrupts.
  const file = join(settings.dataDir, 'taches.vivant')
  rmSync(file, { force: true })
  const database = await openDatabase(settings, say)
  defer(database.close, database.abandon)
  ending.throwIfAborted()
  await reachLogins(database.config, say)
  // Loads slow modules once the settings are valid.
  const { startTasks } = await import('../server.ts')
  const tasks = await startTasks(database.config, { log: processLog(settings.logLevel) })
  defer(tasks.close)

  mkdirSync(settings.dataDir, { recursive: true })
  const beat = async () => {
    await tasks
      .check()
      .then(() => writeFileSync(file, new Date().toISOString()))
      .catch(() => undefined) // the file is no longer touched, which the health check reports
  }
  await beat()
  const beating = setInterval(() => void beat(), BEAT_MS)
  defer(() => {
    clearInterval(beating)
    rmSync(file, { force: true })
  })
  say('background tasks at work.')
  await untilAsked(ending)
  say('stopping …')
  return 0
}
