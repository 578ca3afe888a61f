import { en } from './en.ts'
import { fr } from './fr.ts'

/** The texts of imports. */
export const IMPORTS = { fr, en }
