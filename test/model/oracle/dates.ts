// Steps 8 and 9: when the operation took place, and whether its author, phone and module could do it then.
import { TYPES } from './forms.ts'
import { DAY, type Instant, MINUTE, MS, readInstant } from './instants.ts'
import { hasRight, type Lot } from './oracle.ts'
import { isActive } from './state.ts'
import type { Enveloppe } from './types.ts'

/** The operation date, by the specification's five rules. */
export function dateOf(
  { precedente, recue_le }: Lot,
  { cree_le_appareil, horloge }: Enveloppe,
): { date: Instant; alertes: string[]; motifs: string[] } {
  const phone = readInstant(cree_le_appareil)
  if (horloge === null) {
    const isPlausible = phone >= precedente && phone <= recue_le
    const motifs = isPlausible ? [] : ['horloge_invraisemblable']
    return { date: isPlausible ? phone : recue_le, alertes: [], motifs }
  }
  const estimate = readInstant(horloge.ref_serveur) + horloge.ms_depuis_ref * MS
  const isClose = Math.abs(phone - estimate) <= 10 * MINUTE
  const date = Math.min(isClose ? phone : estimate, recue_le)
  return { date, alertes: isClose ? [] : ['horloge_corrigee'], motifs: [] }
}

/** What is missing at the operation date. */
export function rightsOf(lot: Lot, { type, utilisateur_id }: Enveloppe, date: Instant): string[] {
  const { telephone, precedente, etat } = lot
  const module = TYPES[type]?.module ?? ''
  const end = etat.organisation.modules[module]
  const isModuleActive = module === 'noyau' || (end !== undefined && isActive(end, date))
  const revoked = telephone?.revoque_le ?? null
  return [
    ...(hasRight(lot, utilisateur_id, date) ? [] : ['droit_manquant']),
    ...(revoked !== null && date > revoked ? ['apres_revocation'] : []),
    ...(date > precedente + 7 * DAY ? ['hors_ligne_depasse'] : []),
    ...(isModuleActive ? [] : ['module_inactif']),
  ]
}
