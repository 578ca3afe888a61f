// THE table of imports: every kind with its columns. Templates, reading and the report are derived from it. The functions in
// sql/importation check the permissions and make the records.
import type { Kind } from './kind.ts'
import { COMPTES } from './kinds/accounts.ts'
import { CAPACITES, RENDEMENTS } from './kinds/approved.ts'
import { SOLDES } from './kinds/balances.ts'
import { CERTIFICATS } from './kinds/certificates.ts'
import { CONTRATS } from './kinds/contracts.ts'
import { PARCELLES } from './kinds/land.ts'
import { CLIENTS, FOURNISSEURS, GROUPEMENTS } from './kinds/partners.ts'
import { PRODUCTEURS } from './kinds/producers.ts'
import { STATUTS } from './kinds/states.ts'
import { STOCK } from './kinds/stock.ts'

/** The kinds of imports, in the order in which a new organization imports its data. */
export const KINDS: readonly Kind[] = [
  GROUPEMENTS,
  PRODUCTEURS,
  PARCELLES,
  FOURNISSEURS,
  CLIENTS,
  CERTIFICATS,
  CONTRATS,
  STATUTS,
  COMPTES,
  RENDEMENTS,
  CAPACITES,
  SOLDES,
  STOCK,
]

/** Returns the kind of a name. */
export function kindOf(genre: string): Kind {
  const kind = KINDS.find((one) => one.genre === genre)
  if (kind === undefined) throw new TypeError(`no columns for the imports of ${genre}`)
  return kind
}
