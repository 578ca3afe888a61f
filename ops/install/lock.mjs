// A lock between the processes of one machine: a listening socket in Linux' abstract namespace. The kernel releases it when its
// holder dies, in whatever way. No file remains on disk, so no lock can be stale.
import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_MS = 150

/**
 * Waits until this process alone holds the lock of that name. Calls `onWait` once if another process has it. A child that inherits the
 * descriptor `fd` also holds the lock, until it dies.
 */
export async function acquireLock(name, onWait) {
  // On other systems than Linux there is no private cluster; there the lock only keeps two installations apart.
  if (process.platform !== 'linux') return { fd: undefined, release: async () => {} }
  const address = `\0sillon-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`
  for (let attempt = 0; ; attempt += 1) {
    const server = await listen(address)
    if (server) {
      const release = () => new Promise((resolve) => server.close(() => resolve()))
      // Node has no public name for the descriptor of a listener; without the descriptor the child does not hold the lock.
      return { fd: server._handle?.fd, release }
    }
    if (attempt === 0) onWait?.()
    await sleep(RETRY_MS)
  }
}

function listen(address) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen(address, () => {
      server.unref()
      resolve(server)
    })
  })
}
