// A process that joins the cluster of the folder it is given, and leaves it when it is asked to.
import { ensureCluster } from '../../../ops/cluster/cluster.ts'

const cluster = await ensureCluster({
  dataDir: process.argv[2] ?? '',
  revive: true,
  say: (sentence) => process.stdout.write(`${sentence}\n`),
})
// Before the word that it has joined: who reads that word may ask it to leave at once.
process.on('SIGTERM', async () => {
  await cluster.stop()
  process.exit(0)
})
setInterval(() => undefined, 1000)
process.stdout.write(`joined ${cluster.pid()}\n`)
