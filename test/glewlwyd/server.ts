// A real glewlwyd, an OpenID provider that knows nothing of the service: Debian's package, unpacked, with a separate database.
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { inject } from 'vitest'
import { eventually } from '../api/support/wait.ts'
import { unpackDebian } from '../support/foreignTools.ts'

/** A glewlwyd that runs until `close`. */
export type Glewlwyd = {
  readonly version: string
  readonly url: string
  close(): Promise<void>
}

const SHARED = 'usr/share/dbconfig-common/data/glewlwyd/install/sqlite3'
// Attributes of people that become claims; glewlwyd writes several values as one text, with commas.
const ATTRIBUTE = { multiple: true, read: true, write: true }
const USERS = {
  'use-glewlwyd-connection': true,
  'data-format': { organisations: ATTRIBUTE, roles: ATTRIBUTE },
}

/** Unpacks glewlwyd and starts it on this port of this machine. */
export async function startGlewlwyd(port: number): Promise<Glewlwyd> {
  const folder = await unpackDebian('glewlwyd')
  const archive = readdirSync(folder).find((file) => file.startsWith('glewlwyd_')) ?? ''
  const [, version = ''] = archive.split('_')
  const own = mkdtempSync(join(inject('sillon').folder, 'glewlwyd-'))
  const url = `http://127.0.0.1:${port}`
  const database = new DatabaseSync(join(own, 'glewlwyd.db'))
  database.exec(readFileSync(join(folder, SHARED), 'utf8'))
  database.prepare('update g_user_module_instance set gumi_parameters = ?').run(JSON.stringify(USERS))
  database.close()
  const modules = join(folder, 'usr/lib/glewlwyd')
  const lines = [
    `port = ${port}`,
    `external_url = "${url}"`,
    ...['user', 'client', 'plugin'].map((kind) => `${kind}_module_path = "${join(modules, kind)}"`),
    `user_auth_scheme_module_path = "${join(modules, 'scheme')}"`,
    'login_url = "login.html"',
    'allow_origin = "*"',
    'allow_methods = "GET, POST, OPTIONS"',
    'api_prefix = "api"',
    'login_api_enabled = true',
    'log_mode = "console"',
    'log_level = "WARNING"',
    'session_key = "SESSION"',
    ...['admin', 'profile'].flatMap((who) => [
      `${who}_session_authentication = "cookie"`,
      `${who}_scope = "g_${who}"`,
    ]),
    'hash_algorithm = "SHA512"',
    `database = { type = "sqlite3" path = "${join(own, 'glewlwyd.db')}" };`,
  ]
  const configuration = join(own, 'glewlwyd.conf')
  writeFileSync(configuration, lines.join('\n'))
  const libraries = join(folder, 'usr/lib', `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`)
  const child = spawn(join(folder, 'usr/bin/glewlwyd'), ['-c', configuration], {
    env: { LD_LIBRARY_PATH: libraries },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const close = async () => {
    child.kill()
    await ended
  }
  const isUp = () =>
    fetch(url).then(
      () => true as const,
      () => undefined,
    )
  await eventually(isUp, 60_000).catch(async () => {
    await close()
    throw new Error(`glewlwyd does not start:\n${said.slice(-4000)}`)
  })
  return { version, url, close }
}
