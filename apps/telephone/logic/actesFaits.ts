// The acts that are captured from a form, their drafts, and the papers that are printed of them.

import { reimprimerRecu } from '@sillon/telephone/commandes'
import { PhoneError } from '@sillon/telephone/errors'
import { keepFile } from '@sillon/telephone/files'
import type { Impression } from '@sillon/telephone/imprimante'
import type { RecuReimprimer1 } from '@sillon/telephone/payloads/recu.reimprimer/1'
import { capture, now } from '@sillon/telephone/phone'
import type { CommandeLocale } from '@sillon/telephone/state'
import type { Enveloppe, PieceJointe } from '@sillon/telephone/types'
import type { Acte, Connu } from './acte.ts'
import { vueActe } from './actes.ts'
import type { Attempt, View } from './affiche.ts'
import type { SaisieActe } from './champs.ts'
import { withWaiting } from './connu.ts'
import { papered, printPaper } from './papiers.ts'
import { traceOf } from './parcours.ts'
import { type Parts, requireCapture } from './parts.ts'
import type { Langue } from './textes.ts'

/** The acts of an agent beside the weighing. */
export type ActesFaits = {
  /** Returns null if the capture was refused; `erreur` then contains the reason. */
  capturerActe(acte: Acte, saisie: SaisieActe, langue: Langue): Promise<CommandeLocale | null>
  /** Keeps what was entered, so that a call or a flat battery loses nothing; null forgets it. */
  garderBrouillon(acte: Acte, saisie: SaisieActe | null): Promise<void>
  /** Prints the paper of a command: the first time the receipt, afterwards a duplicate, which is a command of its own. */
  imprimer(commande_id: string): Promise<Impression | null>
  /** The agent saw the whole paper, of a printer that does not respond. */
  confirmerImpression(commande_id: string): Promise<void>
}

/** The acts, on the parts of the application. */
export function actesFaits(parts: Parts, view: View, attempt: Attempt): ActesFaits {
  const { garde } = parts
  const count = async (id: string, change: { entieres?: number; tracees?: number }) => {
    const before = view.vue().impressions[id] ?? { entieres: 0, tracees: 0 }
    const after = {
      entieres: before.entieres + (change.entieres ?? 0),
      tracees: before.tracees + (change.tracees ?? 0),
    }
    const impressions = { ...view.vue().impressions, [id]: after }
    await garde.write('impressions', impressions)
    view.show({ impressions })
  }
  // A reprint says that the first paper was given, also if it was written by hand.
  const countReprint = (id: string, copies: number) => {
    const isFirst = (view.vue().impressions[id]?.entieres ?? 0) === 0
    return count(id, { tracees: copies, entieres: isFirst ? 1 : 0 })
  }
  const keep = async (acte: Acte, saisie: SaisieActe | null) => {
    const { [acte.type]: _, ...others } = view.vue().brouillons
    const brouillons = saisie === null ? others : { ...others, [acte.type]: { ...saisie, photos: {} } }
    await garde.write('brouillons', brouillons)
    view.show({ brouillons })
  }
  return {
    capturerActe: (acte, saisie, langue) =>
      attempt(async () => {
        const local = await captureActe(parts, view, acte, { saisie, langue })
        const printed = printedBy(parts, local)
        if (printed !== null) await countReprint(printed.id, printed.copies)
        await keep(acte, null)
        return local
      }),
    garderBrouillon: async (acte, saisie) => void (await attempt(() => keep(acte, saisie))),
    imprimer: (commande_id) =>
      attempt(async () => {
        const { lu, impressions } = view.vue()
        const { registre } = requireCapture(parts, lu)
        const commande = commandOf(parts, commande_id)
        const { entieres, tracees } = impressions[commande_id] ?? { entieres: 0, tracees: 0 }
        if (entieres > tracees) {
          await capture(parts.phone, duplicateOf(commande))
          await count(commande_id, { tracees: 1 })
        }
        const duplicata = entieres === 0 ? null : entieres
        const known = { registre: withWaiting(registre, parts.phone.state), state: parts.phone.state }
        const impression = await printPaper(parts.platform.imprimante, commande, known, duplicata)
        if (impression === 'entiere') await count(commande_id, { entieres: 1 })
        return impression
      }),
    confirmerImpression: (commande_id) => count(commande_id, { entieres: 1 }),
  }
}

function commandOf({ phone }: Parts, id: string): CommandeLocale {
  const found = phone.state.commandes.find((one) => one.id === id)
  if (found === undefined) throw new PhoneError('commande_partie', 'this phone no longer has the command')
  return found
}

function duplicateOf({ reference_provisoire }: CommandeLocale) {
  return reimprimerRecu({ reference_provisoire: reference_provisoire ?? '', copies: 1 })
}

// Returns the command whose paper a captured reprint is about; null for other commands.
function printedBy({ phone }: Parts, commande: CommandeLocale): { id: string; copies: number } | null {
  const found = commande.type === 'recu.reimprimer' ? papered(phone.state, commande) : null
  const { copies } = (JSON.parse(commande.texte) as Enveloppe).payload as RecuReimprimer1
  return found === null ? null : { id: found.id, copies }
}

async function captureActe(
  parts: Parts,
  view: View,
  acte: Acte,
  { saisie: entered, langue }: { saisie: SaisieActe; langue: Langue },
): Promise<CommandeLocale> {
  const { phone } = parts
  const { registre } = requireCapture(parts, view.vue().lu)
  const connu: Connu = {
    registre: withWaiting(registre, phone.state),
    state: phone.state,
    langue,
    now: now(phone),
  }
  const { manques, manque, saisie } = vueActe(acte, connu, entered)
  if (manques.length > 0 || manque !== null) throw new RangeError(`${acte.type} lacks ${manque ?? 'a field'}`)
  const pieces: Record<string, PieceJointe[]> = {}
  for (const [cle, photos] of Object.entries(saisie.photos)) {
    const role = cle === 'piece_photo' ? 'piece_identite' : 'photo'
    pieces[cle] = []
    for (const photo of photos) pieces[cle].push(await keepFile(phone, { ...photo, role }))
  }
  if (saisie.points.length > 0) {
    const contenu = traceOf(saisie.points)
    pieces.trace = [await keepFile(phone, { role: 'trace_gps', type_media: 'application/gpx+xml', contenu })]
  }
  return capture(phone, acte.commande(connu, saisie, pieces))
}
