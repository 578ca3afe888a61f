import { en } from './en.ts'
import { fr } from './fr.ts'

/** The words of the capacities that wait. */
export const TEXTS = { fr, en }
