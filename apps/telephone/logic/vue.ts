// The data that the screens show.
import type { State } from '@sillon/telephone/state'
import type { Brouillons, Impressions, Serveur } from './garde.ts'
import type { Provider } from './provider.ts'
import type { RegistreLu } from './registre.ts'

/** The steps of a phone before it can work: URL of the service, sign-in, enrolment code, work. */
export type Etape = 'adresse' | 'connexion' | 'code' | 'travail'

/** The data to show. */
export type Vue = {
  readonly etape: Etape
  readonly serveur: Serveur | null
  /** The identity provider; null until it is read. It is read again whenever the agent must sign in. */
  readonly provider: Provider | null
  readonly state: State
  readonly lu: RegistreLu | null
  readonly now: Date
  readonly synchronise: boolean
  /** The code of the last error; null after the next success. */
  readonly erreur: string | null
  /** True if the phone was revoked and has erased itself. */
  readonly efface: boolean
  /** The enrolment code that was scanned before the agent signed in. */
  readonly scanne: string | null
  readonly brouillons: Brouillons
  readonly impressions: Impressions
}
