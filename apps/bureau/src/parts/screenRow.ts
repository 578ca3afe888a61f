// The rows of the table of screens.
import type { ComponentType, FunctionComponent } from 'react'
import type { fr } from '../words/fr.ts'
import { piece } from './piece.tsx'

type ScreenPiece = FunctionComponent & { readonly preload: () => Promise<void> }

/** Returns the piece of a screen. */
export const screenOf = (load: () => Promise<{ Screen: ComponentType }>): ScreenPiece =>
  piece(async () => (await load()).Screen)

/** A screen: path, name in the menu, permissions and component. */
export type ScreenRow = {
  readonly path: `/${string}`
  /** The key of the screen's name in the frame's texts. */
  readonly name: keyof typeof fr
  /** The part of the menu that it stands in. */
  readonly section?: 'magasin' | 'commerce' | 'terrain' | 'partenaires' | 'personnes' | 'reglages' | 'editeur'
  /** True if `parts/fiche/kinds.ts` has its list and sheet. */
  readonly isTable?: true
  /** The menu shows the screen to holders of one of these permissions or roles of the publisher, to every member where there are none; other persons who open it get the service's refusal. */
  readonly permissions: readonly string[]
  readonly screen: ScreenPiece
}

type Section = NonNullable<ScreenRow['section']>

const TABLE = screenOf(() => import('./fiche/Screen.tsx'))

/** Returns the row of a screen for a record kind of the table. */
export function table(
  path: ScreenRow['path'],
  name: ScreenRow['name'],
  section: Section,
  ...permissions: readonly string[]
): ScreenRow {
  return { path, name, section, permissions, isTable: true, screen: TABLE }
}
