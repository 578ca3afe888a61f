// Runs scripts of this repository as separate processes, without the environment of this one.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'

/** A running script and its whole output so far. */
export type Script = {
  readonly child: ChildProcess
  said(): string
  /** Resolves when the output matches the pattern. */
  saying(what: RegExp): Promise<RegExpExecArray>
  /** The exit code, or the signal that ended the script. */
  readonly ended: Promise<number | NodeJS.Signals>
}

/** Runs a TypeScript file; if it still runs at the end of the test, it is killed. */
export function runScript(
  file: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Script {
  const child = spawn(process.execPath, [file, ...args], {
    env: {
      PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
      // Later processes of the test run reuse the code that an earlier one compiled.
      NODE_COMPILE_CACHE: join(inject('sillon').folder, 'compile'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let text = ''
  const listeners = new Set<() => void>()
  const hear = (chunk: Buffer) => {
    text += chunk.toString()
    for (const listener of listeners) listener()
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  // The event `close` is not used, because it never comes for a disconnected child.
  const ended = Promise.all([
    once(child, 'exit'),
    ...[child.stdout, child.stderr].map((stream) => stream && once(stream, 'end')),
  ]).then(([[code, signal]]) => (signal ?? code) as number | NodeJS.Signals)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const saying = (what: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = what.exec(text)
        if (found) resolve(found)
      }
      listeners.add(look)
      look()
      ended.then((code) => reject(new Error(`it ended with ${code} and never said ${what}: ${text}`)))
    })
  return { child, said: () => text, saying, ended }
}

/** A port that stays taken until the test ends. */
export async function takenPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Returns a port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return port
}
