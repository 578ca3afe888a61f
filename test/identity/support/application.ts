// An application that uses the embedded provider: it redirects a person to sign in, and exchanges the returned code for tokens.
import { type Browser, beginning, browserOf, type Shown } from './browser.ts'

/** A response of the token endpoint. */
export type Tokens = {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of a body by comparing it.
  readonly body: any
}

/** The application's result of a sign-in: a code, or the reason why there is none. */
export type Returned = {
  readonly begun: ReturnType<typeof beginning>
  readonly query: URLSearchParams
  readonly to: string
}

/** Makes an application for the service at this URL. */
export function applicationAt(reached: string, publicUrl = reached) {
  const token = async (form: Record<string, string>): Promise<Tokens> => {
    const response = await fetch(`${reached}/oidc/token`, { method: 'POST', body: new URLSearchParams(form) })
    return { status: response.status, body: await response.json() }
  }
  const application = {
    token,
    browser: (): Browser => browserOf(reached, publicUrl),
    /** Returns the page that a browser gets when the application redirects it to sign in. */
    async begin(browser: Browser, more: Record<string, string> = {}) {
      const begun = beginning(publicUrl, more)
      return { begun, page: await browser.follow(await browser.get(begun.address)) }
    },
    returned(begun: ReturnType<typeof beginning>, { location }: Shown): Returned {
      if (location === null) throw new Error('the browser was sent nowhere')
      const { origin, pathname, search, hash } = new URL(location)
      const query = new URLSearchParams(search === '' ? hash.slice(1) : search)
      return { begun, query, to: origin === 'null' ? (location.split('?')[0] ?? '') : origin + pathname }
    },
    /** Signs a person in; the password must be right. */
    async signIn(
      browser: Browser,
      identifiant: string,
      more: Record<string, string> = {},
      mot_de_passe = 'demo',
    ) {
      const { begun, page } = await application.begin(browser, more)
      const left = page.location === null ? await browser.send(page, { identifiant, mot_de_passe }) : page
      return application.returned(begun, await browser.follow(left))
    },
    exchange: ({ begun, query }: Returned, more: Record<string, string> = {}) =>
      token({
        grant_type: 'authorization_code',
        client_id: 'sillon',
        code: query.get('code') ?? '',
        redirect_uri: begun.asked.redirect_uri ?? '',
        code_verifier: begun.verifier,
        ...more,
      }),
    refresh: (refresh_token: string) =>
      token({ grant_type: 'refresh_token', client_id: 'sillon', refresh_token }),
  }
  return application
}
