import { en } from './en.ts'
import { fr } from './fr.ts'

/** The words of acts on records. */
export const ACTS = { fr, en }
