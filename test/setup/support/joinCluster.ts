// A process that registers as a user of the cluster in the given folder, and leaves it on request.
import { ensureCluster } from '../../../ops/cluster/cluster.ts'

const cluster = await ensureCluster({
  dataDir: process.argv[2] ?? '',
  revive: true,
  say: (sentence) => process.stdout.write(`${sentence}\n`),
})
// The handler is registered before the output `joined`, because the reader of this output may ask the process to leave at once.
process.on('SIGTERM', async () => {
  await cluster.stop()
  process.exit(0)
})
setInterval(() => undefined, 1000)
process.stdout.write(`joined ${cluster.pid()}\n`)
