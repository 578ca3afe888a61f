import { en } from './en.ts'
import { fr } from './fr.ts'

/** The words of documents. */
export const PAPER = { fr, en }
