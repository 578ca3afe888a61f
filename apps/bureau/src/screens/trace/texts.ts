import { en } from './en.ts'
import { fr } from './fr.ts'

/** The texts of the screen. */
export const TRACE = { fr, en }
