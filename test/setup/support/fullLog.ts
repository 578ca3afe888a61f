// A process that logs for a while, and ends after its last line. Its output may be a full disk.
import { setTimeout as pause } from 'node:timers/promises'
import { live, say } from '../../../src/process/lifetime.ts'
import { processLog } from '../../../src/process/processLog.ts'

await live(async ({ ending }) => {
  const log = processLog('info')
  process.stdout.write('at work\n')
  for (let line = 0; line < 5; line++) {
    ending.throwIfAborted()
    log.info({ line }, 'said')
    await pause(10)
  }
  say('all is said')
  return 0
})
