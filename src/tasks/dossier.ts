// `dossier`: makes the audit dossier that the job names. What its author may not read is said at once; what nobody foresaw is
// tried again, and then said too.
import type { Task } from 'graphile-worker'
import { refusalCode } from '../contract/errors.ts'
import { within } from '../database/scope.ts'
import { forget } from '../dossier/blocks.ts'
import { doorOf, type Named } from '../dossier/door.ts'
import { assemble, type DossierMaking, extract, TakenOver, toolsFor } from '../dossier/make.ts'

type Opened = {
  readonly tentative: number
  readonly arrete_au: string | null
  /** Who asked for it; null when their account has no identity any more. */
  readonly appelant: object | null
}

// A page of a list may take longer than anything that somebody waits for.
const LONGEST_MS = 125_000
const ATTEMPTS = 5

/** The handler of the job of one dossier. */
export function dossier(making: DossierMaking): Task {
  return async (payload, { abortSignal: signal, job }) => {
    const it = payload as Named
    const door = doorOf(making.pool)
    await within({ patienceMs: LONGEST_MS }, async () => {
      const opened = await door<Opened | null>('dossier_ouvrir', it)
      if (opened !== null) {
        const { tentative } = opened
        await attempt(making, it, opened, signal).catch(async (error: unknown) => {
          if (error instanceof TakenOver || signal.aborted) throw error
          const code = refusalCode(error)
          if (code === null && job.attempts < ATTEMPTS) throw error
          const raison = { code: code ?? 'erreur_interne', details: null }
          await door('dossier_achever', { ...it, tentative, raison })
          if (code === null) throw error
        })
      }
      await forget({ objects: making.objects, door, it })
    })
  }
}

async function attempt(making: DossierMaking, it: Named, opened: Opened, signal: AbortSignal): Promise<void> {
  const { tentative, arrete_au, appelant } = opened
  const tools = toolsFor(making, it, { tentative }, signal)
  if (appelant === null) {
    const raison = { code: 'compte_inactif', details: null }
    await tools.door('dossier_achever', { ...it, tentative, raison })
    return
  }
  if (arrete_au === null) await extract(tools, appelant)
  const { sha256, taille_octets } = await assemble(tools)
  await tools.door('dossier_achever', { ...it, tentative, sha256, taille_octets })
}
