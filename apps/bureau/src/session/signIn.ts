// Who is at the desk: the person comes back from the page of sign-in to `/bureau` and is led on to where they wanted to be. Tokens stay
// in this page's memory; only the place is kept, in the tab.
import { comeBack, goToSignIn, goToSignOut } from '@sillon/client/browser'
import { discovered, type Issuer, type Session } from '@sillon/client/session'
import type { PageSettings } from '../settings.ts'
import type { Language } from '../words/words.ts'

const PLACE = 'sillon.lieu'
const HOME = '/bureau'

/** The issuer of these settings. */
export async function issuerOf({ url, provider }: PageSettings): Promise<Issuer> {
  if (provider === undefined) return { url }
  return discovered({ url, clientId: provider.clientId }, provider.issuer)
}

/** The session of whoever came back; null when nobody did. Throws SignInError when they came back without one. */
export async function sessionAtHand(issuer: Issuer): Promise<Session | null> {
  let isBack = true
  try {
    const session = await comeBack(issuer)
    isBack = session !== null
    return session
  } finally {
    // Whoever came back without a session tries again from there.
    if (isBack) goToKeptPlace()
  }
}

function goToKeptPlace(): void {
  const place = sessionStorage.getItem(PLACE)
  sessionStorage.removeItem(PLACE)
  if (place !== null && /^\/bureau(?:\/|\?organisation=|$)/.test(place)) history.replaceState(null, '', place)
}

/** Leads the person to the page of sign-in, and back to where they are now. */
export async function signIn(issuer: Issuer, langue: Language): Promise<void> {
  sessionStorage.setItem(PLACE, location.pathname + location.search + location.hash)
  await goToSignIn(issuer, { redirectUri: `${location.origin}${HOME}`, langue })
}

/** Signs the person out of this browser. */
export function signOut(issuer: Issuer): void {
  goToSignOut(issuer, `${location.origin}${HOME}`)
}
