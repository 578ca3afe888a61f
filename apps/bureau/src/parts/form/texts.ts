import { en } from './en.ts'
import { fr } from './fr.ts'

/** The words of forms. */
export const FORM = { fr, en }
