import { en } from './en.ts'
import { fr } from './fr.ts'

/** The words of what is due and its payment. */
export const TEXTS = { fr, en }
