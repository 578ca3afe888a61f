// The application without its screens: the acts of an agent, and the data to show. It does not depend on React.
import { PhoneError } from '@sillon/telephone/errors'
import { forgetFile } from '@sillon/telephone/files'
import { enrol } from '@sillon/telephone/phone'
import type { CommandeLocale } from '@sillon/telephone/state'
import { type ActesFaits, actesFaits } from './actesFaits.ts'
import { type Attempt, attemptsOf, shownBy, type View } from './affiche.ts'
import { type Agents, agentsOf } from './agents.ts'
import type { Serveur } from './garde.ts'
import {
  captureCollecte,
  openParts,
  type Parts,
  type Pieces,
  type Platform,
  point,
  synchronizeAll,
} from './parts.ts'
import type { Saisie } from './pesee.ts'
import { discover, type Provider } from './provider.ts'
import type { Etape, Vue } from './vue.ts'

/** The running application. */
export type Application = ActesFaits &
  Agents & {
    vue(): Vue
    subscribe(listener: () => void): () => void
    choisirServeur(url: string, organisation: string | null): Promise<void>
    connecter(identifiant: string, motDePasse: string): Promise<void>
    connecterParNavigateur(): Promise<void>
    enroler(code: string): Promise<void>
    /** Sends the queue and stores the results; then reads the registre again if it is old or balances changed. */
    synchroniser(): Promise<void>
    /** Returns null if the capture was refused; `erreur` then contains the reason. */
    capturer(saisie: Saisie, pieces: Pieces): Promise<CommandeLocale | null>
    oublierFichier(id: string): Promise<void>
    changerServeur(): Promise<void>
    /** Reads the provider's endpoints and shows the sign-in page, also for an enrolled agent who is signed out. */
    reconnecter(): Promise<void>
    /** Returns to work without signing in; captured commands wait. */
    travailler(): void
  }

/** Opens the application with the data stored on the phone. */
export async function openApplication(platform: Platform): Promise<Application> {
  const parts = await openParts(platform)
  const { garde, phone } = parts
  const serveur = await garde.read('serveur')
  point(parts, serveur)
  const lu = await garde.read('registre')
  if (lu !== null) phone.versions = { ...phone.versions, pack: lu.pack }
  const etape = await stepOf(parts, serveur)
  const quiet = { provider: null, synchronise: false, erreur: null, efface: false, scanne: null }
  const brouillons = (await garde.read('brouillons')) ?? {}
  const impressions = (await garde.read('impressions')) ?? {}
  const shown = shownBy(phone, { ...quiet, etape, serveur, lu, brouillons, impressions })
  const attempt = attemptsOf(parts, shown)
  const entry = entryOf(parts, shown, attempt)
  const work = workOf(parts, shown, attempt)
  const agents = agentsOf(parts, shown, attempt, { ...entry, ...work })
  return {
    vue: shown.vue,
    subscribe: shown.subscribe,
    ...entry,
    ...work,
    ...actesFaits(parts, shown, attempt),
    ...agents,
    async connecter(identifiant, motDePasse) {
      await entry.connecter(identifiant, motDePasse)
      await agents.enrolerScanne()
    },
    async connecterParNavigateur() {
      await entry.connecterParNavigateur()
      await agents.enrolerScanne()
    },
  }
}

function entryOf(parts: Parts, { vue, show }: View, attempt: Attempt) {
  const { platform, session, garde, phone } = parts
  const asked = (url: string) => discover(platform.fetch, url, platform.issuer)
  const signIn = async (how: (provider: Provider) => Promise<void>) => {
    await attempt(async () => {
      const { provider, serveur } = vue()
      if (serveur === null) return
      await how(provider ?? (await asked(serveur.url)))
      show({ etape: await stepOf(parts, serveur), efface: false })
    })
  }
  return {
    async choisirServeur(url: string, organisation: string | null) {
      await attempt(async () => {
        const chosen = { url: addressOf(url), organisation }
        const provider = await asked(chosen.url)
        await garde.write('serveur', chosen)
        point(parts, chosen)
        show({ serveur: chosen, provider, etape: await stepOf(parts, chosen) })
      })
    },
    connecter: (identifiant: string, motDePasse: string) =>
      signIn((provider) => session.signInByPassword(provider, identifiant.trim(), motDePasse)),
    connecterParNavigateur: () => signIn((provider) => session.signInByBrowser(provider)),
    async changerServeur() {
      await session.end()
      show({ etape: 'adresse', provider: null, erreur: null })
    },
    async reconnecter() {
      const { serveur } = vue()
      if (serveur === null) return
      await attempt(async () => show({ provider: await asked(serveur.url), etape: 'connexion' }))
    },
    travailler() {
      if (phone.state.enrolement !== null) show({ etape: 'travail', erreur: null })
    },
  }
}

function workOf(parts: Parts, { vue, show }: View, attempt: Attempt) {
  const { platform, phone } = parts
  const synchronise = async () => {
    show({ synchronise: true })
    try {
      const { lu, efface } = await synchronizeAll(parts, vue().lu, () => show({}))
      if (efface)
        show({ etape: 'connexion', lu: null, provider: null, efface, brouillons: {}, impressions: {} })
      else if (lu !== null) show({ lu })
    } finally {
      show({ synchronise: false })
    }
  }
  return {
    async enroler(code: string) {
      await attempt(async () => {
        await enrol(phone, code.trim().toUpperCase(), platform.modele)
        show({ etape: await stepOf(parts, vue().serveur) })
        await synchronise()
      })
    },
    async synchroniser() {
      if (vue().etape === 'travail' && !vue().synchronise) await attempt(synchronise)
    },
    capturer: (saisie: Saisie, pieces: Pieces) =>
      attempt(() => captureCollecte(parts, vue().lu, saisie, pieces)),
    async oublierFichier(id: string) {
      await attempt(() => forgetFile(phone, id))
    },
  }
}

// An enrolled phone can capture even if no one is signed in: only requests to the service need a session.
async function stepOf({ phone, session }: Parts, serveur: Serveur | null): Promise<Etape> {
  if (serveur === null) return 'adresse'
  if (!(await session.isOpen())) return phone.state.enrolement === null ? 'connexion' : 'travail'
  return phone.state.enrolement === null ? 'code' : 'travail'
}

/** Completes a typed URL: `sillon.example` becomes `https://sillon.example`. */
export function addressOf(typed: string): string {
  const trimmed = typed.trim().replace(/\/+$/, '')
  const url = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
  if (/^https?:\/\/(?:[^\s/?#@:]+|\[[\da-f:]+\])(?::\d+)?(?:\/[^\s?#]*)?$/i.test(url)) return url
  throw new PhoneError('adresse_inconnue', 'this is no address')
}
