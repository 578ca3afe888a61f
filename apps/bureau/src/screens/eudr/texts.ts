import { en } from './en.ts'
import { fr } from './fr.ts'

/** The words of the deforestation statements of shipments. */
export const TEXTS = { fr, en }
