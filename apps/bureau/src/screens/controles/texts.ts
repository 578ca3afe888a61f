import { en } from './en.ts'
import { fr } from './fr.ts'

/** The words of the control queue. */
export const TEXTS = { fr, en }
/** A word of the control queue. */
export type Word = keyof typeof fr
