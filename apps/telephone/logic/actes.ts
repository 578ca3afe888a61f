// The acts of an agent in the field, as tables: fields by page, what the office will probably say, and the command.
import type { Acte, Connu } from './acte.ts'
import { ACTES_DOCUMENTS } from './actesDocuments.ts'
import { ACTES_INSPECTION } from './actesInspection.ts'
import { ACTES_MEMBRES } from './actesMembres.ts'
import { ACTES_PARCELLES } from './actesParcelles.ts'
import { ACTES_RECOLTE } from './actesRecolte.ts'
import { type Champ, type Manque, manquesDe, type SaisieActe } from './champs.ts'
import type { Registre } from './registre.ts'

// All acts but the weighing, which has a screen of its own.
const ACTES: readonly Acte[] = [
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

// Returns the entered values over those to start from.
function complete(acte: Acte, connu: Connu, saisie: SaisieActe): SaisieActe {
  const defauts = acte.defauts?.(connu, saisie) ?? {}
  return { ...saisie, valeurs: { ...defauts, ...saisie.valeurs } }
}

/** The view of an act that is being entered. */
export type VueActe = {
  readonly pages: readonly (readonly Champ[])[]
  readonly saisie: SaisieActe
  readonly manques: readonly Manque[]
  /** The act's own reason, for example that nothing was changed. */
  readonly manque: string | null
  readonly doutes: readonly string[]
}

/** Calculates the view of an act. */
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
