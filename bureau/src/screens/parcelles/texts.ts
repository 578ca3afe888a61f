import type { Say } from '../../words/words.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** The words of the screen. */
export const PLOTS = { fr, en }
/** A word of the screen. */
export type Word = keyof typeof fr

/** What a motif is called. */
export function motifIn(say: Say<Word>, motif: string): string {
  const key = `motif_${motif}`
  return key in fr ? say(key as Word) : say('motif_autre', { motif })
}
