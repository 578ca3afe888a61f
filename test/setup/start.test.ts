// `npm start`, as the launcher starts it: the parts that it starts, the errors that stop it, and the files that it leaves.
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { destroyCluster } from '../../ops/cluster/cluster.ts'
import { findPlace } from '../../ops/cluster/place.ts'
import { runScript, type Script, takenPort } from './support/processes.ts'

// The first start prepares a cluster and all rules, which takes long on a busy machine.
const PATIENTLY = { timeout: 300_000 }
const SERVES = /Sillon serves (http:\S+)/
const PREPARES = /roles and extensions|rules: \d+ files/
// Starts that need no fresh folder reuse the preparation of the first start.
const prepared = mkdtempSync(join(inject('sillon').folder, 'depart-'))
afterAll(() => destroyCluster(prepared))

test(
  'the first start prepares everything, the second finds it prepared; killed, it starts again on the PostgreSQL that it left',
  PATIENTLY,
  async () => {
    const dataDir = prepared
    const first = start({ DATA_DIR: dataDir })
    const [, url = ''] = await first.saying(SERVES)
    expect(await (await fetch(`${url}/sante`)).json()).toEqual({ statut: 'ok' })
    expect(first.said()).toMatch(
      /password `demo`[\s\S]*agent1 +DEMO[\s\S]*\/oidc\/token[\s\S]*\/v1\/moi[\s\S]*npm run demo/,
    )
    expect(first.said()).toMatch(PREPARES)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(postgresOf(dataDir)).toBeUndefined()

    const second = start({ DATA_DIR: dataDir })
    await second.saying(SERVES)
    expect(second.said()).not.toMatch(PREPARES)
    second.child.kill('SIGKILL')
    await second.ended
    expect(postgresOf(dataDir)).toBeDefined()

    const next = start({ DATA_DIR: dataDir })
    await next.saying(SERVES)
    next.child.kill('SIGINT')
    expect(await next.ended).toBe(0)
    expect(postgresOf(dataDir)).toBeUndefined()
  },
)

test('it ends with the launcher that is killed', PATIENTLY, async () => {
  const dataDir = prepared
  const orphan = start({ DATA_DIR: dataDir })
  await orphan.saying(SERVES)
  orphan.child.disconnect()
  expect(await orphan.ended).toBe(0)
  expect(postgresOf(dataDir)).toBeUndefined()
})

// docs/decisions/0037: «What settings alone decide is refused in one sentence, before anything is touched».
test.each([
  ['scripts/start.ts', { OIDC_EMBEDDED: '' }, /^sillon: OIDC_ISSUER is not set; .*\n$/],
  ['scripts/worker.ts', { OIDC_EMBEDDED: '' }, /^sillon: OIDC_ISSUER is not set; .*\n$/],
  ['scripts/db.ts', { OBJECTS_KEY: 'x' }, /^sillon: OBJECTS_KEY is easily guessed: .*\n$/],
  ['scripts/start.ts', { SYNC_KEYS: '{"keys":[]}' }, /^sillon: SYNC_KEYS is not a key set .*\n$/],
  ['scripts/start.ts', { PORT: 'x' }, /^sillon: PORT is "x", .*\n$/],
])('%s with %o says one sentence, and touches nothing', async (script, env, sentence) => {
  const dataDir = folder()
  const refused = runScript(script, [], {
    NODE_ENV: 'production',
    OIDC_EMBEDDED: 'yes',
    DATA_DIR: dataDir,
    PORT: '0',
    ...env,
  })
  expect(await refused.ended).toBe(1)
  expect(refused.said()).toMatch(sentence)
  expect(readdirSync(dataDir)).toEqual([])
})

test('a port that is taken is one sentence, and nothing was started', async () => {
  const dataDir = folder()
  const port = await takenPort()
  const refused = start({ DATA_DIR: dataDir, PORT: String(port) })
  expect(await refused.ended).toBe(1)
  expect(refused.said()).toBe(
    `sillon: port ${port} of 127.0.0.1 is taken; free it, or choose another: PORT=${port + 1} npm start\n`,
  )
  expect(findPlace(dataDir)).toBeUndefined()
})

test.each([
  [{ PORT: 'abc' }, /^sillon: PORT is "abc", which is not accepted; [^\n]*\n$/],
  [{ HOST: 'nowhere.invalid' }, /^sillon: HOST is "nowhere\.invalid" [^\n]*\n$/],
  [
    { DATABASE_URL: 'postgresql://x@127.0.0.1:1/x' },
    /^sillon: DATABASE_URL [^\n]* can not be reached: [^\n]*\n$/,
  ],
])('%o stops it with a sentence', async (env, sentence) => {
  const refused = start({ DATA_DIR: folder(), ...env })
  expect(await refused.ended).toBe(1)
  expect(refused.said()).toMatch(sentence)
})

function start(env: Record<string, string>): Script {
  return runScript('scripts/start.ts', [], { PORT: '0', ...env })
}

function folder(): string {
  const dataDir = mkdtempSync(join(inject('sillon').folder, 'depart-'))
  onTestFinished(() => destroyCluster(dataDir))
  return dataDir
}

function postgresOf(dataDir: string): string | undefined {
  const file = join(findPlace(dataDir) ?? dataDir, 'cluster/postmaster.pid')
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n')[0] : undefined
}
