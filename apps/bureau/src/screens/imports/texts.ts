import { en } from './en.ts'
import { fr } from './fr.ts'

/** The words of imports. */
export const IMPORTS = { fr, en }
