// Generators of clients: each makes a client from the served contract or the served GraphQL schema, and runs a program that uses
// it.
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { installPrograms, installPython, installTools, run, unpackMaven } from '../support/foreignTools.ts'

// The npm packages of the generators, and those that their clients and programs need.
const TOOLS = {
  '@graphql-codegen/cli': '7.4.3',
  '@graphql-codegen/client-preset': '6.2.0',
  '@graphql-typed-document-node/core': '3.2.0',
  '@hey-api/openapi-ts': '0.99.0',
  '@types/node': '24.19.2',
  graphql: '16.15.0',
  'openapi-fetch': '0.17.0',
  'openapi-typescript': '7.13.0',
  orval: '8.38.0',
  typescript: '5.9.3',
}
const OF_MAVEN = '7.25.0'
const OF_PYPI = '0.29.1'
// Its Java does not compile where a set has an enumeration or stands among alternatives (`Reponse`, in a command of phones alone).
const JAVA = [
  '--library=native',
  '--schema-mappings=Reponse=Object',
  '--additional-properties=supportUrlQuery=false',
  '--global-property=apiTests=false,modelTests=false,apiDocs=false,modelDocs=false',
]

/** The service, and the folder of one generator. */
export type Place = {
  readonly url: string
  readonly token: string
  /** The file with the contract, as the service sent it. */
  readonly contract: string
  /** The body of a webhook, as the service sent it. */
  readonly event: string
  /** The folder of the program; the client goes into its subfolder `client`. */
  readonly folder: string
}

/** A generator. Each step returns its output, and throws with its output if it fails. */
export type Generator = {
  readonly version: string
  /** The program's file in `clients`. */
  readonly program: string
  generate(place: Place): Promise<string>
  compile(place: Place): Promise<string>
  play(place: Place, code: string): Promise<string>
}

/** Makes the folder of a generator, with its program. */
export function openPlace(place: Omit<Place, 'folder'>, root: string, { program }: Generator): Place {
  const folder = join(root, program)
  mkdirSync(folder)
  copyFileSync(join(import.meta.dirname, 'clients', program), join(folder, `day${extname(program)}`))
  return { ...place, folder }
}

async function tool({ folder }: Place, path: string, ...args: readonly string[]): Promise<string> {
  return run(process.execPath, [join(await installTools(TOOLS), path), ...args], folder)
}

/** Describes a generator of TypeScript. Its program is CommonJS, the default of a folder whose manifest does not choose. */
function typescript(name: string, version: string, generate: Generator['generate']): Generator {
  return {
    version,
    program: `${name}.ts`,
    async generate(place) {
      writeFileSync(join(place.folder, 'package.json'), JSON.stringify({ private: true }))
      symlinkSync(await installTools(TOOLS), join(place.folder, 'node_modules'))
      return generate(place)
    },
    compile(place) {
      const strict = ['--strict', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable']
      const module = ['--module', 'nodenext', '--types', 'node', '--outDir', 'js']
      return tool(place, 'typescript/bin/tsc', ...strict, ...module, 'day.ts')
    },
    play: ({ url, token, event, folder }, code) =>
      run(process.execPath, ['js/day.js', url, token, code, event], folder),
  }
}

/** The generators by name. */
export const GENERATORS: Readonly<Record<string, Generator>> = {
  'openapi-typescript': typescript('openapi-typescript', TOOLS['openapi-typescript'], (place) =>
    tool(place, 'openapi-typescript/bin/cli.js', place.contract, '--output', 'client/contract.ts'),
  ),
  'hey-api': typescript('hey-api', TOOLS['@hey-api/openapi-ts'], (place) => {
    const files = ['--input', place.contract, '--output', 'client', '--no-log-file']
    return tool(place, '@hey-api/openapi-ts/bin/run.js', ...files)
  }),
  orval: typescript('orval', TOOLS.orval, (place) => {
    const files = { target: 'client/sillon.ts', schemas: 'client/model' }
    const output = { ...files, client: 'fetch', baseUrl: place.url }
    const config = { sillon: { input: { target: place.contract }, output } }
    writeFileSync(join(place.folder, 'orval.config.mjs'), `export default ${JSON.stringify(config)}`)
    return tool(place, 'orval/dist/bin/orval.mjs', '--config', 'orval.config.mjs')
  }),
  'graphql-codegen': typescript('graphql-codegen', TOOLS['@graphql-codegen/cli'], (place) => {
    const headers = { authorization: `Bearer ${place.token}` }
    const schema = [{ [`${place.url}/graphql`]: { headers } }]
    const generates = { 'client/': { preset: 'client', documents: ['day.ts'] } }
    writeFileSync(join(place.folder, 'codegen.json'), JSON.stringify({ schema, generates }))
    return tool(place, '@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.json')
  }),
  'openapi-generator': typescript('openapi-generator', OF_MAVEN, async ({ contract, folder }) => {
    const classes = await unpackMaven(`org.openapitools:openapi-generator-cli:${OF_MAVEN}:jar`)
    const java = ['-cp', classes, 'org.openapitools.codegen.OpenAPIGenerator', 'generate']
    // For webhooks, its `typescript-fetch` makes an API that imports types without a name. The schema of their body stays.
    const { webhooks: _, ...rest } = JSON.parse(readFileSync(contract, 'utf8'))
    writeFileSync(join(folder, 'contract.json'), JSON.stringify(rest))
    const files = ['--input-spec', 'contract.json', '--output', 'client']
    // The generator renames each schema whose name TypeScript also has (`date`), with a warning.
    await run('/usr/bin/java', [...java, '--generator-name', 'typescript-fetch', ...files], folder)
    return ''
  }),
  'openapi-generator-java': {
    version: OF_MAVEN,
    program: 'openapi-generator-java.java',
    async generate({ contract, folder }) {
      const classes = await unpackMaven(`org.openapitools:openapi-generator-cli:${OF_MAVEN}:jar`)
      const java = ['-cp', classes, 'org.openapitools.codegen.OpenAPIGenerator', 'generate']
      const files = ['--input-spec', contract, '--output', 'client']
      await run('/usr/bin/java', [...java, '--generator-name', 'java', ...files, ...JAVA], folder)
      return ''
    },
    async compile({ folder }) {
      await installPrograms({ '/usr/bin/javac': 'default-jdk-headless' })
      const file = ['--quiet', '--batch-mode', '--file', 'client/pom.xml']
      const steps = ['compile', 'dependency:build-classpath', '-Dmdep.outputFile=classpath']
      return run('/usr/bin/mvn', [...file, ...steps], folder)
    },
    play({ url, token, event, folder }, code) {
      const classes = `client/target/classes:${readFileSync(join(folder, 'client/classpath'), 'utf8')}`
      return run('/usr/bin/java', ['-cp', classes, 'day.java', url, token, code, event], folder)
    },
  },
  'openapi-python-client': {
    version: OF_PYPI,
    program: 'openapi-python-client.py',
    async generate({ contract, folder }) {
      // The generator would format its code with a program that is not installed here.
      writeFileSync(join(folder, 'config.json'), JSON.stringify({ post_hooks: [] }))
      const files = ['--path', contract, '--output-path', 'client', '--config', 'config.json']
      const { program } = await installPython({ 'openapi-python-client': OF_PYPI })
      return run(...program('openapi-python-client', 'generate', ...files, '--meta', 'none'), folder)
    },
    async compile({ folder }) {
      const { python } = await installPython({ 'openapi-python-client': OF_PYPI })
      return run(python, ['-W', 'error', '-m', 'compileall', '-q', 'client'], folder)
    },
    async play({ url, token, event, folder }, code) {
      const { python } = await installPython({ 'openapi-python-client': OF_PYPI })
      return run(python, ['day.py', url, token, code, event], folder)
    },
  },
}
