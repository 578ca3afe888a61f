import { en } from './en.ts'
import { fr } from './fr.ts'

/** The words of lists and sheets of records. */
export const FICHES = { fr, en }
