import { en } from './en.ts'
import { fr } from './fr.ts'

/** The words of the preparation of a shipment. */
export const TEXTS = { fr, en }
