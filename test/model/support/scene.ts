// A history under way: the state that its steps and its final checks share.
import type { Api } from '../../api/support/api.ts'
import type { Oracle } from '../oracle/oracle.ts'
import type { Compte, Monde } from '../oracle/types.ts'
import type { Phone, Pli } from './phone.ts'
import type { Seen } from './seen.ts'

/** HTTP clients of the world's members. */
export type Door = { readonly api: Api; token(compte: Compte): Promise<string> }

/** A history under way. */
export type Scene = {
  readonly door: Door
  readonly monde: Monde
  readonly oracle: Oracle
  readonly phones: readonly Phone[]
  /** The last response to each envelope that its own phone sent: sending the envelope again must return the same response. */
  readonly answers: Map<Pli, string>
  /** The ids of rejected commands, once per rejection. */
  readonly rejected: string[]
  readonly seen: Seen
}
