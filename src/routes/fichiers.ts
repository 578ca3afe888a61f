import type { DeclaredRoute } from '../contract/route.ts'

/** Files that are sent apart: photos, identity documents, signatures, GPS traces. */
export const FICHIERS: readonly DeclaredRoute[] = [
  {
    method: 'POST',
    path: '/v1/fichiers/url-envoi',
    name: 'fichiers_url_envoi',
    who: 'synchronisation',
    draining: true,
    handler: true,
    invalid: { appareil_id: 'appareil_id_invalide' },
    refusals: [
      'appareil_inconnu',
      'vidage_autre_appareil',
      'type_media_refuse',
      'fichier_trop_grand',
      'fichier_deja_arrive',
      'fichier_autre_contenu',
    ],
    summary:
      'Returns a signed URL for the upload of one file, bound to its size, media type, SHA-256 and an expiry.',
    since: '1.138.0',
  },
  {
    method: 'POST',
    path: '/v1/fichiers/:id/confirmer',
    name: 'fichiers_confirmer',
    who: 'synchronisation',
    draining: true,
    handler: true,
    invalid: { appareil_id: 'appareil_id_invalide' },
    refusals: [
      'appareil_inconnu',
      'vidage_autre_appareil',
      'fichier_inconnu',
      'fichier_absent',
      'fichier_different',
    ],
    summary:
      'Confirms an upload: the service reads the file, and attaches it if its size and SHA-256 are as announced.',
    since: '1.139.0',
  },
  {
    method: 'GET',
    path: '/v1/fichiers/:id',
    name: 'fichiers_lire',
    handler: true,
    refusals: ['fichier_inconnu'],
    summary: 'Shows a file with a short-lived URL to read it; access to identity documents is journalled.',
    since: '1.140.0',
  },
]
