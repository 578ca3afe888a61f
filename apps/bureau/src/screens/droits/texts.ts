import { en } from './en.ts'
import { fr } from './fr.ts'

/** The words of the permissions of a person on a day. */
export const TEXTS = { fr, en }
