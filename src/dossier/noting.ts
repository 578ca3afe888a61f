// Records the stored files of a dossier in the database. Records of an attempt that a later one has replaced are refused
// (fencing).
import type { Attempt, StoredFile } from './blocks.ts'
import type { Door, DossierKey } from './door.ts'

/** An attempt at a dossier, and its database functions. */
export type AttemptCalls = { readonly door: Door; readonly it: DossierKey; readonly attempt: Attempt }

/** The stages: parts are read in the snapshot, files are made from them. */
export type Stage = 'partie' | 'fichier'

/** Another task has taken over the dossier: records of this attempt are refused. */
export class TakenOver extends Error {}

/** Returns every recorded file of a stage, by path. */
export async function filesOf(
  { door, it }: Omit<AttemptCalls, 'attempt'>,
  etape: Stage,
): Promise<StoredFile[]> {
  const found: StoredFile[] = []
  for (;;) {
    const asked = { ...it, etape, apres: found.at(-1)?.chemin ?? null }
    const { fichiers } = await door<{ fichiers: StoredFile[] }>('dossier_fichiers', asked)
    if (fichiers.length === 0) return found
    found.push(...fichiers)
  }
}

/** Records stored files, and their expected total if it is known. */
export async function recordFiles(
  { door, it, attempt }: AttemptCalls,
  etape: Stage,
  fichiers: readonly StoredFile[],
  prevus: number | null = null,
): Promise<void> {
  requireCurrentAttempt(await door('dossier_noter', { ...it, ...attempt, etape, fichiers, prevus }))
}

/** Throws if the response says that another attempt has taken over the dossier. */
export function requireCurrentAttempt(answer: unknown): void {
  if (!(answer as { tenu: boolean }).tenu) throw new TakenOver()
}
