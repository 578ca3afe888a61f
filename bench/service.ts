// The service in a process of its own: the phones of the bench share neither its event loop nor its account.
import { startServer } from '../server.ts'
import type { DatabaseConfig } from '../src/database/ownDatabase.ts'
import { processLog } from '../src/process/printed.ts'

process.once('message', (config: DatabaseConfig) => {
  void startServer(config, { log: processLog(config.logLevel) }).then((server) => {
    process.send?.(server.url)
    const end = () => void server.close().then(() => process.exit(0))
    process.on('message', (asked) => {
      if (asked === 'heap') process.send?.(held())
      else end()
    })
    process.once('disconnect', end)
  })
})

// Twice: what ends its life by being collected lets go of others.
function held(): number {
  for (let time = 0; time < 2; time++) globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
