import { en } from './en.ts'
import { fr } from './fr.ts'

/** The texts of acts on records. */
export const ACTS = { fr, en }
