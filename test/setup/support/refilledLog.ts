// A process that logs more than the service can buffer while the disk is full, then one line for each message.
import { on } from 'node:events'
import { processLog } from '../../../src/process/processLog.ts'

const log = processLog('info')
for (let line = 0; line < 1_200; line++) log.info({ line, filling: 'x'.repeat(1_000) }, 'said')
process.send?.('all is said')
for await (const [word] of on(process, 'message')) {
  if (word === 'end') break
  log.info(word)
}
log.info('last')
process.exit(0)
