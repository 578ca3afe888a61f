// Steps 8 and 9: the date of the operation, and the rights of its author, phone and module at that date.
import { TYPES } from './forms.ts'
import { DAY, type Instant, MINUTE, MS, readInstant, writeInstant } from './instants.ts'
import { hasRight, type Lot } from './lot.ts'
import { isActive } from './state.ts'
import type { Enveloppe, Resultat } from './types.ts'

/** Returns the operation date by the rules of the specification; the phone's state before its enrolment is unknown. */
export function dateOf(
  { entiere, recue_le, telephone }: Lot,
  { cree_le_appareil, horloge }: Enveloppe,
): { date: Instant; alertes: string[]; motifs: string[] } {
  const phone = readInstant(cree_le_appareil)
  if (horloge === null) {
    const isPlausible = phone >= entiere && phone <= recue_le
    const motifs = isPlausible ? [] : ['horloge_invraisemblable']
    return { date: isPlausible ? phone : recue_le, alertes: [], motifs }
  }
  const reference = readInstant(horloge.ref_serveur)
  const enrole_le = telephone?.enrole_le ?? 0
  if (reference < enrole_le - 10 * MINUTE)
    return { date: recue_le, alertes: [], motifs: ['horloge_invraisemblable'] }
  const estimate = reference + horloge.ms_depuis_ref * MS
  const isClose = Math.abs(phone - estimate) <= 10 * MINUTE
  const date = Math.min(Math.max(isClose ? phone : estimate, enrole_le), recue_le)
  return { date, alertes: isClose ? [] : ['horloge_corrigee'], motifs: [] }
}

/**
 * «The day of a `reference_provisoire`» differs by more than one from the phone's day. The organizations of the model use UTC.
 */
export function detailsOf({ reference_provisoire, cree_le_appareil }: Enveloppe): Pick<Resultat, 'details'> {
  if (reference_provisoire === null) return {}
  const jour = reference_provisoire.split('-')[2] ?? ''
  const days = [0, -1, 1].map((shift) =>
    writeInstant(readInstant(cree_le_appareil) + shift * DAY)
      .slice(0, 10)
      .replaceAll('-', ''),
  )
  const [attendu = ''] = days
  return days.includes(jour) ? {} : { details: { reference_provisoire: { jour, attendu } } }
}

/** Returns the rights that are missing at the operation date. */
export function rightsOf(lot: Lot, { type, utilisateur_id }: Enveloppe, date: Instant): string[] {
  const { telephone, precedente, etat } = lot
  const module = TYPES[type]?.module ?? ''
  const end = etat.organisation.modules[module]
  const isModuleActive = module === 'noyau' || (end !== undefined && isActive(end, date))
  const revoked = telephone?.revoque_le ?? null
  const last = telephone?.derniere_synchro ?? null
  const offlineSince = last !== null && date >= last ? last : precedente
  return [
    ...(hasRight(lot, utilisateur_id, date) ? [] : ['droit_manquant']),
    ...(revoked !== null && date > revoked ? ['apres_revocation'] : []),
    ...(date > offlineSince + 7 * DAY ? ['hors_ligne_depasse'] : []),
    ...(isModuleActive ? [] : ['module_inactif']),
  ]
}
