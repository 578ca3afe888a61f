// Cookies of the embedded provider. Under https each has the prefix `__Host-`: a browser then accepts it only from this host and over
// https, so no neighbouring domain can set one. The prefix requires the path `/`, so a cookie of one sign-in has the sign-in's id in
// its name instead of in its path.
import type Provider from 'oidc-provider'

/** Attributes of all cookies. */
export const COOKIE = { httpOnly: true, sameSite: 'lax', overwrite: true, path: '/' } as const

// Greatest number of sign-ins in progress in a browser: above it the oldest is removed, because every request carries the cookies
// of path `/`.
const MOST = 8

/** Returns the name of a cookie of the service at this URL. Two services on one host have different cookies. */
export function hostName(publicUrl: string, name: string): string {
  const { protocol, pathname } = new URL(publicUrl)
  const own = pathname === '/' ? name : name + pathname.replaceAll('/', '-')
  return protocol === 'https:' ? `__Host-${own}` : own
}

/** Returns the cookies of a request header by name, the oldest first. */
export function cookiesIn(header = ''): ReadonlyMap<string, string> {
  const pairs = header.split(';').map((pair) => pair.trim())
  return new Map(pairs.map((pair) => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)]))
}

/** Returns the cookies of a family to remove before one more is added. Their names are `family.id`. */
export function surplusOf(family: string, name: string, header = ''): string[] {
  const others = [...cookiesIn(header).keys()].filter(
    (other) => other.startsWith(`${family}.`) && !other.endsWith('.sig') && other !== name,
  )
  return others.slice(0, Math.max(0, others.length + 1 - MOST))
}

/** Gives the provider's cookies the path `/`: the last part of a longer path becomes part of the name. */
export function spreadCookies(provider: Provider): void {
  const create = provider.createContext.bind(provider)
  provider.createContext = (req, res) => {
    const ctx = create(req, res)
    const { cookies } = ctx
    const [get, set] = [cookies.get.bind(cookies), cookies.set.bind(cookies)]
    cookies.get = (name, options?: { signed: boolean; path?: string }) =>
      get(options === undefined ? name : nameAt(name, options.path ?? ctx.path), options)
    cookies.set = (family, value, options) => {
      const name = nameAt(family, options?.path ?? '/')
      if (value && name !== family)
        for (const old of surplusOf(family, name, req.headers.cookie))
          set(old, null, { ...options, path: '/' })
      return set(name, value, { ...options, path: '/' })
    }
    return ctx
  }
}

function nameAt(name: string, path: string): string {
  return path === '/' ? name : `${name}.${path.slice(path.lastIndexOf('/') + 1)}`
}
