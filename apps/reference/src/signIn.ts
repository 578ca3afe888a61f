// Sign-in for trials: a demo account if the demo runs, otherwise the provider's page, which redirects back here. Tokens stay in
// the memory of this page.
import { comeBack, goToSignIn } from '@sillon/client/browser'
import { demoSession, discovered, type Issuer, type Session, SignInError } from '@sillon/client/session'
import { MOT_DE_PASSE, PERSONNES } from '../../../demo/comptes.ts'
import type { Caller } from './calls.ts'
import type { PageSettings } from './settings.ts'

type Way = {
  /** The elements that are shown before the sign-in button. */
  readonly fields: readonly HTMLElement[]
  /** Opens a session; returns null if the browser leaves the page to sign in. */
  open(): Promise<Session | null>
}

/** Shows the sign-in form, or the signed-in person. */
export async function showSignIn(form: HTMLElement, settings: PageSettings, caller: Caller): Promise<void> {
  const told = make('output', { className: 'dit' })
  const tell = (text: string) => {
    told.textContent = text
  }
  const issuer = await issuerOf(settings).catch(explaining(tell))
  if (issuer === null) return form.append(told)
  const way = settings.demo ? demoWay(issuer) : pageWay(issuer, settings)
  form.append(...way.fields, make('button', { type: 'submit', textContent: 'Sign in' }), told)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    tell('…')
    const session = await way.open().catch(explaining(tell))
    if (session !== null) await welcome(session, caller, tell)
  })
  const returned = await comeBack(issuer).catch(explaining(tell))
  if (returned !== null) await welcome(returned, caller, tell)
}

async function issuerOf({ url, provider }: PageSettings): Promise<Issuer> {
  if (provider === undefined) return { url }
  return discovered({ url, clientId: provider.clientId }, provider.issuer)
}

function demoWay(issuer: Issuer): Way {
  const account = make('select', { id: 'compte' })
  account.append(
    ...PERSONNES.map(({ identifiant, nom, organisations, roles }) =>
      make('option', {
        value: identifiant,
        textContent: `${identifiant} (${nom}, ${[...organisations, ...roles].join(', ') || 'nobody’s'})`,
      }),
    ),
  )
  account.value = 'rsci'
  const label = make('label', { htmlFor: account.id, textContent: 'Try as' })
  return { fields: [label, account], open: () => demoSession(issuer, account.value, MOT_DE_PASSE) }
}

function pageWay(issuer: Issuer, { url }: PageSettings): Way {
  return {
    fields: [],
    async open() {
      await goToSignIn(issuer, { redirectUri: `${url}/`, langue: 'en' })
      return null
    },
  }
}

async function welcome(session: Session, caller: Caller, tell: (text: string) => void): Promise<void> {
  caller.become(session)
  const answer = await caller.fetch('/v1/moi')
  const { utilisateur, erreur } = (await answer.json()) as {
    utilisateur?: { identifiant: string }
    erreur?: string
  }
  tell(
    utilisateur === undefined
      ? `signed in, outside organizations (${erreur})`
      : `as ${utilisateur.identifiant}`,
  )
}

function explaining(tell: (text: string) => void): (error: unknown) => null {
  return (error) => {
    tell(error instanceof SignInError ? error.message : 'the provider can not be reached')
    return null
  }
}

function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  members: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), members)
}
