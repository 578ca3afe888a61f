import type { Language } from '../words/words.ts'

/** Acts of the person that the frame handles. */
export type FrameActs = {
  /** The chosen organization; absent for a person who has only one. */
  readonly organisation: string | undefined
  leave(): void
  setLangue(langue: Language): void
}
