// `dossier`: makes the audit dossier that the job names. If its author lacks a right, the dossier fails at once. An unexpected
// error is retried, and recorded in the end.
import type { Task } from 'graphile-worker'
import { refusalCode } from '../contract/errors.ts'
import { GRACE_MS, LONG_MS } from '../database/longWork.ts'
import { runInScope } from '../database/scope.ts'
import { forget } from '../dossier/blocks.ts'
import { type DossierKey, doorOf } from '../dossier/door.ts'
import { type DossierTools, extract, finish, giveUp, type Tools, toolsFor } from '../dossier/make.ts'
import { TakenOver } from '../dossier/noting.ts'

type Opened = {
  readonly tentative: number
  readonly arrete_au: string | null
  /** The author; null once their account has no identity. */
  readonly appelant: object | null
}

/** Makes the handler for the job of one dossier. */
export function dossier(making: DossierTools): Task {
  return async (payload, { abortSignal: signal }) => {
    const it = payload as DossierKey
    const door = doorOf(making.pool)
    await runInScope({ patienceMs: LONG_MS + GRACE_MS }, async () => {
      const opened = await door<Opened | null>('dossier_ouvrir', it)
      if (opened === null) return await forget({ objects: making.objects, door, it })
      const { tentative } = opened
      const tools = toolsFor(making, it, { tentative }, signal)
      await make(tools, opened).catch(async (error: unknown) => {
        if (error instanceof TakenOver || signal.aborted) throw error
        const code = refusalCode(error)
        if (code !== null) return await giveUp(tools, code)
        await door('dossier_buter', { ...it, tentative })
        throw error
      })
      await forget(tools.store)
    })
  }
}

async function make(tools: Tools, { arrete_au, appelant }: Opened): Promise<void> {
  if (appelant === null) return await giveUp(tools, 'compte_inactif')
  if (arrete_au === null) await extract(tools, appelant)
  await finish(tools)
}
