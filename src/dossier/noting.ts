// What stands in the store of a dossier, as the database knows it, and what an attempt says of it: nothing counts once another
// attempt is at it.
import type { Attempt, Stored } from './blocks.ts'
import type { Door, Named } from './door.ts'

/** An attempt at a dossier, and how it asks. */
export type Attempting = { readonly door: Door; readonly it: Named; readonly attempt: Attempt }

/** Parts are read in the moment, files are made of them. */
export type Stage = 'partie' | 'fichier'

/** Another task took the dossier over: whatever this one still has to say counts no more. */
export class TakenOver extends Error {}

/** Everything of a stage that is noted, by its path. */
export async function filesOf({ door, it }: Omit<Attempting, 'attempt'>, etape: Stage): Promise<Stored[]> {
  const found: Stored[] = []
  for (;;) {
    const asked = { ...it, etape, apres: found.at(-1)?.chemin ?? null }
    const { fichiers } = await door<{ fichiers: Stored[] }>('dossier_fichiers', asked)
    if (fichiers.length === 0) return found
    found.push(...fichiers)
  }
}

/** Notes what stands in the store; how many there will be in all, where that is known. */
export async function noted(
  { door, it, attempt }: Attempting,
  etape: Stage,
  fichiers: readonly Stored[],
  prevus: number | null = null,
): Promise<void> {
  held(await door('dossier_noter', { ...it, ...attempt, etape, fichiers, prevus }))
}

/** Throws when the answer says that another attempt is at the dossier. */
export function held(answer: unknown): void {
  if (!(answer as { tenu: boolean }).tenu) throw new TakenOver()
}
