// The settings: their defaults, and the sentence with which a start is refused.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigError, describeSettings, loadConfig, settingNames } from '../../src/settings/config.ts'

describe('without any variable', () => {
  const config = loadConfig({})

  test('the service is reached on this machine alone', () => {
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, publicUrl: 'http://127.0.0.1:3000' })
  })

  test('nothing foreign is used', () => {
    expect(config).toMatchObject({
      databaseUrl: undefined,
      oidcIssuer: undefined,
      smsUrl: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      corsOrigins: [],
    })
  })

  test('data and keys stand in .data', () => {
    expect(config.dataDir).toBe(resolve('.data'))
    expect(config.syncKeys).toBe(resolve('.data/cles-sync.json'))
  })

  test('an empty variable is no variable', () => {
    expect(loadConfig({ PORT: '', OIDC_ISSUER: '' })).toEqual(config)
  })
})

describe('derived values', () => {
  test('the other database addresses follow DATABASE_URL', () => {
    const url = 'postgresql://api@db.example.org/sillon'
    const others = { databaseAdminUrl: url, databaseTasksUrl: url, databaseIdentityUrl: url }
    expect(loadConfig({ DATABASE_URL: url })).toMatchObject(others)
    const admin = 'postgresql://migration@db.example.org/sillon'
    expect(loadConfig({ DATABASE_URL: url, DATABASE_ADMIN_URL: admin }).databaseAdminUrl).toBe(admin)
  })

  test.each([
    [{ HOST: '0.0.0.0', PORT: '80' }, 'http://127.0.0.1:80'],
    [{ HOST: '::1', PORT: '80' }, 'http://[::1]:80'],
    [{ PUBLIC_URL: 'https://api.example.org/' }, 'https://api.example.org'],
  ])('%o is reached under %s', (env, address) => {
    expect(loadConfig(env).publicUrl).toBe(address)
  })

  test('the issuer of a Keycloak is its realm, unless one is given', () => {
    const keycloak = { KEYCLOAK_URL: 'https://id.example.org/auth/', KEYCLOAK_CLIENT_SECRET: 'x' }
    expect(loadConfig(keycloak).oidcIssuer).toBe('https://id.example.org/auth/realms/sillon')
    expect(loadConfig({ ...keycloak, KEYCLOAK_REALM: 'bio' }).oidcIssuer).toMatch(/\/realms\/bio$/)
    const seen = { ...keycloak, OIDC_ISSUER: 'https://seen.example.org/realms/sillon' }
    expect(loadConfig(seen).oidcIssuer).toBe('https://seen.example.org/realms/sillon')
  })

  test('an issuer is kept to the letter', () => {
    expect(loadConfig({ OIDC_ISSUER: 'https://id.example.org/' }).oidcIssuer).toBe('https://id.example.org/')
  })

  test('lists are split at commas', () => {
    expect(loadConfig({ CORS_ORIGINS: 'https://a.example.org, https://b.example.org' }).corsOrigins).toEqual([
      'https://a.example.org',
      'https://b.example.org',
    ])
  })
})

describe('a secret that stands in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sillon-secrets-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'secret')
  const secrets = settingNames().filter((name) => name.endsWith('_FILE'))

  test('is read there, whichever secret it is, and an empty file is no secret', () => {
    expect(secrets).toEqual(
      expect.arrayContaining(['DATABASE_URL_FILE', 'IDENTITY_KEY_FILE', 'SMTP_URL_FILE', 'SYNC_KEYS_FILE']),
    )
    writeFileSync(file, 'postgresql://api:motdepasse@db.example.org/sillon\n')
    expect(loadConfig({ DATABASE_URL_FILE: file }).databaseUrl).toMatch(/^postgresql:.*sillon$/)
    writeFileSync(file, '\n')
    const none = Object.fromEntries(secrets.map((name) => [name, file]))
    expect(loadConfig(none)).toEqual(loadConfig({}))
    expect(describeSettings()).toContain('or its file: IDENTITY_KEY_FILE')
  })

  test('is refused in words where the file can not be read, or the variable is set too', () => {
    const missing = { DATABASE_URL_FILE: join(folder, 'none') }
    expect(() => loadConfig(missing)).toThrow(
      /^DATABASE_URL_FILE names .*none, which can not be read \(ENOENT\)/,
    )
    writeFileSync(file, 'motdepasse')
    const both = () => loadConfig({ OBJECTS_KEY: 'motdepasse', OBJECTS_KEY_FILE: file })
    expect(both).toThrow(/^OBJECTS_KEY and OBJECTS_KEY_FILE are both set/)
    expect(both).not.toThrow(/motdepasse/)
  })
})

describe('a wrong value', () => {
  test.each([
    ['PORT', 'abc', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '80.5', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['POOL_SIZE', '0', 'a whole number from 1 to 100'],
    ['PUBLIC_URL', 'api.example.org', 'an address that begins with http:// or https://'],
    ['CORS_ORIGINS', 'https://a.example.org/app', 'a comma-separated list, each item an origin such as'],
    ['OIDC_ALGORITHMS', 'RS256,HS256', 'a comma-separated list, each item one of RS256'],
    ['OIDC_ALGORITHMS', 'none', 'a comma-separated list'],
    ['SYNC_FLUSH', 'jamais', 'one of lot, commande'],
    ['LOG_LEVEL', 'loud', 'one of fatal'],
    ['FILE_TYPES', 'image/jpeg,IMAGE', 'a comma-separated list, each item a media type such as image/jpeg'],
    ['NODE_ENV', 'prod', 'one of development, test, production'],
  ])('%s=%s is named with what is accepted', (name, value, accepted) => {
    expect(() => loadConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => loadConfig({ [name]: value })).toThrow(
      `${name} is "${value}", which is not accepted; it takes ${accepted}`,
    )
  })

  test('a secret is not repeated', () => {
    const attempt = () => loadConfig({ DATABASE_URL: 'mysql://root:motdepasse@db/sillon' })
    expect(attempt).toThrow(
      /^DATABASE_URL has a value that is not accepted; it takes an address such as postgresql:/,
    )
    expect(attempt).not.toThrow(/motdepasse/)
  })

  test('what does not go together is refused, and the secret of Keycloak not repeated', () => {
    const keycloak = { KEYCLOAK_URL: 'https://id.example.org' }
    expect(() => loadConfig(keycloak)).toThrow(/^KEYCLOAK_URL is set without KEYCLOAK_CLIENT_SECRET/)
    for (const other of [{ OIDC_ISSUER: 'https://id.example.org' }, keycloak]) {
      const both = { OIDC_EMBEDDED: 'yes', KEYCLOAK_CLIENT_SECRET: 'motdepasse', ...other }
      expect(() => loadConfig(both)).toThrow(
        /^OIDC_EMBEDDED is set together with OIDC_ISSUER or KEYCLOAK_URL/,
      )
      expect(() => loadConfig(both)).not.toThrow(/motdepasse/)
    }
  })

  test('an S3 service is named with its bucket, a key with its secret, which is not repeated', () => {
    for (const name of ['S3_ENDPOINT', 'S3_PUBLIC_ENDPOINT'])
      expect(() => loadConfig({ [name]: 'https://s3.example.org' })).toThrow(/^S3_BUCKET is not set/)
    const half = () => loadConfig({ S3_BUCKET: 'b', S3_SECRET_ACCESS_KEY: 'motdepasse' })
    expect(half).toThrow(/^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/)
    expect(half).not.toThrow(/motdepasse/)
    const whole = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'motdepasse' }
    expect(loadConfig(whole)).toMatchObject({ s3Bucket: 'b', s3Region: 'us-east-1', s3PathStyle: 'yes' })
  })

  test('production asks for a provider, before anything is touched', () => {
    const production = { NODE_ENV: 'production' }
    expect(() => loadConfig(production)).toThrow(/^OIDC_ISSUER is not set; with NODE_ENV=production/)
    for (const provider of [{ OIDC_EMBEDDED: 'yes' }, { OIDC_ISSUER: 'https://id.example.org' }])
      expect(loadConfig({ ...production, ...provider }).nodeEnv).toBe('production')
  })

  const S3 = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a' }
  const KEYCLOAK = { KEYCLOAK_URL: 'https://id.example.org' }
  test.each([
    ['OBJECTS_KEY', { OIDC_EMBEDDED: 'yes' }],
    ['S3_SECRET_ACCESS_KEY', { OIDC_EMBEDDED: 'yes', ...S3 }],
    ['KEYCLOAK_CLIENT_SECRET', KEYCLOAK],
  ])('%s that can be guessed is refused in production, and not repeated', (name, others) => {
    const load = (value: string, NODE_ENV = 'production') =>
      loadConfig({ NODE_ENV, ...others, [name]: value })
    for (const guessed of ['x', 'only-15-letters', 'ababababababababababab']) {
      expect(() => load(guessed)).toThrow(new RegExp(`^${name} is easily guessed: `))
      if (guessed.length > 1) expect(() => load(guessed)).not.toThrow(guessed)
    }
    expect(load('0f8b2c4d6e1a3957').nodeEnv).toBe('production')
    expect(load('x', 'development').nodeEnv).toBe('development')
  })

  test('an identity token is no sync token, nor the reverse: their audiences differ', () => {
    const same = { OIDC_AUDIENCE: 'sillon', SYNC_AUDIENCE: 'sillon' }
    const drained = { OIDC_AUDIENCE: 'sillon-vidage', SYNC_AUDIENCE: 'sillon' }
    for (const env of [same, drained])
      expect(() => loadConfig(env)).toThrow(/^SYNC_AUDIENCE .* OIDC_AUDIENCE/)
  })

  test('a key set without its issuer is refused', () => {
    expect(() => loadConfig({ OIDC_JWKS_URI: 'https://id.example.org/jwks' })).toThrow(
      /OIDC_JWKS_URI .* OIDC_ISSUER/,
    )
  })
})

test('the page of settings names each with its default', () => {
  const page = describeSettings()
  expect(page).toMatch(/PORT +TCP port .* \(default 3000\)/)
  for (const name of ['DATABASE_URL', 'OIDC_ISSUER', 'CORS_ORIGINS', 'SMS_URL', 'DATA_DIR'])
    expect(page).toContain(name)
})
