import { en } from './en.ts'
import { fr } from './fr.ts'

/** The words of a person's own account. */
export const MOI = { fr, en }
