// The object store of docker-compose.yml, and the embedded store that can replace it (ops/docker/objets/dossier.yml).
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../../src/settings/config.ts'
import { parseCompose } from '../support/compose/compose.ts'

const compose = parseCompose(readFileSync('docker-compose.yml', 'utf8'))

test('the object store has its bucket, however late it can be made', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sillon-objets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const program = (name: string, lines: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 })
  program('wget', 'exit 0')
  program('sleep', 'exit 0')
  // The first attempt to make the bucket fails without a message, as in a store that is not ready yet.
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
  for (const name of ['objets_identifiant', 'objets_secret']) writeFileSync(join(folder, name), 'a')
  const env = { PATH: `${folder}:/usr/bin:/bin`, S3_BUCKET: 'sillon', SECRETS: folder }
  const ran = spawnSync('/bin/sh', ['ops/docker/objets/objets.sh'], {
    env,
    encoding: 'utf8',
    timeout: 25_000,
  })
  expect(ran).toMatchObject({ status: 0, stdout: 'served\n' })
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toBe('s3.bucket.create -name sillon\n')
})

test('files may be kept in the volume of the service: no bucket, and no wait for an object store', () => {
  const file = readFileSync('ops/docker/objets/dossier.yml', 'utf8')
  const without = parseCompose(file).services
  expect(without.objets?.profiles).toEqual(['objets'])
  for (const [name, service] of Object.entries(compose.services)) {
    const replaced = without[name]
    if (service.depends_on?.objets === undefined) continue
    const { objets: _, ...others } = service.depends_on
    expect([name, replaced?.depends_on]).toEqual([name, others])
    expect(file).toMatch(new RegExp(`^  ${name}:\n(?:    .*\n)*    depends_on: !override\\n`, 'm'))
  }
  for (const name of ['preparation', 'api', 'taches', 'exploitation']) {
    const environment = { ...compose.services[name]?.environment, ...without[name]?.environment }
    const stores = Object.fromEntries(Object.entries(environment).filter(([key]) => key.startsWith('S3_')))
    const config = loadConfig({ ...stores, S3_REGION: '', NODE_ENV: 'production', OIDC_EMBEDDED: 'yes' })
    expect([name, config.s3Bucket]).toEqual([name, undefined])
  }
})
