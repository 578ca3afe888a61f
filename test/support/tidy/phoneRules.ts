// The rules about the phone's package (docs/decisions/0099): it runs without Node, and is imported by its name.
import { posix } from 'node:path'
import { linesMatching, type SourceFile, under, type Violation } from './tree.ts'

const PACKAGE = '@sillon/telephone/'
const ON_NODE = 'packages/telephone/adapters/node/'
const ABSENT =
  /\bcrypto\.subtle\b|\brandomUUID\b|\bAbortSignal\.timeout\b|\bstructuredClone\b|\bBuffer\b|\bprocess\.|\bperformance\.|\bURLSearchParams\b|\.toSorted\(|\bimport\(/

const imports = ({ text }: SourceFile) =>
  [...text.matchAll(/(?:\bfrom |\bimport\(|^import )'([^']+)'/gm)].map(([, name = '']) => name)

/** The package imports only its own files and the packages that it declares. Only the adapters for Node import Node's modules. */
export function phoneStandsAlone(tree: readonly SourceFile[]): Violation[] {
  const manifest = tree.find(({ path }) => path === 'packages/telephone/package.json')?.text ?? '{}'
  const { dependencies = {} } = JSON.parse(manifest) as { dependencies?: Record<string, string> }
  return under(tree, ['packages/telephone/'], '.ts').flatMap((file) =>
    imports(file)
      .filter((name) => {
        if (name.startsWith('.'))
          return !posix.join(posix.dirname(file.path), name).startsWith('packages/telephone/')
        if (name.startsWith('node:')) return !file.path.startsWith(ON_NODE)
        return !Object.keys(dependencies).some((one) => name === one || name.startsWith(`${one}/`))
      })
      .map((name) => `${file.path}: imports ${name}, which a phone does not have`),
  )
}

/** The package uses nothing that Hermes and React Native lack. */
export function phoneUsesWhatPhonesHave(tree: readonly SourceFile[]): Violation[] {
  const files = under(tree, ['packages/telephone/'], '.ts').filter(({ path }) => !path.startsWith(ON_NODE))
  const code = files.map(({ path, text }) => ({ path, text: text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '') }))
  return linesMatching(code, ABSENT, 'a phone does not have it')
}

/** Files outside the package import it by its name. */
export function phoneIsNamed(tree: readonly SourceFile[]): Violation[] {
  return tree
    .filter(({ path }) => /\.tsx?$/.test(path) && !path.startsWith('packages/telephone/'))
    .flatMap((file) =>
      imports(file)
        .filter((name) => posix.join(posix.dirname(file.path), name).startsWith('packages/telephone/'))
        .map((name) => `${file.path}: imports ${name}: its name is ${PACKAGE}…`),
    )
}
