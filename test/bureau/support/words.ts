// The words of the frame, and the table of screens, as the workbench has them.
import { en } from '../../../bureau/src/frame/en.ts'
import { fr } from '../../../bureau/src/frame/fr.ts'

/** The words of the frame in both languages. */
export const WORDS: Readonly<Record<'fr' | 'en', Readonly<Record<keyof typeof fr, string>>>> = { fr, en }

/** A row of the table of screens, as far as a test asks. */
export type Screen = { readonly path: string; readonly name: keyof typeof fr }

// By its address: its screens are components, which are none of this project's types.
const table: string = new URL('../../../bureau/src/routes.ts', import.meta.url).href

/** Every screen. */
export const { SCREENS } = (await import(table)) as { SCREENS: readonly Screen[] }
