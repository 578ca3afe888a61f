// A person's browser on the sign-in pages: cookies by path, forms filled in as they are shown, no scripts.
import { createHash, randomBytes } from 'node:crypto'

/** The page to which a request led. */
export type Shown = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly location: string | null
}

type Cookie = { readonly name: string; readonly value: string; readonly path: string; readonly line: string }

/** A browser that does not follow redirects by itself. */
export type Browser = {
  /** Cookies by name and path, as browsers distinguish them. */
  readonly cookies: Map<string, Cookie>
  get(address: string, headers?: Record<string, string>): Promise<Shown>
  post(address: string, form: Record<string, string>, headers?: Record<string, string>): Promise<Shown>
  /** Fills in the form of a page and sends it with the named button; filled-in values replace the form's own. */
  send(page: Shown, filled: Record<string, string>, headers?: Record<string, string>): Promise<Shown>
  /** Returns the same browser, connected to another process of the service. */
  at(reached: string): Browser
  /** Follows redirects as long as they stay on the service. */
  follow(from: Shown): Promise<Shown>
}

/** Makes a browser that connects to `reached` for requests to `publicUrl`. */
export function browserOf(
  reached: string,
  publicUrl = reached,
  cookies: Browser['cookies'] = new Map(),
): Browser {
  const ask = async (address: string, init: RequestInit): Promise<Shown> => {
    const url = new URL(address, publicUrl)
    const sent = [...cookies.values()].filter(({ path }) =>
      `${url.pathname}/`.startsWith(path.replace(/\/?$/, '/')),
    )
    const cookie = sent.map(({ name, value }) => `${name}=${value}`).join('; ')
    const headers = { accept: 'text/html', ...(init.headers as object), ...(cookie === '' ? {} : { cookie }) }
    const target = reached + url.pathname + url.search
    const response = await fetch(target, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) keep(cookies, line)
    const { status, headers: told } = response
    return { status, headers: told, text: await response.text(), location: told.get('location') }
  }
  const browser: Browser = {
    cookies,
    at: (other) => browserOf(other, publicUrl, cookies),
    get: (address, headers = {}) => ask(address, { headers }),
    post: (address, form, headers = {}) =>
      ask(address, { method: 'POST', headers, body: new URLSearchParams(form) }),
    send: (page, filled, headers) => {
      const { action, hidden } = formOf(page.text)
      return browser.post(action, { ...hidden, acte: 'entrer', ...filled }, headers)
    },
    async follow(from) {
      let shown = from
      while (
        shown.location !== null &&
        new URL(shown.location, publicUrl).href.startsWith(`${publicUrl}/oidc/`)
      )
        shown = await browser.get(shown.location)
      return shown
    },
  }
  return browser
}

function keep(cookies: Browser['cookies'], line: string): void {
  const [pair = '', ...attributes] = line.split(/; ?/)
  const at = pair.indexOf('=')
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
  const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/'
  if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(`${name} ${path}`)
  else cookies.set(`${name} ${path}`, { name, value, path, line })
}

/** Returns the target and the hidden values of a page's only form. */
export function formOf(text: string): { action: string; hidden: Record<string, string> } {
  const action = /<form method="post" action="([^"]+)"/.exec(text)?.[1]
  if (action === undefined) throw new Error(`no form in ${text.slice(0, 400)}`)
  const fields = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)]
  return { action, hidden: Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value])) }
}

/** The parameters with which an application begins a sign-in, and the values that it keeps until the end. */
export function beginning(publicUrl: string, more: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url')
  const asked = {
    client_id: 'sillon',
    response_type: 'code',
    redirect_uri: `${publicUrl}/bureau`,
    scope: 'openid',
    state: randomBytes(8).toString('hex'),
    nonce: randomBytes(8).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  }
  return { verifier, asked, address: `${publicUrl}/oidc/auth?${new URLSearchParams(asked)}` }
}
