// The parts of the application, and the two acts that use several of them: synchronizing and capturing.
import type { Clock } from '@sillon/telephone/clock'
import { PhoneError } from '@sillon/telephone/errors'
import { keepFile } from '@sillon/telephone/files'
import { capture, now, openPhone, type Phone, type PhoneParts } from '@sillon/telephone/phone'
import type { Contenu, Reseau, Shrink } from '@sillon/telephone/reseau'
import { DEFAULT_RETRY, type RetryPolicy } from '@sillon/telephone/retry'
import { type CommandeLocale, isTooLongOffline } from '@sillon/telephone/state'
import { synchronize } from '@sillon/telephone/sync'
import { withWaiting } from './connu.ts'
import type { Garde, Serveur } from './garde.ts'
import type { ImprimanteReglee } from './papiers.ts'
import { collecteOf, type Saisie } from './pesee.ts'
import type { RegistreLu } from './registre.ts'
import { readRegistre } from './registreService.ts'
import { openSession, type Session, type SessionParts } from './session.ts'
import { isSigned, signaturePng, type Trait } from './signature.ts'

/** The functions that the application requires from its platform. */
export type Platform = SessionParts & {
  /** Opens the stores of the phone, in SQLite where the platform has it. */
  openStores(): Promise<Stores>
  readonly clock: Clock
  readonly reseau?: Reseau
  readonly reduire?: Shrink
  readonly retry?: RetryPolicy
  /** The URL of the identity provider; null if the service is its own provider. */
  readonly issuer: string | null
  readonly version: string
  readonly modele: string
  /** The receipt printer; absent on a phone without one. */
  readonly imprimante?: ImprimanteReglee
}

/** The stores for captured data and for the registre. */
export type Stores = Pick<PhoneParts, 'store' | 'fichiers' | 'replique'> & { readonly garde: Garde }

/** The photos and the signature that an agent took with a collection. */
export type Pieces = { readonly photos: readonly Contenu[]; readonly signature: readonly Trait[] }

/** The parts of the running application. */
export type Parts = { platform: Platform; session: Session; garde: Garde; phone: Phone }
// Reads balances again after 15 minutes, to include collections of other agents.
const REGISTRE_AGE_MS = 15 * 60_000

/** Opens the parts on the data stored on the phone. */
export async function openParts(platform: Platform): Promise<Parts> {
  const session = openSession(platform)
  const { clock, fetch, reseau, reduire, retry = DEFAULT_RETRY } = platform
  const { garde, ...kept } = await platform.openStores()
  const phone = await openPhone({
    server: {
      url: '',
      fetch,
      token: session.accessToken,
      renewToken: session.renew,
      organisation: null,
      timeoutMs: 30_000,
    },
    ...kept,
    clock,
    retry,
    versions: { pack: '0', parametres: '1', application: platform.version },
    ...(reseau === undefined ? {} : { reseau }),
    ...(reduire === undefined ? {} : { reduire }),
  })
  // A revoked phone may have been stopped between erasing its state and erasing these values.
  if (phone.state.enrolement === null) await garde.forget()
  return { platform, session, garde, phone }
}

/** Connects the phone to a service. */
export function point({ phone }: Parts, serveur: Serveur | null): void {
  if (serveur !== null) phone.server = { ...phone.server, ...serveur }
}

/** The result of a synchronization; `lu` is null if the registre did not change. */
export type Synchronise = { readonly lu: RegistreLu | null; readonly efface: boolean }

/**
 * Sends the queue and stores the results. Reads the registre again if it is old, or if results changed balances. Calls `told`
 * once the results are stored. Throws the error that ended the synchronization early, with code `reseau` if there is no network.
 */
export async function synchronizeAll(
  { phone, garde, session }: Parts,
  lu: RegistreLu | null,
  told: () => void,
): Promise<Synchronise> {
  const bilan = await synchronize(phone)
  if (bilan.efface) {
    await garde.forget()
    await session.end()
    return { lu: null, efface: true }
  }
  told()
  if (bilan.erreur !== null) throw endedBy(bilan.erreur)
  const age = lu === null ? Number.POSITIVE_INFINITY : now(phone).getTime() - Date.parse(lu.lu_le)
  if (bilan.resultats.length === 0 && age >= 0 && age <= REGISTRE_AGE_MS) return { lu: null, efface: false }
  const fresh = await readRegistre(phone)
  await garde.write('registre', fresh)
  phone.versions = { ...phone.versions, pack: fresh.pack }
  return { lu: fresh, efface: false }
}

// A response that is not the service's comes from the network's own sign-in page, and has no details.
function endedBy({ code, details }: { code: string; details: unknown }): PhoneError {
  const isPortal = code === 'reseau' && details === null
  return new PhoneError(isPortal ? 'portail' : code, 'the synchronization ended early')
}

/** Throws the reason why nothing may be captured now. */
export function requireCapture({ phone }: Parts, lu: RegistreLu | null): RegistreLu {
  if (lu === null) throw new PhoneError('registre_absent', 'the registre was never read')
  if (phone.state.statut !== 'actif') throw new PhoneError('appareil_revoque', 'the phone is out of service')
  if (isTooLongOffline(phone.state, now(phone)))
    throw new PhoneError('hors_ligne_depasse', 'too long offline')
  return lu
}

/**
 * Captures a collection with its photos and signature; throws a PhoneError if the capture is refused, and stores no file then.
 */
export async function captureCollecte(
  parts: Parts,
  lu: RegistreLu | null,
  saisie: Saisie,
  { photos, signature }: Pieces,
): Promise<CommandeLocale> {
  const { phone } = parts
  const registre = withWaiting(requireCapture(parts, lu).registre, phone.state)
  collecteOf(registre, saisie, [])
  const signed: Contenu[] = isSigned(signature)
    ? [{ role: 'signature', type_media: 'image/png', contenu: signaturePng(signature) }]
    : []
  const pieces = []
  for (const contenu of [...photos, ...signed]) pieces.push(await keepFile(phone, contenu))
  return capture(phone, collecteOf(registre, saisie, pieces))
}
