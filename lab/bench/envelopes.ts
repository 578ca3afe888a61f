// The envelopes that the benches' phones seal.
import { type Commande, provisionalReference, seal } from '@sillon/telephone/envelope'
import { newId } from '@sillon/telephone/ids'
import type { Enrolement, Enveloppe } from '@sillon/telephone/types'
import { PACK_VERSION } from '../../demo/play/terrain.ts'

/** Seals the envelope of a command, on a phone with a correct clock. */
export function envelopeOf(
  enrolement: Enrolement,
  sequence: number,
  { type, version_schema, payload, document, pieces_jointes }: Commande,
): Promise<Enveloppe> {
  const instant = Date.now()
  return seal({
    id: newId(),
    type,
    version_schema,
    organisation_id: enrolement.organisation_id,
    appareil_id: enrolement.appareil_id,
    utilisateur_id: enrolement.utilisateur_id,
    sequence,
    cree_le_appareil: new Date(instant).toISOString(),
    horloge: {
      ref_serveur: enrolement.heure_serveur,
      ms_depuis_ref: Math.max(0, instant - Date.parse(enrolement.heure_serveur)),
    },
    reference_provisoire: document
      ? provisionalReference(enrolement.code_court, dayOf(sequence), 1 + (sequence % RANKS))
      : null,
    versions: { pack: PACK_VERSION, parametres: '1', application: 'bench' },
    pieces_jointes,
    payload,
  })
}

// A device may send a limited number of documents a day. A bench sends more, so it continues with the next day.
const RANKS = 9_999
const DAY_MS = 24 * 3_600_000

function dayOf(sequence: number): string {
  const day = new Date(Date.UTC(2026, 0, 1) + Math.floor(sequence / RANKS) * DAY_MS)
  return day.toISOString().slice(0, 10).replaceAll('-', '')
}
