// A real Keycloak with the version and the settings of docker-compose.yml, which imports the shipped realm when it starts. It
// comes from Maven Central; its database is in memory.
import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ROOT, unpackMaven } from '../support/foreignTools.ts'

/** A Keycloak that runs until `close`. */
export type Keycloak = {
  readonly version: string
  /** The URL of Keycloak, with the login and password of its administrator. */
  readonly administrator: URL
  close(): Promise<void>
}

const READY_MS = 600_000
const PASSWORD = 'mot-de-passe-de-l-administrateur'

type Compose = {
  readonly services: {
    readonly keycloak: { readonly image: string; readonly environment: Readonly<Record<string, string>> }
  }
}

/** Installs Keycloak and starts it on these two ports of this machine. Its realm redirects people to `bureauUrl`. */
export async function startKeycloak(
  [port, management]: readonly [number, number],
  { bureauUrl, clientSecret }: { readonly bureauUrl: string; readonly clientSecret: string },
): Promise<Keycloak> {
  const { services } = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8')) as Compose
  const { image, environment } = services.keycloak
  const { KC_DB_URL: _postgresql, ...settings } = environment
  const version = image.split(':').at(-1) ?? ''
  const unpacked = await unpackMaven(`org.keycloak:keycloak-quarkus-dist:${version}:zip`)
  const home = join(unpacked, `keycloak-${version}`)
  const imports = join(home, 'data', 'import')
  mkdirSync(imports, { recursive: true })
  copyFileSync(join(ROOT, 'ops/docker/keycloak/sillon-realm.json'), join(imports, 'sillon-realm.json'))
  const url = `http://127.0.0.1:${port}`
  // The realm's file takes its secret and the URL from the environment, as in the container.
  const env = {
    PATH: import.meta.env.PATH,
    JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx512m',
    ...settings,
    KC_DB: 'dev-mem',
    KC_CACHE: 'local',
    KC_HOSTNAME: url,
    KC_HTTP_HOST: '127.0.0.1',
    KC_HTTP_PORT: String(port),
    KC_HTTP_MANAGEMENT_PORT: String(management),
    KC_BOOTSTRAP_ADMIN_PASSWORD: PASSWORD,
    KEYCLOAK_CLIENT_SECRET: clientSecret,
    SILLON_BUREAU_URL: bureauUrl,
  }
  const child = spawn('sh', [join(home, 'bin/kc.sh'), 'start', '--import-realm'], { env, detached: true })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const close = async () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  const isUp = () =>
    fetch(`http://127.0.0.1:${management}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const until = Date.now() + READY_MS; !(await isUp()); ) {
    if (child.exitCode !== null || Date.now() > until) {
      await close()
      throw new Error(`Keycloak does not start:\n${said.slice(-4000)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  const administrator = new URL(url)
  administrator.username = settings.KC_BOOTSTRAP_ADMIN_USERNAME ?? ''
  administrator.password = PASSWORD
  return { version, administrator, close }
}
