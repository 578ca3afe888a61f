import { en } from './en.ts'
import { fr } from './fr.ts'

/** The words of an inspector’s own list. */
export const TEXTS = { fr, en }
