// Sign-in for a page in a browser. What was begun waits in the tab (`sessionStorage`); tokens stay in the page's memory, and a page
// that is loaded again asks for new ones without a word, for as long as the browser is signed in.
import { type Asking, type Begun, begin, complete, signOutAddress } from './pkce.ts'
import type { Issuer, Session } from './session.ts'

const PLACE = 'sillon.connexion'

/** Sends the person to sign in; the page is left. */
export async function goToSignIn(issuer: Issuer, asking: Asking): Promise<void> {
  const { address, begun } = await begin(issuer, asking)
  sessionStorage.setItem(PLACE, JSON.stringify(begun))
  location.assign(address)
}

/**
 * The session of whoever came back to this page; null when nobody did. Throws SignInError when they came back without one, with
 * the code `login_required` when `prompt: 'none'` found nobody. The address of the page is cleared of what it came back with.
 */
export async function comeBack(issuer: Issuer): Promise<Session | null> {
  const kept = sessionStorage.getItem(PLACE)
  if (kept === null || !new URL(location.href).searchParams.has('state')) return null
  sessionStorage.removeItem(PLACE)
  const returned = location.href
  history.replaceState(history.state, '', location.pathname)
  return complete(issuer, JSON.parse(kept) as Begun, returned)
}

/** Signs the person out of this browser; the page is left. */
export function goToSignOut(issuer: Issuer, back?: string): void {
  location.assign(signOutAddress(issuer, back))
}
