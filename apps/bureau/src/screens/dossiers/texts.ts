import { en } from './en.ts'
import { fr } from './fr.ts'

/** The texts of audit dossiers. */
export const DOSSIERS = { fr, en }
