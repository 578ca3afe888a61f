// docker-compose.yml, which is for production: valid, with pinned images and health checks, without passwords, and consistent
// with the settings.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { loadConfig, settingNames } from '../../src/settings/config.ts'
import { parseCompose, type Service } from '../support/compose/compose.ts'
import schema from '../support/compose/compose-spec.json' with { type: 'json' }

const text = readFileSync('docker-compose.yml', 'utf8')
const compose = parseCompose(text)
const services = Object.entries(compose.services)
const SERVING = ['api', 'taches']
const OURS = [...SERVING, 'preparation', 'exploitation']

test.each(SERVING)('%s has the time to end in order: eight seconds (docs/decisions/0039)', (name) => {
  expect(Number(/^(\d+)s$/.exec(compose.services[name]?.stop_grace_period ?? '')?.[1])).toBeGreaterThan(8)
})

test('it is valid by the schema of the Compose Specification', () => {
  const { $schema: _schema, id: _id, ...rest } = schema as Record<string, unknown>
  // The schema uses `id` inside its definitions, as old drafts did, and formats that this test does not check.
  const body = JSON.parse(JSON.stringify(rest).replaceAll(/"id":"#[^"]*",?/g, ''))
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
  const isValid = ajv.compile(body)
  // The project member `name` is newer than this edition of the schema.
  const { name, ...project } = compose
  isValid(project)
  expect(name).toMatch(/^[a-z0-9_-]+$/)
  expect(isValid.errors).toBeNull()
})

test('everything of the production shape is there', () => {
  expect(services.map(([name]) => name).toSorted()).toEqual([
    'api',
    'base',
    'compaction',
    'essais',
    'exploitation',
    'keycloak',
    'objets',
    'powersync',
    'preparation',
    'sauvegarde',
    'taches',
  ])
})

describe.each(services)('%s', (_name, service) => {
  test('is built here, or an image of one version', () => {
    if (service.image === undefined) expect(service.build).toBeDefined()
    else expect(service.image).toMatch(/^[\w./-]+:\d+[\w.-]*$/)
  })

  test('tells how it is', () => {
    expect(service.healthcheck?.test !== undefined || service.healthcheck?.disable === true).toBe(true)
  })

  test('waits for others until they are healthy, or done, and stays on this machine', () => {
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {}))
      expect(condition).toBe(other === 'preparation' ? 'service_completed_successfully' : 'service_healthy')
    for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/)
  })

  test('ends when it is asked to: a shell, or Node without a listener, heeds no signal as the first process', () => {
    expect(service.init).toBe(true)
  })

  // A volume gets the owner of the folder at which it is mounted first. If that owner is root, the service can not use the
  // volume.
  test('reads a volume of others only after one of those that write it', () => {
    for (const volume of (service.volumes ?? []).filter((one) => /^\w+:.*:ro$/.test(one))) {
      const [name = ''] = volume.split(':')
      const writers = services.filter(([, { volumes = [] }]) =>
        volumes.some((one) => one.startsWith(`${name}:`) && !one.endsWith(':ro')),
      )
      const before = Object.keys(service.depends_on ?? {})
      expect([volume, writers.some(([writer]) => before.includes(writer))]).toEqual([volume, true])
    }
  })

  test('mounts files that exist', () => {
    for (const volume of service.volumes ?? []) {
      const [from = ''] = volume.split(':')
      if (from.startsWith('./')) expect([from, existsSync(from)]).toEqual([from, true])
    }
  })
})

test('secrets stand in files: no variable holds one, each service is given those that it names', () => {
  // No variable from the environment is a password or a key.
  const read = [...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name)
  expect(read.filter((name) => /PASSWORD|SECRET(?!S$)|KEY(?!CLOAK)|TOKEN(?!S_PER)/.test(name))).toEqual([])
  const declared = Object.entries(compose.secrets)
  for (const [name, { file }] of declared) expect(file).toBe(`\${SECRETS:-./secrets}/${name}`)
  const told = (service: Service) =>
    JSON.stringify([service.environment, service.entrypoint, service.command])
  const scripts: Readonly<Record<string, readonly string[]>> = {
    base: ['base/demarrer.sh', 'base/logins.sh'],
    objets: ['objets/objets.sh'],
    sauvegarde: ['sauvegarde/chaque_jour.sh'],
  }
  const powersync = readFileSync('ops/docker/powersync/powersync.sh', 'utf8')
  for (const [name, service] of services) {
    const script = (scripts[name] ?? []).map((file) => readFileSync(`ops/docker/${file}`, 'utf8')).join()
    const says = told(service) + script + (service.image?.includes('powersync') ? powersync : '')
    for (const secret of service.secrets ?? []) {
      expect(Object.keys(compose.secrets)).toContain(secret)
      expect([name, secret, says.includes(secret)]).toEqual([name, secret, true])
    }
  }
  // The script makes all secrets, and a second run changes none.
  const folder = mkdtempSync(join(tmpdir(), 'sillon-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const make = () => spawnSync('/bin/sh', ['ops/docker/secrets.sh', folder], { encoding: 'utf8' }).status
  const contents = () => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])
  expect(make()).toBe(0)
  const first = contents()
  expect(first.map(([name]) => name).toSorted()).toEqual(Object.keys(compose.secrets).toSorted())
  expect(make()).toBe(0)
  expect(contents()).toEqual(first)
  const login = (url: string) => new URL(readFileSync(join(folder, url), 'utf8')).username
  for (const role of ['api', 'taches', 'connexion', 'lecture', 'replication', 'sauvegarde'])
    expect(login(`url_${role}`)).toBe(role)
})

test('the superuser signs in where the database is prepared, and nowhere after', () => {
  const mighty = services.filter(([, { secrets = [] }]) =>
    secrets.some((name) => /superutilisateur/.test(name)),
  )
  expect(mighty.map(([name]) => name).toSorted()).toEqual(['base', 'preparation'])
  expect(text).not.toMatch(/postgresql:\/\/postgres|KC_DB_USERNAME: postgres/)
  // Each service has the database URLs that it needs, and no others.
  const urls = (name: string) =>
    (compose.services[name]?.secrets ?? []).filter((secret) => secret.startsWith('url_')).toSorted()
  expect(urls('api')).toEqual([
    'url_api',
    'url_connexion',
    'url_lecture',
    'url_replique',
    'url_replique_lecture',
  ])
  expect(urls('taches')).toEqual(['url_api', 'url_connexion', 'url_taches'])
  expect(urls('powersync')).toEqual(['url_replication', 'url_stockage'])
  expect(urls('sauvegarde')).toEqual(['url_sauvegarde'])
  for (const name of SERVING) expect(compose.services[name]?.environment?.PREPARATION).toBe('apart')
})

test('it is production unless somebody says otherwise, and asks in words who signs in', () => {
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^ENV NODE_ENV=production /m)
  for (const name of OURS) {
    const { environment = {} } = compose.services[name] ?? {}
    const handed = `${environment.NODE_ENV} ${environment.OIDC_REDIRECT_URIS}`
    expect(handed).toMatch(/^\$\{NODE_ENV:-production\} \$\{OIDC_REDIRECT_URIS:-\}$/)
    expect(environment.OIDC_EMBEDDED).toMatch(/^\$\{OIDC_EMBEDDED:\?say who signs people in .*\}$/)
  }
  // The service starts with only the required settings; a demo needs two more values.
  const answers = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: '0f8b2c4d6e1a3957' }
  for (const [NODE_ENV, OIDC_EMBEDDED] of Object.entries({ production: 'yes', development: 'auto' }))
    expect(loadConfig({ ...answers, NODE_ENV, OIDC_EMBEDDED }).nodeEnv).toBe(NODE_ENV)
})

test('what holds secrets stays out of the images: .env, the data folders', () => {
  const left = readFileSync('.dockerignore', 'utf8').split('\n')
  for (const name of ['secrets', '.env', '.env.*', '.data', 'data', '.git', 'node_modules'])
    expect(left).toContain(name)
})

test('the database is healthy once it listens, not while its first start prepares it behind a socket', () => {
  expect(compose.services.base?.healthcheck?.test).toContain('pg_isready -h 127.0.0.1 -U postgres -d sillon')
})

test('the database is an image of the packages that the suite runs on, and a stop ends its sessions', () => {
  const image = readFileSync('ops/docker/base/Dockerfile', 'utf8')
  expect(image).toMatch(/^ARG DEBIAN_IMAGE=debian:12-slim\nFROM \$\{DEBIAN_IMAGE\}$/m)
  const suite = readFileSync('ops/docker/essais/Dockerfile', 'utf8').match(/postgresql-[\w-]+/g) ?? []
  const serving = suite.filter((name) => !/pgtap|plpgsql-check/.test(name))
  expect(serving).toHaveLength(2)
  const version = /^ARG POSTGRESQL=(\d+)$/m.exec(image)?.[1] ?? ''
  const installed = image.replaceAll(`\${POSTGRESQL}`, version).split(/\s/)
  for (const name of serving) expect(installed).toContain(name)
  expect(image).toMatch(/^STOPSIGNAL SIGINT$/m)
  // The other service of this image runs a shell that waits for its program and reacts only to SIGTERM.
  expect(compose.services.sauvegarde?.stop_signal).toBe('SIGTERM')
})

// docs/decisions/0160: «The volume of before is not changed»; «PostgreSQL 15 stays the default».
test('PostgreSQL 17 has a volume of its own, which is filled from the one of PostgreSQL 15', () => {
  const newer = parseCompose(readFileSync('ops/docker/base/17.yml', 'utf8'))
  const { base, sauvegarde, montee } = newer.services
  expect(base?.build).toEqual({ args: { DEBIAN_IMAGE: 'debian:13-slim', POSTGRESQL: '17' } })
  expect(sauvegarde?.build).toEqual(base?.build)
  // Images of PostgreSQL 15, which have the names that Compose gives, are kept so that an operator can go back.
  expect([base?.image, sauvegarde?.image]).toEqual(['sillon-base:17', 'sillon-sauvegarde:17'])
  expect(montee).toMatchObject({
    profiles: ['montee'],
    volumes: ['base_15:/avant:ro', 'base:/var/lib/postgresql/data'],
  })
  // Compose puts the name of the project before the name of a volume that has no explicit name.
  expect(newer.volumes?.base_15?.name).toBe(`${compose.name}_base`)
  expect(newer.volumes?.base?.name).not.toBe(newer.volumes?.base_15?.name)
  for (const secret of montee?.secrets ?? []) expect(compose.secrets).toHaveProperty(secret)
})

test('the backup signs in as its secret says, keeps keys apart, and the database archives to where it looks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sillon-sauvegarde-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const program = (name: string, lines: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 })
  program('gosu', 'echo "$PGUSER $PGPASSWORD $PGHOST: $*"')
  program('chown', 'exit 0')
  program('sleep', 'echo "waits $1"; exit 1')
  writeFileSync(join(folder, 'url_sauvegarde'), 'postgresql://sauvegarde:0a1b2c@base:5432/postgres')
  writeFileSync(join(folder, 'cles-sync.json'), '{}')
  // The embedded store (ops/docker/objets/dossier.yml) keeps files, and a key next to them.
  mkdirSync(join(folder, 'objets', 'demo'), { recursive: true })
  for (const name of ['cle-objets', 'objets/demo/photo']) writeFileSync(join(folder, name), name)
  const cles = mkdtempSync(join(folder, 'cles-'))
  const SAUVEGARDE = mkdtempSync(join(folder, 'sauvegarde-'))
  const PATH = `${folder}:/usr/bin:/bin`
  const env = { PATH, SECRETS: folder, DONNEES: folder, SAUVEGARDE, SAUVEGARDE_CLES: cles }
  const run = () => spawnSync('/bin/sh', ['ops/docker/sauvegarde/chaque_jour.sh'], { env, encoding: 'utf8' })
  expect(run().stdout).toMatch(
    /^sauvegarde 0a1b2c base: postgres sauvegarder\.sh (?:full|incr)\n.*: (?:full|incr), complete\nwaits 86400\n$/,
  )
  expect(readdirSync(cles).toSorted()).toEqual(['cle-objets', 'cles-sync.json'])
  expect(readFileSync(join(SAUVEGARDE, 'objets/demo/photo'), 'utf8')).toBe('objets/demo/photo')
  program('gosu', 'exit 1')
  expect(run()).toMatchObject({ stdout: 'waits 300\n', stderr: expect.stringContaining('not made') })

  const { base, sauvegarde } = compose.services
  expect(base?.build).toEqual(sauvegarde?.build)
  for (const volume of ['base:/var/lib/postgresql/data', 'sauvegardes:/sauvegarde'])
    for (const service of [base, sauvegarde])
      expect(service?.volumes?.some((one) => one.startsWith(volume))).toBe(true)
  expect(base?.command).toContain('-carchive_mode=on')
  expect(readFileSync('ops/docker/sauvegarde/pgbackrest.conf', 'utf8')).toContain('repo1-path=/sauvegarde/')
})

test('Keycloak does not start while a secret of its own is empty: its client could be taken by anybody', () => {
  const [shell, flag, script = ''] = compose.services.keycloak?.entrypoint ?? []
  expect([shell, flag]).toEqual(['/bin/sh', '-c'])
  const folder = mkdtempSync(join(tmpdir(), 'sillon-keycloak-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const run = (empty?: string) => {
    for (const name of ['keycloak_base', 'keycloak_administrateur', 'keycloak_client'])
      writeFileSync(join(folder, name), name === empty ? '' : 'x')
    return spawnSync('/bin/sh', ['-c', script.replaceAll('$$', '$').replace(/exec \S+/, 'echo started')], {
      env: { PATH: '/usr/bin:/bin', SECRETS: folder },
      encoding: 'utf8',
    })
  }
  expect(run()).toMatchObject({ status: 0, stdout: 'started start --import-realm\n' })
  for (const [file, variable] of [
    ['keycloak_client', 'KEYCLOAK_CLIENT_SECRET'],
    ['keycloak_administrateur', 'KC_BOOTSTRAP_ADMIN_PASSWORD'],
  ] as const) {
    const without = run(file)
    expect(without.status).not.toBe(0)
    expect(without.stderr).toContain(variable)
  }
})

// Settings that the Compose file sets itself, secrets under another name, and settings that only tests use.
const ITS_OWN =
  /_FILE$|_TEST_URL$|^(?:DATA_DIR|HOST|PORT|DATABASE_.*|.*_KEYS?|S3_.*|POWERSYNC_URL|OTEL_.*|SMTP_URL|REPLICA_PATIENCE_MS|KEYCLOAK_CLIENT_SECRET|WEBHOOKS_ALLOWED)$/

test('every setting that it hands to the service is one, and every one that an operator may choose is handed over', () => {
  const known = new Set([...settingNames(), ...Object.keys(compose['x-objets'])])
  for (const name of OURS) {
    const given = Object.keys(compose.services[name]?.environment ?? {})
    expect(given.filter((one) => !known.has(one))).toEqual([])
    expect(settingNames().filter((one) => !given.includes(one) && !ITS_OWN.test(one))).toEqual([])
    expect(given).toContain('OTEL_EXPORTER_OTLP_ENDPOINT')
  }
  expect(compose.services.taches?.command).toEqual(['node', 'scripts/worker.ts'])
})

test('a replication service that died keeps a bounded part of the log', () => {
  const command = compose.services.base?.command ?? []
  expect(command).toContain('-cwal_level=logical')
  expect(command.join(' ')).toMatch(/max_slot_wal_keep_size=[1-9]\d*[MG]B/)
})

test('the replication service gets what ops/powersync/service.yaml asks for, and reads the rules beside it', () => {
  const config = readFileSync('ops/powersync/service.yaml', 'utf8')
  const asked = [...config.matchAll(/!env (PS_\w+)/g)].map(([, name]) => name ?? '')
  const { environment = {} } = compose.services.powersync ?? {}
  const script = readFileSync('ops/docker/powersync/powersync.sh', 'utf8')
  const exported = [...script.matchAll(/^(PS_\w+)=/gm)].map(([, name = '']) => name)
  const given = [...Object.keys(environment).filter((name) => name.startsWith('PS_')), ...exported]
  expect(given.toSorted()).toEqual([...new Set(asked)].toSorted())
  const customTags = [{ tag: '!env', resolve: (value: string) => value }]
  const { sync_config, api } = parse(config, { customTags })
  expect(api.parameters.max_concurrent_connections).toBe('PS_MAX_CONNECTIONS::number')
  expect(Number(/:-(\d+)\}$/.exec(environment.PS_MAX_CONNECTIONS ?? '')?.[1])).toBeGreaterThan(200)
  expect(existsSync(`ops/powersync/${sync_config.path}`)).toBe(true)
  expect(script).toMatch(/^PS_SOURCE_URI=\$\(cat \/run\/secrets\/url_replication\)$/m)
  const audience = compose.services.api?.environment?.SYNC_AUDIENCE
  expect(environment.PS_AUDIENCE).toBe(audience)
})
