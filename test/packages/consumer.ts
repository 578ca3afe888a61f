// A folder outside this repository with both packages, packed and installed, and the tools that test them there.
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { install, installTools, ROOT, run } from '../support/foreignTools.ts'

/** Both packages. */
export const PACKAGES = ['client', 'telephone']
/** The tools, from npm. */
export const TOOLS = {
  '@arethetypeswrong/cli': '0.18.5',
  '@types/node': '24.19.2',
  metro: '0.84.6',
  publint: '0.3.25',
  typescript: '5.9.3',
}

/** Packs and installs both packages; returns the functions that test them. */
export async function openConsumer() {
  const [folder, packed] = ['installe', 'paquets'].map((name) =>
    mkdtempSync(join(inject('sillon').folder, `${name}-`)),
  ) as [string, string]
  const tools = await installTools(TOOLS)
  for (const name of PACKAGES)
    await run('npm', ['pack', '--pack-destination', packed], join(ROOT, 'packages', name))
  const tarballs = readdirSync(packed).map((name) => join(packed, name))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  await install(folder, ...tarballs)
  copyFileSync(join(import.meta.dirname, 'consumer/day.ts'), join(folder, 'day.ts'))
  const node = (...args: string[]) => run(process.execPath, args, folder)
  const evaluate = (code: string) => node('--input-type=module', '--eval', code)
  const tool = (path: string) => join(tools, path)
  return {
    folder,
    node,
    evaluate,
    tool,
    tarballOf: (name: string) => tarballs.find((path) => path.includes(`sillon-${name}-`)) ?? '',
    /** The names under which an application imports the modules of a package. */
    modulesOf(name: string): readonly string[] {
      const manifest = join(folder, 'node_modules/@sillon', name, 'package.json')
      const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: object }
      const modules = Object.keys(exports).filter((path) => path !== './package.json')
      return modules.map((path) => path.replace('.', `@sillon/${name}`))
    },
    /** Compiles day.ts into a folder, with strict options and the packages' declarations. */
    async compile(tsc: string, out: string, module: readonly string[]): Promise<void> {
      const strict = ['--strict', '--skipLibCheck', 'false', '--target', 'es2022', '--lib', 'es2022,dom']
      const types = ['--types', 'node', '--typeRoots', tool('@types')]
      await node(tsc, ...strict, ...types, ...module, '--outDir', out, 'day.ts')
    },
    /** Bundles a file as React Native does, for a phone. */
    async bundle(entry: string, out: string): Promise<void> {
      const wanted = { entry, out, platform: 'ios', dev: false, minify: false }
      // Metro searches its own runtime in an application's node_modules; in this test the runtime is in a folder next to it.
      const paths = { projectRoot: folder, watchFolders: [tools] }
      const asyncRequireModulePath = tool('metro-runtime/src/modules/asyncRequire.js')
      await evaluate(`
        import metro from ${JSON.stringify(tool('metro/src/index.js'))}
        const getTransformOptions = async () => ({ transform: { experimentalImportSupport: true } })
        const transformer = { getTransformOptions, ...${JSON.stringify({ asyncRequireModulePath })} }
        const config = await metro.loadConfig({}, { ...${JSON.stringify(paths)}, transformer })
        await metro.runBuild(config, ${JSON.stringify(wanted)})`)
    },
    /** Runs the phone's day from a compiled or bundled file against a service; returns the output. */
    play: (file: string, url: string) =>
      evaluate(`
        const { day = globalThis.day } = await import(${JSON.stringify(join(folder, file))})
        console.log(...(await day(${JSON.stringify(url)})))`),
  }
}
