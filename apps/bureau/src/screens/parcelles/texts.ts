import { en } from './en.ts'
import { fr } from './fr.ts'

/** The texts of the screen. */
export const PLOTS = { fr, en }
/** The key of a text of the screen. */
export type Word = keyof typeof fr
