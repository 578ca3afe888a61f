import type { Bilingual } from '../../words/words.ts'

const fr = {
  lignes: '{n, plural, =0 {Aucune ligne} one {Une ligne} other {{dit} lignes}}',
  lignes_au_moins: 'Plus de {dit} lignes',
  montrees: '{n, plural, =0 {Aucune ligne} one {Une ligne montrée} other {# lignes montrées}}',
  suite: 'La suite arrive…',
} as const
const en: Record<keyof typeof fr, string> = {
  lignes: '{n, plural, =0 {No row} one {One row} other {{dit} rows}}',
  lignes_au_moins: 'More than {dit} rows',
  montrees: '{n, plural, =0 {No row} one {One row shown} other {# rows shown}}',
  suite: 'More is on its way…',
}

/** The texts of lists. */
export const LIST: Bilingual<keyof typeof fr> = { fr, en }
