import { MAX_BATCH } from '../contract/batch.ts'
import type { DeclaredRoute } from '../contract/route.ts'

/** The routes by which a phone sends its queue and receives its data. */
export const SYNC: readonly DeclaredRoute[] = [
  {
    method: 'POST',
    path: '/v1/sync/commandes',
    name: 'sync_commandes',
    who: 'synchronisation',
    draining: true,
    handler: true,
    raw: true,
    refusals: ['lot_invalide', 'enveloppe_illisible', 'vidage_autre_appareil'],
    summary: `Sends a batch of 1 to ${MAX_BATCH} commands of one device; each has its outcome, in send order.`,
  },
  {
    method: 'GET',
    path: '/v1/sync/etat-appareil',
    name: 'sync_etat_appareil',
    who: 'synchronisation',
    draining: true,
    invalid: { appareil_id: 'appareil_id_invalide' },
    refusals: ['appareil_inconnu', 'vidage_autre_appareil'],
    summary: "Shows a device's status, its last sequence and the accepted schema versions.",
  },
  {
    method: 'GET',
    path: '/v1/sync/resultats',
    name: 'sync_resultats',
    who: 'synchronisation',
    draining: true,
    list: 'resultats',
    invalid: { appareil_id: 'appareil_id_invalide' },
    refusals: ['appareil_inconnu', 'vidage_autre_appareil'],
    summary: "Lists the stored results of the caller's device by sequence, for a phone without replication.",
    since: '1.141.0',
  },
  {
    method: 'GET',
    path: '/v1/sync/perimetre',
    name: 'sync_perimetre',
    who: 'synchronisation',
    handler: true,
    conditional: true,
    invalid: { appareil_id: 'appareil_id_invalide' },
    refusals: ['appareil_inconnu', 'appareil_revoque', 'droit_manquant', 'perimetre_a_reprendre'],
    summary: "Returns the changes of the device's perimeter page by page, where no replication service runs.",
    since: '1.208.0',
  },
  {
    method: 'POST',
    path: '/v1/sync/jeton',
    name: 'sync_jeton',
    who: 'synchronisation',
    handler: true,
    invalid: { appareil_id: 'appareil_id_invalide' },
    refusals: ['appareil_inconnu', 'appareil_revoque', 'droit_manquant'],
    summary:
      "Returns a token for the replication service, valid for five minutes, scoped to the device's organization.",
  },
  {
    method: 'POST',
    path: '/v1/sync/jeton-vidage',
    name: 'sync_jeton_vidage',
    who: 'vidage',
    handler: true,
    invalid: { appareil_id: 'appareil_id_invalide' },
    refusals: ['code_vidage_invalide', 'organisation_suspendue', 'trop_de_requetes'],
    summary:
      'Exchanges a draining code, once, for a short-lived token with which that phone sends its queue.',
    since: '1.129.0',
  },
]
