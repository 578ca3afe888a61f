// docs/changing.md: each recipe lists the files of its kind of change, and each of these files contains the recipe's example.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readTree } from '../support/tidy/tree.ts'

type Recipe = { readonly title: string; readonly words: readonly string[]; readonly files: readonly string[] }

/** The maximum number of files that a person writes for each kind of change; these numbers may only decrease. */
const AT_MOST: Readonly<Record<string, number>> = {
  'A field': 8,
  'A route': 5,
  'A command type': 6,
  'A setting': 3,
  'The text of a paper': 4,
  'A screen': 6,
  'A button of the workbench': 4,
}
// The example of these recipes has a unique name, so the list must contain every file with that name.
const WHOLE = ['A route', 'A setting']
const DERIVED =
  /^CHANGELOG|^docs\/(?:routes|changing)\.md|^packages\/|\.lock$|^schemas\/(?:acces|exemples)\.json|^schemas\/backoffice|\/(?:writes|walked)\.json$/

const page = readFileSync('docs/changing.md', 'utf8')
const recipes = page.split(/^## /m).slice(1).map(recipeOf)

function recipeOf(text: string): Recipe {
  const listed = text.slice(text.indexOf('\n- '))
  return {
    title: text.slice(0, text.indexOf('\n')),
    words: [...(/^Example: [\s\S]*?\n\n/m.exec(text)?.[0] ?? '').matchAll(/`([^`]+)`/g)].map(
      ([, word = '']) => word,
    ),
    files: [...listed.matchAll(/`([\w./-]+\/[\w./-]+\.\w+|[\w-]+\.yml)`/g)].map(([, path = '']) => path),
  }
}

test('the page has a recipe for each kind of change', () => {
  expect(recipes.map(({ title }) => title)).toEqual(Object.keys(AT_MOST))
})

describe.each(recipes)('$title', ({ title, words, files }) => {
  const names = (text: string) => words.some((word) => text.includes(word))

  test('lists files of the tree that name its example, none of them derived, and not more than before', () => {
    expect(files.filter((path) => !existsSync(path))).toEqual([])
    // Pages of the specification describe the example in business terms, so they need not contain its name in the code.
    const named = files.filter((path) => !path.startsWith('docs/specification/'))
    expect(named.filter((path) => !names(readFileSync(path, 'utf8')))).toEqual([])
    expect(files.filter((path) => DERIVED.test(path))).toEqual([])
    expect(new Set(files).size).toBe(files.length)
    expect(files.length).toBeLessThanOrEqual(AT_MOST[title] ?? 0)
  })
})

test.each(recipes.filter(({ title }) => WHOLE.includes(title)))(
  '$title is written in its files and no others',
  (recipe) => {
    const { title, words } = recipe
    const files = recipes.filter((one) => one.words[0] === words[0]).flatMap((one) => one.files)
    const found = readTree().filter(({ path, text }) => text.includes(words[0] ?? '') && !DERIVED.test(path))
    const others = found.map(({ path }) => path).filter((path) => !files.includes(path))
    expect(title === 'A setting' ? others.filter(isOfIt) : others).toEqual([])
  },
)

// Tests, benches and other pages mention a setting but do not define it.
const isOfIt = (path: string) => !/^(?:test|lab|docs)\//.test(path)

test('a verb of the pages is a verb', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const written = `${page}${readFileSync('CONTRIBUTING.md', 'utf8')}`
  const verbs = [...written.matchAll(/npm run (\w+)/g)].map(([, verb = '']) => verb)
  expect(verbs.filter((verb) => !(verb in scripts))).toEqual([])
  expect(readdirSync('docs')).toContain('changing.md')
})
