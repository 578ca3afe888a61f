import { en } from './en.ts'
import { fr } from './fr.ts'

/** The texts of the campaign. */
export const CAMPAIGN = { fr, en }
