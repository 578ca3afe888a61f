// The service in a thread of its own, so that the phones of the bench do not share its event loop.
import { parentPort, workerData } from 'node:worker_threads'
import { startServer } from '../server.ts'
import type { DatabaseConfig } from '../src/database/ownDatabase.ts'

const server = await startServer(workerData as DatabaseConfig)
parentPort?.once('message', () => {
  void server.close().then(() => parentPort?.close())
})
parentPort?.postMessage(server.url)
