import { en } from './en.ts'
import { fr } from './fr.ts'

/** The words of the states of plots in a grid. */
export const TEXTS = { fr, en }
