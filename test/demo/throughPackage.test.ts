// Spec: appareils#file-locale: only the package's phones play the day of the demo. Every other access to the service is listed
// here, with the reason.
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const DAY = 'demo/play/play.ts'
// Data that a phone does not have: ids of the demo's rows, sentences for people, the file of a pack.
const AROUND = ['demo/ids.ts', 'src/process/lifetime.ts', 'src/process/table.ts', 'packs/fruits.json']
const FETCHES = {
  'demo/play/login.ts': 'the identity provider, from which an application has its tokens',
  'demo/play/phone.ts': 'the network that is handed to the package',
  'demo/play/signature.ts': 'the office’s browser, at the address that the service gave it',
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const importsOf = (path: string) =>
  [...read(path).matchAll(/^(?:import|export) .*?from '([^']+)'|^\} from '([^']+)'/gm)].map(
    ([, one, other]) => one ?? other ?? '',
  )

// Every file of the day, with its imports from other folders.
function walk(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const visit = (path: string): void => {
    if (found.has(path)) return
    const all = importsOf(path)
    found.set(
      path,
      all.filter((name) => !name.startsWith('.')),
    )
    for (const name of all.filter((one) => one.startsWith('.'))) {
      const next = posix.join(posix.dirname(path), name)
      if (next.startsWith('demo/play/')) visit(next)
      else found.get(path)?.push(next)
    }
  }
  visit(DAY)
  return found
}

test('it is made of the package, of Node and of nothing of the service', () => {
  const files = walk()
  expect(files.size).toBeGreaterThan(10)
  const others = [...files].flatMap(([path, names]) =>
    names
      .filter((name) => !/^(?:@sillon\/telephone\/|node:)/.test(name) && !AROUND.includes(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(others).toEqual([])
})

test('nothing else in it speaks to the service', () => {
  const speaking = [...walk().keys()].filter((path) => /\bfetch\(|node:https?\b|undici/.test(read(path)))
  expect(speaking.sort()).toEqual(Object.keys(FETCHES))
})
