// Additions to the contract's acts: which of them are hard to undo, and which the service may ask to confirm.
import type { operations } from '@sillon/client/contract'
import { ACTS } from './texts.ts'

/** The kinds of record for which the service lists acts. */
export type Entite = operations['actes_lire']['parameters']['path']['entite']

/** An act that has texts: an operation of the API gets its button by a line in `fr.ts` and `en.ts`. */
export type Operation = keyof typeof ACTS.fr

/** Acts that end, reverse or correct something: their button is red. */
const GRAVE =
  /_(?:annuler|archiver|contrepasser|corriger|desactiver|devalider|quarantaine|rejeter|revoquer|suspendre)$/
const HARMLESS: ReadonlySet<string> = new Set(['expeditions_corriger'])

/** The member of a refusal's details that the next request sends back as a confirmation. */
export const CONFIRMED: Readonly<Record<string, { readonly code: string; readonly member: string }>> = {
  etapes_valider: { code: 'declassement_a_confirmer', member: 'declassements' },
}

/** Says if the workbench has texts for an operation. */
export const hasForm = (operation: string): operation is Operation => Object.hasOwn(ACTS.fr, operation)
/** Says if the button of an act is red. */
export const isGrave = (operation: string): boolean => GRAVE.test(operation) && !HARMLESS.has(operation)
