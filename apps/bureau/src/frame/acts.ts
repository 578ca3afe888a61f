import type { Language } from '../words/words.ts'

/** What the frame does for the person. */
export type FrameActs = {
  /** The organization that was chosen; absent for who has one alone. */
  readonly organisation: string | undefined
  leave(): void
  setLangue(langue: Language): void
}
