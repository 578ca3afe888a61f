// A person who signs in on the pages of a Keycloak, with a browser without scripts.
import { type Begun, begin, complete } from '@sillon/client/pkce'
import type { Issuer, Session } from '@sillon/client/session'
import { browserOf } from '../identity/support/browser.ts'

/** The person’s login and password, and the new password if Keycloak asks for one. */
export type Typed = { readonly login: string; readonly password: string; readonly chosen?: string }

/** Fills in each page to which the URL leads; returns the application's URL to which the person comes back. */
export async function fillPages(address: string, { login, password, chosen = '' }: Typed): Promise<string> {
  const { origin } = new URL(address)
  const browser = browserOf(origin)
  const pages: [form: string, fields: Record<string, string>][] = [
    ['kc-form-login', { username: login, password }],
    ['kc-passwd-update-form', { 'password-new': chosen, 'password-confirm': chosen }],
  ]
  let shown = await browser.get(address)
  for (;;) {
    while (shown.location !== null) {
      const { href } = new URL(shown.location, origin)
      if (!href.startsWith(`${origin}/`)) return href
      shown = await browser.get(href)
    }
    const [form, fields] = pages.shift() ?? ['none', {}]
    const action = new RegExp(`id="${form}"[^>]*action="([^"]+)"`).exec(shown.text)?.[1]
    if (action === undefined) throw new Error(`${shown.status}: ${wordsOf(shown.text)}`)
    shown = await browser.post(action.replaceAll('&amp;', '&'), fields)
  }
}

/** Signs a person in by the authorization code with PKCE, as the workbench does. */
export async function signIn(issuer: Issuer, redirectUri: string, typed: Typed): Promise<Session> {
  const { address, begun }: { address: string; begun: Begun } = await begin(issuer, { redirectUri })
  return complete(issuer, begun, await fillPages(address, typed))
}

function wordsOf(page: string): string {
  return page
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 1000)
}
