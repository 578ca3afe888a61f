// A service whose object store is a bucket of a gateway, with an enrolled phone and the operator's commands.
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { Phone } from '@sillon/telephone/phone'
import { pino } from 'pino'
import { inject } from 'vitest'
import { type RunningServer, startServer } from '../../server.ts'
import type { DatabaseConfig } from '../../src/database/ownDatabase.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { libraryPhone } from '../setup/support/libraryPhone.ts'
import { runScript, type Script } from '../setup/support/processes.ts'
import { databaseAt, loginAs, withClient } from '../support/clone.ts'
import { openDatabase, type TestDatabase } from '../support/database.ts'
import { type HttpClient, httpClient } from '../support/http.ts'
import { IDENTITY_KEY } from '../support/sealing.ts'
import { type Gateway, KEY, REGION } from './gateway.ts'

type Settings = Readonly<Record<string, string>>

/** The service, its phone, and the operations that a test does around them. */
export type Scene = {
  readonly gateway: Gateway
  readonly database: TestDatabase
  /** The name and URL of a copy of the database, which a test act makes. */
  readonly copy: string
  readonly restored: string
  readonly dataDir: string
  readonly phone: Phone
  /** A client of the service that is currently running. */
  http(): HttpClient
  /** The settings for a bucket of the gateway. */
  bucket(name: string): Settings
  /** Starts the service on a database, with the bucket `sillon` or another store, and replaces the running one. */
  serve(url: string, store?: Settings): Promise<void>
  stop(): Promise<void>
  /** Runs an operator's command on the copy. */
  admin(store: Settings, ...args: string[]): Script
  /** Runs a command; returns its exit code and its output. */
  ended(store: Settings, ...args: string[]): Promise<string>
}

/** Starts the service on the bucket `sillon`, and enrols a phone. */
export async function openScene(gateway: Gateway, defer: (end: () => unknown) => void): Promise<Scene> {
  const database = await openDatabase('demo')
  const copy = `${database.name}_avant`
  const restored = databaseAt(database.adminUrl, copy)
  const dataDir = mkdtempSync(join(inject('sillon').folder, 'seau-'))
  const own = { NODE_ENV: 'test', DATA_DIR: dataDir }
  const bucket = (name: string) => bucketOf(gateway, name)
  let running: RunningServer | null = null
  const stop = async () => {
    await running?.close()
    running = null
  }
  defer(() => dropDatabase(copy))
  defer(stop)
  const serve = async (url: string, store = bucket('sillon')) => {
    await stop()
    const log = pino({ level: 'silent' })
    running = await startServer(configOn(url, { ...own, ...store }), { log, warms: false, tellEveryMs: 40 })
    client = httpClient(running.url)
  }
  let client = httpClient('http://nowhere.invalid')
  const http = () => client
  const admin = (store: Settings, ...args: string[]) =>
    runScript('scripts/admin.ts', args, { ...own, DATABASE_URL: restored, ...store })
  const ended = async (store: Settings, ...args: string[]) => {
    const script = admin(store, ...args)
    return `${await script.ended} ${script.said()}`
  }
  await serve(database.adminUrl)
  const phone = await libraryPhone(http, 'agent1')
  return { gateway, database, copy, restored, dataDir, phone, http, bucket, serve, stop, admin, ended }
}

function bucketOf({ url }: Gateway, name: string): Settings {
  return {
    S3_BUCKET: name,
    S3_ENDPOINT: url,
    S3_REGION: REGION,
    S3_ACCESS_KEY_ID: KEY.accessKeyId,
    S3_SECRET_ACCESS_KEY: KEY.secretAccessKey,
  }
}

function configOn(url: string, settings: Settings): DatabaseConfig {
  return {
    ...loadConfig({ PORT: '0', IDENTITY_KEY, ...settings }),
    databaseUrl: loginAs(url, 'api'),
    databaseAdminUrl: url,
    databaseTasksUrl: loginAs(url, 'taches'),
    databaseIdentityUrl: loginAs(url, 'connexion'),
    databaseReadUrl: loginAs(url, 'lecture'),
  }
}

async function dropDatabase(name: string): Promise<void> {
  await withClient(inject('sillon').adminUrl, (client) =>
    client.query(`drop database if exists ${name} with (force)`),
  )
}
