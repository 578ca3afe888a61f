// Runs a step of the installation: under a lock, in a separate process, with messages on the terminal.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { acquireLock } from './lock.mjs'

/** The root of the clone. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** An error that stops the installation; its message is for the person at the terminal. */
export class Stop extends Error {}

/** Writes to the terminal. */
export const say = (text) => process.stderr.write(`sillon: ${text}\n`)

/** Returns the seconds since that time, with the unit. */
export const seconds = (begun) => `${((Date.now() - begun) / 1000).toFixed(1)} s`

/**
 * Runs a task under a lock and passes it `run`, which starts an installer. The installer inherits the lock: if this process is
 * killed, the next run still waits for the installer. The installer's output goes to standard error, since another program may
 * read the command's standard output.
 */
export async function locked(name, watch, task) {
  const lock = await acquireLock(name, () => say('another run is installing; waiting for it …'))
  const run = (command, args, env, cwd = ROOT) =>
    new Promise((resolve, reject) => {
      const stdio = ['ignore', 2, 2, lock.fd ?? 'ignore']
      const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } })
      watch(child)
      child.on('error', (error) => reject(new Stop(`${command} could not be started: ${error.message}`)))
      child.on('exit', (code, signal) => {
        if (code === 0) resolve()
        else reject(new Stop(`\`${command} ${args.join(' ')}\` failed (${signal ?? `exit ${code}`}).`))
      })
    })
  try {
    await task(run)
  } finally {
    await lock.release()
  }
}
