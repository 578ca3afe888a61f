// The quality officer's part in a history: decisions that change nothing, and confirming the findings of a command.
import { expect } from 'vitest'
import { type Instant, readInstant, writeInstant } from '../oracle/instants.ts'
import { lift } from '../oracle/moot.ts'
import { isStanding } from '../oracle/standing.ts'
import type { Etat } from '../oracle/state.ts'
import type { Constat, Enveloppe, Organisation } from '../oracle/types.ts'
import type { Phone } from './phone.ts'
import type { Scene } from './scene.ts'
import { count } from './seen.ts'

/** The decision that changes nothing but leaves a trace, by motif. */
const CONFIRMATIONS: Readonly<Record<string, string>> = {
  doublon_identite: 'confirmation',
  polygone_invalide: 'confirmation',
  chevauchement_parcelle: 'confirmation',
  ecart_calcul: 'confirmation_serveur',
  apres_revocation: 'confirmation',
  hors_ligne_depasse: 'confirmation',
  droit_manquant: 'confirmation',
  horloge_invraisemblable: 'confirmation',
  reference_inactive: 'confirmation',
  dependance_en_controle: 'confirmation',
  erreur_signalee_agent: 'confirmation',
  intrant_non_autorise: 'confirmation',
  conflit_interets: 'confirmation',
  parametre_introuvable: 'confirmation',
}

/** The decision that must settle a finding of this motif, and is refused while the finding stands. */
const SETTLERS: Readonly<Record<string, 'correction' | 'ecart_motive'>> = {
  polygone_invalide: 'correction',
  chevauchement_parcelle: 'correction',
  ecart_calcul: 'correction',
  reference_inconnue: 'correction',
  reference_inactive: 'correction',
  dependance_en_controle: 'correction',
  apres_revocation: 'ecart_motive',
  hors_ligne_depasse: 'ecart_motive',
  droit_manquant: 'ecart_motive',
}

type Open = Constat & { readonly id: string; readonly enveloppe: string; readonly recue_le: string }

/** Reads the open controls of commands whose records are written. */
async function readOpen({ door }: Scene, organisation_id: string): Promise<readonly Open[]> {
  return door.api.sql<Open>(
    `select k.id, k.commande_id, k.motif, k.details, c.enveloppe::text as enveloppe, core.horodatage(c.recue_le) as recue_le
     from controle.controle k
       join commande.commande c on c.organisation_id = k.organisation_id and c.id = k.commande_id
     where k.organisation_id = $1 and k.statut = 'ouvert' and not exists (
       select from controle.controle n join controle.motif m on m.motif = n.motif
       where n.organisation_id = k.organisation_id and n.commande_id = k.commande_id and n.statut = 'ouvert' and not m.ecrit)
     order by k.rang desc`,
    [organisation_id],
  )
}

/** A decision with the command's own payload, or with the date halfway to the command's reception. */
function unchanged({ motif, recue_le }: Open, { type, version_schema, payload }: Enveloppe, date: Instant) {
  const halfway = date + Math.floor((readInstant(recue_le) - date) / 2)
  const settler = SETTLERS[motif]
  const content =
    settler === 'correction' ? { type, version_schema, payload } : { date_operation: writeInstant(halfway) }
  return { decision: settler, raison: 'Sans changement', ...content }
}

/**
 * Tries to lift a control of each motif by a decision that changes nothing: the service refuses it, and the same controls stay
 * open. That nothing else changed is compared by every later step.
 */
async function liftVainly(
  scene: Scene,
  organisation: Organisation,
  etat: Etat,
  motifs: readonly string[],
  cible: number,
): Promise<void> {
  const { api, token } = scene.door
  const open = await readOpen(scene, organisation.id)
  for (const motif of motifs) {
    const standing = open.filter((one) => {
      const date = etat.commandes.get(one.commande_id)?.resultat.date_operation ?? null
      const envelope = JSON.parse(one.enveloppe) as Enveloppe
      return one.motif === motif && date !== null && isStanding(etat, envelope, date, one)
    })
    const chosen = standing[cible % Math.max(standing.length, 1)]
    const date = etat.commandes.get(chosen?.commande_id ?? '')?.resultat.date_operation
    if (chosen === undefined || date === null || date === undefined) continue
    const body = unchanged(chosen, JSON.parse(chosen.enveloppe), date)
    const answer = await api.send('POST', `/v1/controles/${chosen.id}/lever`, {
      token: await token(organisation.rsci),
      body,
    })
    const { erreur, details } = answer.body
    expect([answer.status, erreur, details?.motif], `${JSON.stringify(body)} ${answer.text}`).toEqual([
      409,
      'correction_sans_effet',
      motif,
    ])
    expect(await readOpen(scene, organisation.id)).toEqual(open)
    count(scene.seen, `sans effet ${motif}`)
  }
}

/** At the end of a history, tries to lift a control of each motif that no decision without effect has met yet. */
export async function liftUnmet(scene: Scene): Promise<void> {
  const motifs = Object.keys(SETTLERS).filter((motif) => !scene.seen.has(`sans effet ${motif}`))
  if (motifs.length === 0) return
  for (const organisation of scene.monde.organisations) {
    const etat = scene.oracle.etats.get(organisation.id)
    if (etat !== undefined) await liftVainly(scene, organisation, etat, motifs, 0)
  }
}

/**
 * Lifts every open control of one of the phone's commands with a response: the latest command whose motifs can all be confirmed.
 * Later commands can then use the records that only this command kept under control.
 */
export async function liftAll(scene: Scene, { savoir }: Phone, cible: number): Promise<void> {
  const { organisation } = savoir
  const { api, token } = scene.door
  const etat = scene.oracle.etats.get(organisation.id)
  if (etat === undefined) return
  await liftVainly(scene, organisation, etat, Object.keys(SETTLERS), cible)
  const open = await api.sql<{ commande_id: string; ids: string[]; motifs: string[] }>(
    `select k.commande_id, array_agg(k.id::text order by k.rang) as ids, array_agg(k.motif order by k.rang) as motifs
     from controle.controle k where k.organisation_id = $1 and k.statut = 'ouvert'
     group by 1 order by max(k.rang) desc`,
    [organisation.id],
  )
  const liftable = open.filter(({ motifs }) => motifs.every((motif) => motif in CONFIRMATIONS))
  const chosen = liftable[cible]
  if (chosen === undefined) return
  for (const [index, id] of chosen.ids.entries()) {
    const body = { decision: CONFIRMATIONS[chosen.motifs[index] ?? ''], raison: 'Vu' }
    const answer = await api.send('POST', `/v1/controles/${id}/lever`, {
      token: await token(organisation.rsci),
      body,
    })
    expect(answer.status, answer.text).toBe(200)
  }
  const before = etat.controles.size
  lift(etat, chosen.commande_id)
  count(scene.seen, 'levée')
  if (etat.controles.size < before) count(scene.seen, 'levée libère')
}
