import type { Language } from '../words/words.ts'

/** Acts of the person that the frame handles. */
export type FrameActs = {
  /** The organization that was chosen; absent for who has one alone. */
  readonly organisation: string | undefined
  leave(): void
  setLangue(langue: Language): void
}
