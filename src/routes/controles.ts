import type { ErrorCode } from '../contract/errors.ts'
import type { DeclaredRoute } from '../contract/route.ts'

// The refusals of a decision, real or tried.
const LIFTING: readonly ErrorCode[] = [
  'controle_inconnu',
  'controle_deja_leve',
  'separation_des_taches',
  'decision_invalide',
  'reference_toujours_inconnue',
  'capacite_insuffisante',
  'releve_attendu',
  'cultures_attendues',
  'correction_attendue',
  'correction_impossible',
  'correction_sans_effet',
  'piece_toujours_absente',
  'parametre_toujours_introuvable',
  'masses_incoherentes',
  'tare_superieure_au_brut',
  'identifiant_deja_pris',
  'annulation_impossible',
]

/** The control queue. */
export const CONTROLES: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/v1/controles',
    name: 'controles',
    list: 'controles',
    summary: 'Lists the control queue, oldest to newest.',
  },
  {
    method: 'GET',
    path: '/v1/controles/:id',
    name: 'controles_lire',
    refusals: ['controle_inconnu'],
    summary: 'Shows an item of the control queue with the records that depend on its command.',
    since: '1.206.0',
  },
  {
    method: 'POST',
    path: '/v1/controles/:id/lever',
    name: 'controles_lever',
    handler: true,
    openBytes: 524_288,
    refusals: LIFTING,
    summary: 'Lifts a control by a decision with a reason, and applies the decision.',
  },
  {
    method: 'POST',
    path: '/v1/controles/:id/essayer',
    name: 'controles_essayer',
    handler: true,
    openBytes: 524_288,
    trial: true,
    refusals: LIFTING,
    summary: 'Tries a decision on a control: takes it, returns its effects, and rolls all of it back.',
    since: '1.210.0',
  },
  {
    method: 'POST',
    path: '/v1/commandes/:id/annuler',
    name: 'commandes_annuler',
    refusals: [
      'commande_inconnue',
      'separation_des_taches',
      'commande_deja_annulee',
      'annulation_impossible',
    ],
    summary: 'Cancels the records of a command, while nothing depends on them, and lifts its controls.',
    since: '1.203.0',
  },
]
