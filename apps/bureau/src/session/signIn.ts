// Sign-in: the provider redirects the person to `/bureau`, and from there to the screen that they requested. Tokens stay in the
// memory of this page; the tab stores only the screen.
import { comeBack, goToSignIn, goToSignOut } from '@sillon/client/browser'
import { discovered, type Issuer, type Session } from '@sillon/client/session'
import { forgetDrafts } from '../parts/form/kept.ts'
import type { PageSettings } from '../settings.ts'
import type { Language } from '../words/words.ts'

const PLACE = 'sillon.lieu'
const HOME = '/bureau'

/** Returns the OpenID issuer that the page's settings name. */
export async function issuerOf({ url, provider }: PageSettings): Promise<Issuer> {
  if (provider === undefined) return { url }
  return discovered({ url, clientId: provider.clientId }, provider.issuer)
}

/**
 * Returns the session after sign-in; null if the page was not opened by a sign-in. Throws SignInError if the provider returned an
 * error.
 */
export async function sessionAtHand(issuer: Issuer): Promise<Session | null> {
  let isBack = true
  try {
    const session = await comeBack(issuer)
    isBack = session !== null
    return session
  } finally {
    // After a failed sign-in the person stays on this page and can retry.
    if (isBack) goToKeptPlace()
  }
}

function goToKeptPlace(): void {
  const place = sessionStorage.getItem(PLACE)
  sessionStorage.removeItem(PLACE)
  if (place !== null && /^\/bureau(?:\/|\?organisation=|$)/.test(place)) history.replaceState(null, '', place)
}

/** Sends the person to the sign-in page, which returns to the current screen. */
export async function signIn(issuer: Issuer, langue: Language): Promise<void> {
  sessionStorage.setItem(PLACE, location.pathname + location.search + location.hash)
  await goToSignIn(issuer, { redirectUri: `${location.origin}${HOME}`, langue })
}

/** Signs the person out of this browser. */
export function signOut(issuer: Issuer): void {
  forgetDrafts()
  goToSignOut(issuer, `${location.origin}${HOME}`)
}
