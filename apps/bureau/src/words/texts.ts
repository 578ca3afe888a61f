import { en } from './en.ts'
import { fr } from './fr.ts'

/** The texts of the frame and of the shared parts. */
export const FRAME = { fr, en }
