// A history under way, as its steps and what follows them share it.
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
  /** The last answer to each envelope that its own phone sent: what a replay must answer again. */
  readonly answers: Map<Pli, string>
  /** Sent commands, as often as they were rejected. */
  readonly rejected: string[]
  readonly seen: Seen
}
