import { en } from './en.ts'
import { fr } from './fr.ts'

/** The texts of lots and stock. */
export const LOTS = { fr, en }
