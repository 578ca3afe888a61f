// The state that the steps of a history and its final checks share.
import type { Api } from '../../api/support/api.ts'
import type { Oracle } from '../oracle/oracle.ts'
import type { Compte, Monde } from '../oracle/types.ts'
import type { Phone, Pli } from './phone.ts'
import type { Seen } from './seen.ts'

/** HTTP clients of the world's members. */
export type Door = { readonly api: Api; token(compte: Compte): Promise<string> }

/** The state of a running history. */
export type Scene = {
  readonly door: Door
  readonly monde: Monde
  readonly oracle: Oracle
  readonly phones: readonly Phone[]
  /** The last response to each envelope that its own phone sent; the same response must be returned again. */
  readonly answers: Map<Pli, string>
  /** The ids of rejected commands, once for each rejection. */
  readonly rejected: string[]
  readonly seen: Seen
}
