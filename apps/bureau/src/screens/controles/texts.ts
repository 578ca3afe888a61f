import { en } from './en.ts'
import { fr } from './fr.ts'

/** The texts of the control queue. */
export const TEXTS = { fr, en }
/** The key of a text of the control queue. */
export type Word = keyof typeof fr
