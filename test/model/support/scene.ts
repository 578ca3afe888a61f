// A history under way, as its steps and what follows them share it.
import type { Api } from '../../api/support/api.ts'
import type { Oracle } from '../oracle/oracle.ts'
import type { Compte, Monde } from '../oracle/types.ts'
import type { Phone, Pli } from './phone.ts'
import type { Seen } from './seen.ts'

/** How members of the world speak to the service. */
export type Door = { readonly api: Api; token(compte: Compte): Promise<string> }

/** A history under way. */
export type Scene = {
  readonly door: Door
  readonly monde: Monde
  readonly oracle: Oracle
  readonly phones: readonly Phone[]
  /** The last answer to each envelope that its own phone sent: what a replay must answer again. */
  readonly answers: Map<Pli, string>
  /** What was sent, as often as it was rejected. */
  readonly rejected: string[]
  readonly seen: Seen
}
