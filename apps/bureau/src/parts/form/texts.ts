import { en } from './en.ts'
import { fr } from './fr.ts'

/** The texts of forms. */
export const FORM = { fr, en }
