// A lock between the processes of one machine that the kernel releases when its holder dies, however it dies:
// a listening socket in Linux' abstract namespace. Nothing is left on disk, so nothing can be stale.
import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_MS = 150

/**
 * Waits until this process alone holds the lock of that name; `onWait` is called once when somebody else has it.
 * A child that inherits the descriptor `fd` holds the lock too, until it dies itself.
 */
export async function acquireLock(name, onWait) {
  // Elsewhere than on Linux there is no private cluster to protect, only two installations at once.
  if (process.platform !== 'linux') return { fd: undefined, release: async () => {} }
  const address = `\0sillon-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`
  for (let attempt = 0; ; attempt += 1) {
    const server = await listen(address)
    if (server) {
      const release = () => new Promise((resolve) => server.close(() => resolve()))
      // Node has no public name for the descriptor of a listener; without one the child simply holds nothing.
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
