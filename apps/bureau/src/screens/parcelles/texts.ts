import { en } from './en.ts'
import { fr } from './fr.ts'

/** The words of the screen. */
export const PLOTS = { fr, en }
/** A word of the screen. */
export type Word = keyof typeof fr
