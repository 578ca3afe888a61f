// Sign-in for a page in a browser. The tab keeps a sign-in in progress (`sessionStorage`). Tokens stay in the page's memory;
// after a reload the page gets new tokens without asking the person, as long as the browser is signed in.
import { type Asking, type Begun, begin, complete, signOutAddress } from './pkce.ts'
import type { Issuer, Session } from './session.ts'

const PLACE = 'sillon.connexion'

/** Sends the person to the sign-in page; the browser leaves this page. */
export async function goToSignIn(issuer: Issuer, asking: Asking): Promise<void> {
  const { address, begun } = await begin(issuer, asking)
  sessionStorage.setItem(PLACE, JSON.stringify(begun))
  location.assign(address)
}

/**
 * Returns the session of a person who returns from the sign-in page; null if this page was not opened by a sign-in. Throws
 * SignInError if the sign-in failed; its code is `login_required` if `prompt: 'none'` found no signed-in person. Removes the
 * parameters of the sign-in from the page's URL.
 */
export async function comeBack(issuer: Issuer): Promise<Session | null> {
  const kept = sessionStorage.getItem(PLACE)
  if (kept === null || !new URL(location.href).searchParams.has('state')) return null
  sessionStorage.removeItem(PLACE)
  const returned = location.href
  history.replaceState(history.state, '', location.pathname)
  return complete(issuer, JSON.parse(kept) as Begun, returned)
}

/** Signs the person out of this browser; the browser leaves this page. */
export function goToSignOut(issuer: Issuer, back?: string): void {
  location.assign(signOutAddress(issuer, back))
}
