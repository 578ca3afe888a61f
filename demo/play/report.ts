// The demo's commands and their results.
import type { Commande } from '@sillon/telephone/envelope'
import { capture } from '@sillon/telephone/phone'
import { type CommandeLocale, warnings } from '@sillon/telephone/state'
import type { Bilan } from '@sillon/telephone/sync'
import type { Resultat } from '@sillon/telephone/types'
import { table } from '../../src/process/table.ts'
import type { DemoPhone } from './phone.ts'

/** A capture with its phone, and the fact that the demo shows with it. */
export type Captured = { device: DemoPhone; what: string; local: CommandeLocale }

/** Captures a command and notes the fact that it shows. */
export type Add = (what: string, planned: Commande) => Promise<CommandeLocale>

/** Returns a function that captures on that phone and adds to the day's list. */
export function noting(device: DemoPhone, day: Captured[]): Add {
  return async (what, planned) => {
    const local = await capture(device.phone, planned)
    day.push({ device, what, local })
    return local
  }
}

/** Returns one line about a synchronization. */
export function describeBilan(
  what: string,
  { account, phone }: DemoPhone,
  { issue, resultats, erreur, fichiers, efface }: Bilan,
): string {
  const { en_attente } = warnings(phone.state, new Date())
  const why = erreur === null ? '' : ` (${erreur.code})`
  const end = efface ? 'everything erased' : `${en_attente} still waiting`
  const { envoyes } = fichiers
  const files = envoyes === 0 ? '' : `${envoyes} signatures sent, `
  return `${account}, ${what}: ${issue}${why}, ${files}${resultats.length} results, ${end}.`
}

/** Returns a table of all captures with their results. A phone that erased itself no longer has its results. */
export function outcomes(day: Captured[], resultats: Resultat[]): string {
  const byId = new Map(resultats.map((resultat) => [resultat.commande_id, resultat]))
  const rows = day.map(({ device, what, local }) => {
    const { id, type, reference_provisoire } = local
    return [device.account, type, what, reference_provisoire ?? '', ...cells(byId.get(id))]
  })
  const headings = ['who', 'type', 'what', 'reference', 'issue', 'motifs', 'alertes', 'numero_officiel']
  return table(headings, rows)
}

function cells(resultat: Resultat | undefined): string[] {
  if (resultat === undefined) return ['en_attente', '', '', '']
  const { issue, motifs, alertes, numero_officiel } = resultat
  return [issue, motifs.join(' ') || '–', alertes.join(' ') || '–', numero_officiel ?? '–']
}
