// The cluster of PostgreSQL 17 is filled from that of PostgreSQL 15, or is not created (ops/docker/base/demarrer.sh,
// docs/decisions/0160).
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { parseCompose } from '../support/compose/compose.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sillon-montee-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'data'))
  program('id', 'echo 999')
  program('initdb', 'mkdir "$PGDATA/.inacheve"; echo 17 > "$PGDATA/.inacheve/PG_VERSION"')
  program('postgres', 'echo runs')
  for (const name of ['pg_ctl', 'createdb', 'logins.sh', 'renouveler.sh', 'monter.sh'])
    program(name, 'exit 0')
})
const program = (name: string, lines: string) =>
  writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 })

function start(given: Readonly<Record<string, string>> = {}) {
  const env = { PATH: `${folder}:/usr/bin:/bin`, PGDATA: join(folder, 'data'), ...given }
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['ops/docker/base/demarrer.sh', 'postgres'], {
    env,
    encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}` }
}
const newer = parseCompose(readFileSync('ops/docker/base/17.yml', 'utf8')).services
const base = () => start(newer.base?.environment)
const montee = () => start(newer.montee?.environment)
const isThere = () => existsSync(join(folder, 'data/PG_VERSION'))

// docs/decisions/0160: «`base` makes no cluster there».
test('`base` of PostgreSQL 17 refuses an empty volume, also after a `montee` that failed', () => {
  expect(base()).toEqual({ status: 1, said: expect.stringContaining('montee') })
  program('monter.sh', 'exit 3')
  expect(montee().status).toBe(3)
  expect(base().status).toBe(1)
  expect(isThere()).toBe(false)
  program('monter.sh', 'exit 0')
  for (const one of [montee, montee, base]) expect(one()).toEqual({ status: 0, said: 'runs\n' })
})

// docs/decisions/0160: «`montee` refuses a cluster that it did not fill».
test('`montee` refuses a cluster that was made empty, complete or to be moved to its place', () => {
  program('find', 'exit 1')
  expect(start().status).toBe(1)
  rmSync(join(folder, 'find'))
  expect(isThere()).toBe(false)
  const refused = { status: 1, said: expect.stringContaining('not filled') }
  expect(montee()).toEqual(refused)
  expect(isThere()).toBe(true)
  expect(montee()).toEqual(refused)
})
