// The texts of the workbench and its table of screens, read from its own files.
import { existsSync } from 'node:fs'
import { en } from '../../../apps/bureau/src/words/en.ts'
import { fr } from '../../../apps/bureau/src/words/fr.ts'

/** Texts by their keys, in both languages. */
export type Bilingual<Keys extends string = string> = Readonly<
  Record<'fr' | 'en', Readonly<Record<Keys, string>>>
>

/** The texts of the frame. */
export const WORDS: Bilingual<keyof typeof fr> = { fr, en }

/** A row of the table of screens, with the members that tests read. */
export type Screen = {
  readonly path: string
  readonly name: keyof typeof fr
  readonly isTable?: true
  readonly permissions: readonly string[]
}

// The table is imported by URL, because its screens are components, whose types this project does not check.
const table: string = new URL('../../../apps/bureau/src/routes.ts', import.meta.url).href

/** Every screen. */
export const { SCREENS } = (await import(table)) as { SCREENS: readonly Screen[] }

/** Returns the texts in a folder of `apps/bureau/src`, for example `screens/lots`; throws if a requested text is missing. */
export async function wordsOf(folder: string): Promise<Bilingual> {
  const [french, english] = await Promise.all([read(folder, 'fr'), read(folder, 'en')])
  return { fr: known(french), en: known(english) }
}

async function read(folder: string, langue: 'fr' | 'en'): Promise<Record<string, string>> {
  const file = new URL(`../../../apps/bureau/src/${folder}/${langue}.ts`, import.meta.url)
  if (!existsSync(file)) throw new Error(`no words in ${folder}`)
  return ((await import(file.href)) as Record<string, Record<string, string>>)[langue] ?? {}
}

function known(words: Record<string, string>): Record<string, string> {
  return new Proxy(words, {
    get(target, key) {
      const word = target[String(key)]
      if (word === undefined) throw new Error(`no word ${String(key)}`)
      return word
    },
  })
}
