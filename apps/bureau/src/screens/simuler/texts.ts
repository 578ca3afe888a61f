import { en } from './en.ts'
import { fr } from './fr.ts'

/** The words of the price simulator. */
export const TEXTS = { fr, en }
