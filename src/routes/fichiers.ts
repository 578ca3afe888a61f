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
    summary: 'Gives a signed address that takes one file, bound to its size, media type, SHA-256 and a time.',
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
      'Says that a file was sent: it is read, and attached when its size and SHA-256 are as announced.',
    since: '1.139.0',
  },
  {
    method: 'GET',
    path: '/v1/fichiers/:id',
    name: 'fichiers_lire',
    handler: true,
    refusals: ['fichier_inconnu'],
    summary: 'Tells a file and gives a short-lived address to read it; identity documents are journalled.',
    since: '1.140.0',
  },
]
