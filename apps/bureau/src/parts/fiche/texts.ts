import { en } from './en.ts'
import { fr } from './fr.ts'

/** The texts of lists and record pages. */
export const FICHES = { fr, en }
