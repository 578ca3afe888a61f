import { en } from './en.ts'
import { fr } from './fr.ts'

/** The words of the logo and of official numbers. */
export const PAPIERS = { fr, en }
