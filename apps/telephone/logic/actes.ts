// The acts of an agent in the field, as tables: fields by page, what the office will probably say, and the command.
import type { CommandType } from '@sillon/telephone/commandTypes'
import type { Commande } from '@sillon/telephone/envelope'
import type { State } from '@sillon/telephone/state'
import type { PieceJointe } from '@sillon/telephone/types'
import { ACTES_DOCUMENTS } from './actesDocuments.ts'
import { ACTES_INSPECTION } from './actesInspection.ts'
import { ACTES_MEMBRES } from './actesMembres.ts'
import { ACTES_PARCELLES } from './actesParcelles.ts'
import { ACTES_RECOLTE } from './actesRecolte.ts'
import { type Champ, type Manque, manquesDe, type SaisieActe, type Valeur } from './champs.ts'
import type { Registre } from './registre.ts'
import type { Langue } from './textes.ts'

/** What the phone knows while an act is entered. */
export type Connu = {
  readonly registre: Registre
  readonly state: State
  readonly langue: Langue
  readonly now: Date
}

/** The attachments of an act, by field. */
export type PiecesParChamp = Readonly<Record<string, readonly PieceJointe[]>>

/** An act: at most three pages of fields. */
export type Acte = {
  readonly type: CommandType
  readonly permission: string
  pages(connu: Connu, saisie: SaisieActe): readonly (readonly Champ[])[]
  /** Values to start from, for example the member's present data. */
  defauts?(connu: Connu, saisie: SaisieActe): Readonly<Record<string, Valeur>>
  /** Codes of what the office will probably say. They never keep an act from being captured. */
  doutes(connu: Connu, saisie: SaisieActe): readonly string[]
  /** A reason of the act's own why there is nothing to capture. */
  manque?(connu: Connu, saisie: SaisieActe): string | null
  commande(connu: Connu, saisie: SaisieActe, pieces: PiecesParChamp): Commande
}

/** All acts but the weighing, which has a screen of its own. */
export const ACTES: readonly Acte[] = [
  ...ACTES_MEMBRES,
  ...ACTES_PARCELLES,
  ...ACTES_RECOLTE,
  ...ACTES_DOCUMENTS,
  ...ACTES_INSPECTION,
]

/** Returns the acts that the agent may do. */
export function actesPermis({ permissions }: Registre): readonly Acte[] {
  return ACTES.filter(({ permission }) => permissions.includes(permission))
}

/** Returns the entered values over those to start from. */
export function complete(acte: Acte, connu: Connu, saisie: SaisieActe): SaisieActe {
  const defauts = acte.defauts?.(connu, saisie) ?? {}
  return { ...saisie, valeurs: { ...defauts, ...saisie.valeurs } }
}

/** What a screen shows of an act that is being entered. */
export type VueActe = {
  readonly pages: readonly (readonly Champ[])[]
  readonly saisie: SaisieActe
  readonly manques: readonly Manque[]
  /** The act's own reason, for example that nothing was changed. */
  readonly manque: string | null
  readonly doutes: readonly string[]
}

/** Calculates what a screen shows of an act. */
export function vueActe(acte: Acte, connu: Connu, entered: SaisieActe): VueActe {
  const saisie = complete(acte, connu, entered)
  const pages = acte.pages(connu, saisie)
  const manques = manquesDe(pages.flat(), saisie)
  const isComplete = manques.length === 0
  const own = isComplete ? (acte.manque?.(connu, saisie) ?? null) : null
  return { pages, saisie, manques, manque: own, doutes: doutesDe(acte, connu, saisie, pages.flat()) }
}

// Adds the doubts of the chosen options to those of the act.
function doutesDe(acte: Acte, connu: Connu, saisie: SaisieActe, champs: readonly Champ[]): string[] {
  const ofOptions = champs.flatMap(({ cle, options = [] }) => {
    const chosen = saisie.valeurs[cle]
    const isChosen = (valeur: string) => (Array.isArray(chosen) ? chosen.includes(valeur) : chosen === valeur)
    return options.flatMap(({ valeur, doute }) => (doute !== undefined && isChosen(valeur) ? [doute] : []))
  })
  return [...new Set([...ofOptions, ...acte.doutes(connu, saisie)])]
}
