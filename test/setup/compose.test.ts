// The production shape in docker-compose.yml: a valid Compose file, pinned, healthy, without a password of its own, and in step
// with the settings that this version reads.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { loadConfig, settingNames } from '../../src/settings/config.ts'
import schema from '../support/compose/compose-spec.json' with { type: 'json' }

type Service = {
  readonly image?: string
  readonly build?: string | { readonly dockerfile?: string }
  readonly command?: readonly string[]
  readonly entrypoint?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly profiles?: readonly string[]
  readonly stop_grace_period?: string
  readonly healthcheck?: { readonly test?: unknown; readonly disable?: boolean }
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
}
type Compose = {
  readonly name: string
  readonly services: Readonly<Record<string, Service>>
  readonly 'x-objets': object
}

const text = readFileSync('docker-compose.yml', 'utf8')
const compose = parse(text, { merge: true }) as Compose
const services = Object.entries(compose.services)
const OURS = ['api', 'taches']

test.each(OURS)('%s has the time to end in order: eight seconds (docs/decisions/0039)', (name) => {
  expect(Number(/^(\d+)s$/.exec(compose.services[name]?.stop_grace_period ?? '')?.[1])).toBeGreaterThan(8)
})

test('it is valid by the schema of the Compose Specification', () => {
  const { $schema: _schema, id: _id, ...rest } = schema as Record<string, unknown>
  // The schema says `id` inside its definitions, as its draft did; and formats that nothing here uses.
  const body = JSON.parse(JSON.stringify(rest).replaceAll(/"id":"#[^"]*",?/g, ''))
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
  const isValid = ajv.compile(body)
  // The project's name came after this edition of the schema.
  const { name, ...project } = compose
  isValid(project)
  expect(name).toMatch(/^[a-z0-9_-]+$/)
  expect(isValid.errors).toBeNull()
})

test('everything of the production shape is there', () => {
  expect(services.map(([name]) => name).toSorted()).toEqual(
    ['api', 'base', 'essais', 'keycloak', 'objets', 'powersync', 'taches'].toSorted(),
  )
})

describe.each(services)('%s', (_name, service) => {
  test('is built here, or an image of one version', () => {
    if (service.image === undefined) expect(service.build).toBeDefined()
    else expect(service.image).toMatch(/^[\w./-]+:\d+[\w.-]*$/)
  })

  test('tells how it is', () => {
    expect(service.healthcheck?.test !== undefined || service.healthcheck?.disable === true).toBe(true)
  })

  test('waits for others until they are healthy, and stays on this machine', () => {
    for (const { condition } of Object.values(service.depends_on ?? {}))
      expect(condition).toBe('service_healthy')
    for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/)
  })

  test('mounts files that exist', () => {
    for (const volume of service.volumes ?? []) {
      const [from = ''] = volume.split(':')
      if (from.startsWith('./')) expect([from, existsSync(from)]).toEqual([from, true])
    }
  })
})

test('no password and no key has a default', () => {
  const secrets = [...text.matchAll(/\$\{(\w*(?:PASSWORD|SECRET|ACCESS_KEY)\w*)(:?[-?])?([^}]*)\}/g)]
  expect(secrets.length).toBeGreaterThan(5)
  for (const [, name, kind, byDefault] of secrets)
    if (kind === ':-') expect([name, byDefault]).toEqual([name, ''])
  const required = new Set(secrets.filter(([, , kind]) => kind === ':?').map(([, name]) => name))
  for (const name of ['POSTGRES_PASSWORD', 'REPLICATION_PASSWORD', 'S3_SECRET_ACCESS_KEY'])
    expect(required).toContain(name)
})

test('it is production unless somebody says otherwise, and asks in words who signs in', () => {
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^ENV NODE_ENV=production /m)
  for (const name of OURS) {
    const { environment = {} } = compose.services[name] ?? {}
    expect(environment.NODE_ENV).toMatch(/^\$\{NODE_ENV:-production\}$/)
    expect(environment.OIDC_EMBEDDED).toMatch(/^\$\{OIDC_EMBEDDED:\?say who signs people in .*\}$/)
  }
  // What it hands over without more than its answers is taken; the demo is a choice of two words.
  const answers = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: '0f8b2c4d6e1a3957' }
  expect(loadConfig({ ...answers, NODE_ENV: 'production', OIDC_EMBEDDED: 'yes' }).nodeEnv).toBe('production')
  expect(loadConfig({ ...answers, NODE_ENV: 'development', OIDC_EMBEDDED: 'auto' }).nodeEnv).toBe(
    'development',
  )
})

test('what holds secrets stays out of the images: .env, the data folders', () => {
  const left = readFileSync('.dockerignore', 'utf8').split('\n')
  for (const name of ['.env', '.env.*', '.data', 'data', '.git', 'node_modules']) expect(left).toContain(name)
})

test('the database is healthy once it listens, not while its first start prepares it behind a socket', () => {
  expect(compose.services.base?.healthcheck?.test).toContain('pg_isready -h 127.0.0.1 -U postgres -d sillon')
})

test('the object store has its bucket, however late it can be made', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sillon-objets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const program = (name: string, lines: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 })
  program('wget', 'exit 0')
  program('sleep', 'exit 0')
  // The first bucket is not made, without a word, as by a store that is not ready yet.
  program(
    'weed',
    `case "$1" in
      server) while [ ! -e ${folder}/made ]; do /bin/sleep 0.05; done; echo served;;
      shell) read -r verb rest
        if [ "$verb" = s3.bucket.list ]; then cat ${folder}/made 2>/dev/null
        elif [ -e ${folder}/asked ]; then echo "  sillon size:0" > ${folder}/made
        else echo "$verb $rest" > ${folder}/asked; fi;;
    esac
    exit 0`,
  )
  const env = {
    PATH: `${folder}:/usr/bin:/bin`,
    S3_BUCKET: 'sillon',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  }
  const ran = spawnSync('/bin/sh', ['docker/objets/objets.sh'], { env, encoding: 'utf8', timeout: 25_000 })
  expect(ran).toMatchObject({ status: 0, stdout: 'served\n' })
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toBe('s3.bucket.create -name sillon\n')
})

test('Keycloak does not start while a secret of its own is empty: its client could be taken by anybody', () => {
  const [shell, flag, script = ''] = compose.services.keycloak?.entrypoint ?? []
  expect([shell, flag]).toEqual(['/bin/sh', '-c'])
  const run = (env: Record<string, string>) =>
    spawnSync('/bin/sh', ['-c', script.replaceAll('$$', '$').replace(/exec \S+/, 'echo started')], {
      env,
      encoding: 'utf8',
    })
  const both = { KEYCLOAK_CLIENT_SECRET: 'x', KC_BOOTSTRAP_ADMIN_PASSWORD: 'y' }
  expect(run(both)).toMatchObject({ status: 0, stdout: 'started start --import-realm\n' })
  for (const name of Object.keys(both)) {
    const without = run({ ...both, [name]: '' })
    expect(without.status).not.toBe(0)
    expect(without.stderr).toContain(name)
  }
})

test('every setting that it hands to the service is one', () => {
  const known = new Set([...settingNames(), ...Object.keys(compose['x-objets'])])
  for (const name of OURS) {
    const given = Object.keys(compose.services[name]?.environment ?? {})
    expect(given.filter((one) => !known.has(one))).toEqual([])
    expect(given).toContain('TASKS')
  }
  expect(compose.services.taches?.command).toEqual(['node', 'scripts/worker.ts'])
})

test('a replication service that died keeps a bounded part of the log', () => {
  const command = compose.services.base?.command ?? []
  expect(command).toContain('wal_level=logical')
  expect(command.join(' ')).toMatch(/max_slot_wal_keep_size=[1-9]\d*[MG]B/)
})

test('the replication service gets what powersync/service.yaml asks for, and reads the rules beside it', () => {
  const config = readFileSync('powersync/service.yaml', 'utf8')
  const asked = [...config.matchAll(/!env (PS_\w+)/g)].map(([, name]) => name ?? '')
  const { environment = {} } = compose.services.powersync ?? {}
  expect(
    Object.keys(environment)
      .filter((name) => name.startsWith('PS_'))
      .toSorted(),
  ).toEqual([...new Set(asked)].toSorted())
  const { sync_config } = parse(config, { customTags: [{ tag: '!env', resolve: (value: string) => value }] })
  expect(existsSync(`powersync/${sync_config.path}`)).toBe(true)
  expect(environment.PS_SOURCE_URI).toMatch(/^postgresql:\/\/replication:/)
  const audience = compose.services.api?.environment?.SYNC_AUDIENCE
  expect(environment.PS_AUDIENCE).toBe(audience)
})
