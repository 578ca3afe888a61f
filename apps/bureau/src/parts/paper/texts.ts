import { en } from './en.ts'
import { fr } from './fr.ts'

/** The texts of documents. */
export const PAPER = { fr, en }
