// An act of an agent: its shape, and the facts that it is judged by.
import type { CommandType } from '@sillon/telephone/commandTypes'
import type { Commande } from '@sillon/telephone/envelope'
import type { State } from '@sillon/telephone/state'
import type { PieceJointe } from '@sillon/telephone/types'
import type { Champ, SaisieActe, Valeur } from './champs.ts'
import type { Registre } from './registre.ts'
import type { Langue } from './textes.ts'

/** The facts that the phone knows while an act is entered. */
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
