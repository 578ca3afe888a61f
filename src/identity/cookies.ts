// The cookies of the embedded provider. Under https each has the prefix `__Host-`: a browser then accepts it from this host
// alone, over https, so that no neighbouring domain can plant one. The prefix requires the path `/`, so a cookie of one
// sign-in has the id of the sign-in in its name instead of in its path.
import type Provider from 'oidc-provider'

/** The attributes that all of them have. */
export const COOKIE = { httpOnly: true, sameSite: 'lax', overwrite: true, path: '/' } as const

// Every request carries the cookies of path `/`: a browser that begins more sign-ins than this gives up the oldest.
const MOST = 8

/** The name of a cookie of the service at this address: two services below one host have cookies of their own. */
export function hostName(publicUrl: string, name: string): string {
  const { protocol, pathname } = new URL(publicUrl)
  const own = pathname === '/' ? name : name + pathname.replaceAll('/', '-')
  return protocol === 'https:' ? `__Host-${own}` : own
}

/** The cookies of a request header, by name, the oldest first. */
export function cookiesIn(header = ''): ReadonlyMap<string, string> {
  const pairs = header.split(';').map((pair) => pair.trim())
  return new Map(pairs.map((pair) => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)]))
}

/** The cookies that must go so that one more of this family fits: their names are `family.id`. */
export function surplusOf(family: string, name: string, header = ''): string[] {
  const others = [...cookiesIn(header).keys()].filter(
    (other) => other.startsWith(`${family}.`) && !other.endsWith('.sig') && other !== name,
  )
  return others.slice(0, Math.max(0, others.length + 1 - MOST))
}

/** Gives the provider's cookies the path `/`: the last part of a longer path becomes a part of the name. */
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
