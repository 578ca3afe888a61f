// `npm run dist`: makes the published form of a package, for `npm pack`: JavaScript, source maps and declarations in `dist`, and
// a manifest whose exports name them. In the repository the exports name the sources, so that the service runs without a build.
import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { program } from 'commander'
import { live, Sentence } from '../src/process/lifetime.ts'
import { renew } from './generate/renew.ts'
import { WRITERS } from './generate/writers.ts'

type Manifest = Readonly<Record<string, unknown>> & { readonly exports: Readonly<Record<string, unknown>> }

const ROOT = join(import.meta.dirname, '..')
const PACKAGES = ['client', 'telephone']

program
  .name('npm run dist --')
  .description('Make what `npm pack` packs: `npm pack` in packages/client or packages/telephone calls it.')
  .argument('<package>', PACKAGES.join(' or '))
  .option('--undo', 'remove it again: the package is its sources')
  .action((name: string, { undo = false }: { undo?: boolean }) =>
    live(async () => {
      if (!PACKAGES.includes(name)) throw new Sentence(`there is no package ${name}: ${PACKAGES.join(', ')}.`)
      const folder = join(ROOT, 'packages', name)
      remove(folder)
      if (!undo) await make(folder)
      return 0
    }),
  )
await program.parseAsync()

async function make(folder: string): Promise<void> {
  const types = WRITERS.filter((writer) => writer.name === 'types')
  await renew(
    types,
    () => Promise.reject(new Error('types read no database')),
    () => undefined,
  )
  compile(folder)
  const [manifest, kept] = manifestsOf(folder)
  // Saves the original manifest as `*.orig`, which npm leaves out of every tarball.
  copyFileSync(manifest, kept)
  const sources = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest
  writeFileSync(manifest, `${JSON.stringify(published(sources, modulesOf(folder)), null, 2)}\n`)
}

/** Removes the output of an earlier run, which may have been killed. */
function remove(folder: string): void {
  const [manifest, kept] = manifestsOf(folder)
  if (existsSync(kept)) renameSync(kept, manifest)
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
}

function manifestsOf(folder: string): readonly [manifest: string, kept: string] {
  return [join(folder, 'package.json'), join(folder, 'package.json.orig')]
}

/** Compiles the sources. A module with only types gets no source map, because the map would repeat the whole contract. */
function compile(folder: string): void {
  const tsc = join(ROOT, 'test/node_modules/typescript/bin/tsc')
  try {
    execFileSync(process.execPath, [tsc, '--project', join(folder, 'tsconfig.dist.json')], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    throw new Sentence(`the sources do not compile:\n${(error as { stdout?: string }).stdout ?? error}`)
  }
  for (const name of modulesOf(folder)) {
    const file = join(folder, 'dist', `${name}.js`)
    if (!readFileSync(file, 'utf8').startsWith('export {};\n')) continue
    writeFileSync(file, 'export {};\n')
    rmSync(`${file}.map`)
  }
}

/** Lists the modules in `dist`, by the names with which they are imported. */
function modulesOf(folder: string): readonly string[] {
  return readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => name.slice(0, -'.js'.length))
    .sort()
}

/** Returns the manifest of the package: every module by its name, except those that the sources declare private. */
function published({ scripts: _, exports, ...manifest }: Manifest, modules: readonly string[]): object {
  const open = modules.filter((name) => exports[`./${name}`] !== null)
  const entries = open.map((name) => [
    `./${name}`,
    { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
  ])
  return {
    ...manifest,
    files: ['dist', 'CHANGELOG.md'],
    exports: { './package.json': './package.json', ...Object.fromEntries(entries) },
  }
}
