// The quality officer's part in a history: confirming the findings of a command.
import { expect } from 'vitest'
import { lift } from '../oracle/moot.ts'
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

/**
 * Lifts every open control of one of the phone's commands with a response: the latest command whose motifs can all be confirmed.
 * Later commands can then use the records that only this command kept under control.
 */
export async function liftAll(scene: Scene, { savoir }: Phone, cible: number): Promise<void> {
  const { organisation } = savoir
  const { api, token } = scene.door
  const etat = scene.oracle.etats.get(organisation.id)
  const open = await api.sql<{ commande_id: string; ids: string[]; motifs: string[] }>(
    `select k.commande_id, array_agg(k.id::text order by k.rang) as ids, array_agg(k.motif order by k.rang) as motifs
     from controle.controle k where k.organisation_id = $1 and k.statut = 'ouvert'
     group by 1 order by max(k.rang) desc`,
    [organisation.id],
  )
  const liftable = open.filter(({ motifs }) => motifs.every((motif) => motif in CONFIRMATIONS))
  const chosen = liftable[cible]
  if (chosen === undefined || etat === undefined) return
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
