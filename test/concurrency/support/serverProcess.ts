// The service in a separate process, started as an operator starts it, so that it can be killed.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import type { TestDatabase } from '../../support/database.ts'
import { type HttpClient, httpClient } from '../../support/http.ts'
import { IDENTITY_KEY } from '../../support/sealing.ts'

/** The service in a separate process. */
export type ServerProcess = HttpClient & {
  /** Kills the process with SIGKILL and waits until it has ended. */
  kill(): Promise<void>
  /** Asks the process to end; returns its exit code and the duration. */
  stop(): Promise<{ readonly code: number | null; readonly ms: number }>
  /** All output so far. */
  said(): string
  isAlive(): boolean
}

/** Starts the service on that database; if the process still runs when the test ends, it is killed. */
export async function startServerProcess(
  database: TestDatabase,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  // The services of one database share a folder; it is removed with the folder of the test run.
  const dataDir = join(inject('sillon').folder, `processus-${database.name}`)
  mkdirSync(dataDir, { recursive: true })
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: {
      NODE_COMPILE_CACHE: join(inject('sillon').folder, 'compile'),
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      IDENTITY_KEY,
      DATABASE_URL: database.url('api'),
      DATABASE_ADMIN_URL: database.adminUrl,
      DATABASE_TASKS_URL: database.url('taches'),
      DATABASE_IDENTITY_URL: database.url('connexion'),
      DATABASE_READ_URL: database.url('lecture'),
      ...settings,
    },
    // The channel also ends the process if this one is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let heard = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      heard += chunk.toString()
    })
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const kill = async () => {
    child.kill('SIGKILL')
    await gone
  }
  onTestFinished(kill)
  const named = await address(child)
  const { PORT, PUBLIC_URL } = settings
  return {
    // Clients of several services get the URL of each, because nothing listens at the common public URL.
    ...httpClient(PUBLIC_URL !== undefined && PORT !== undefined ? `http://127.0.0.1:${PORT}` : named),
    kill,
    async stop() {
      const since = Date.now()
      child.kill('SIGTERM')
      await gone
      return { code: child.exitCode, ms: Date.now() - since }
    },
    said: () => heard,
    isAlive: () => child.exitCode === null && child.signalCode === null,
  }
}

/** The URL that the service prints when it starts. */
function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const url = /Sillon serves (http:\S+)/.exec(said)?.[1]
      if (url !== undefined) resolve(url)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('close', (code) => reject(new Error(`the service ended with ${code} and said: ${said}`)))
  })
}
