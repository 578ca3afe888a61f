// Components of the contract that no operation refers to: a batch's commands are validated one by one, and the rows of a
// spreadsheet are not JSON.
import { listCommandSchemas } from '../../src/contract/commandSchemas.ts'

/** The names of the components that no operation refers to. */
export const UNREFERRED: readonly string[] = [
  ...listCommandSchemas().map(({ type, version }) => `${type}.${version}`),
  'enveloppe',
  'enveloppe.pieces_jointes',
  'capacite_reprise',
  'solde_repris',
  'lot_repris',
  'compte',
]
