// Both packages as a third party gets them: packed, installed in an empty folder, and run, type-checked and bundled there.
//
//   npm test -- packages                # some minutes; with PREUVE=yes it writes docs/proof.md
// The tools come from npm into the user's cache; the run fails if npm can not provide them.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { isNamed, prove, ROOT, run } from '../support/foreignTools.ts'
import { openServer, type TestServer } from '../support/server.ts'
import { openConsumer, PACKAGES, TOOLS } from './consumer.ts'

const IS_NAMED = isNamed('packages')
const MINUTES = 60_000
const OWN_COMPILER = '7.0.2'
const passed: string[] = []
const installed = test.skipIf(!IS_NAMED)
let before: string
let server: TestServer
let consumer: Awaited<ReturnType<typeof openConsumer>>

// Packing writes `contract.ts` if it is missing, because git ignores it.
async function statusOfPackages(): Promise<string> {
  const status = await run('git', ['status', '--porcelain', '--ignored', '--', 'packages'], ROOT)
  return status.replace('!! packages/client/contract.ts\n', '')
}

beforeAll(async () => {
  if (!IS_NAMED) return
  before = await statusOfPackages()
  consumer = await openConsumer()
  server = await openServer()
}, 10 * MINUTES)

installed('packing leaves the tree as it was', async () => {
  expect(await statusOfPackages()).toBe(before)
})

installed.each(PACKAGES)(
  'publint and @arethetypeswrong/cli find nothing in %s',
  { timeout: 5 * MINUTES },
  async (name) => {
    const { node, tool, tarballOf } = consumer
    const tarball = tarballOf(name)
    expect(await node(tool('publint/src/cli.js'), tarball, '--strict')).toMatch(/All good/)
    const attw = tool('@arethetypeswrong/cli/dist/index.js')
    const report = await node(attw, tarball, '--profile', 'esm-only', '--format', 'json')
    expect(JSON.parse(report).analysis.entrypoints).toHaveProperty(['./package.json'])
    const versions = `publint ${TOOLS.publint} and attw ${TOOLS['@arethetypeswrong/cli']}`
    passed.push(`**passed**: ${versions} find nothing in \`@sillon/${name}\`.`)
  },
)

installed('Node imports every module that the manifests name, and these keep inner ones closed', async () => {
  const names = PACKAGES.flatMap(consumer.modulesOf)
  expect(names).toContain('@sillon/telephone/payloads/collecte.enregistrer/2')
  expect(names).not.toContain('@sillon/telephone/rows')
  await consumer.evaluate(names.map((name) => `import ${JSON.stringify(name)}`).join('\n'))
  passed.push(`**passed**: Node ${process.version} imports ${names.length} modules.`)
})

installed('the first call of the client’s page runs as JavaScript', async () => {
  const { folder, node } = consumer
  const page = readFileSync(join(folder, 'node_modules/@sillon/client/README.md'), 'utf8')
  const [, block = ''] = /## First call\n.*?```ts\n(.*?)```/s.exec(page) ?? []
  const call = block.replace('http://127.0.0.1:3000', server.url)
  writeFileSync(join(folder, 'call.js'), `${call}\nconsole.log(controles.length)\n`)
  expect(await node('call.js')).toMatch(/^\d+\n$/)
  passed.push('**passed**: the first call of the client’s page, as JavaScript.')
})

installed.each([
  ['nodenext', TOOLS.typescript, ['--module', 'nodenext']],
  ['bundler', TOOLS.typescript, ['--module', 'preserve', '--moduleResolution', 'bundler']],
  ['nodenext', OWN_COMPILER, ['--module', 'nodenext']],
])(
  'moduleResolution %s of TypeScript %s finds the types, and a phone’s day is played',
  { timeout: 2 * MINUTES },
  async (resolution, version, module) => {
    const modules = version === OWN_COMPILER ? join(ROOT, 'test/node_modules') : consumer.tool('.')
    const out = `${resolution}-${version}`
    await consumer.compile(join(modules, 'typescript/bin/tsc'), out, module)
    expect(await consumer.play(`${out}/day.js`, server.url)).toBe('acceptee\n')
    passed.push(
      `**passed**: TypeScript ${version} with \`${resolution}\` compiles a phone's day, and it is played.`,
    )
  },
)

installed('Metro bundles them, and the bundle plays the day', { timeout: 5 * MINUTES }, async () => {
  await consumer.compile(consumer.tool('typescript/bin/tsc'), 'metro', ['--module', 'nodenext'])
  const entry = "import { day } from './day.js'\nglobalThis.day = day\n"
  writeFileSync(join(consumer.folder, 'metro/entry.js'), entry)
  await consumer.bundle('metro/entry.js', 'metro/bundle.js')
  expect(await consumer.play('metro/bundle.js', server.url)).toBe('acceptee\n')
  passed.push(`**passed**: Metro ${TOOLS.metro} bundles a phone's day, and it is played.`)
})

installed('every part passed, and the page of proof says so', () => {
  expect(passed).toHaveLength(8)
  prove('packages', 'Both packages, packed and installed in an empty folder', passed)
})
