import { en } from './en.ts'
import { fr } from './fr.ts'

/** The words of the screen. */
export const TRACE = { fr, en }
