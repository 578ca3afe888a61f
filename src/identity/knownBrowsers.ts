// Recognizes browsers that signed in before, by one cookie per login, protected by a MAC. A new password invalidates it. Failures in
// other browsers do not delay a known one (OWASP: device cookies).
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { COOKIE, cookiesIn, hostName, surplusOf } from './cookies.ts'
import { type Account, loginOf } from './database/accounts.ts'

/** A browser that signed in as an account before, and the time of its last sign-in. */
export type KnownBrowser = { readonly id: string; readonly since: Date }

/** Recognizes browsers. */
export type KnownBrowsers = {
  /**
   * Returns the id of a browser that signed in before as this login or, if no login is given, as any login. The password may have
   * changed since.
   */
  idOf(cookies: string | undefined, identifiant?: string): string | null
  recognize(cookies: string | undefined, account: Account | null): KnownBrowser | null
  /** Returns the `Set-Cookie` values after a sign-in. */
  remember(cookies: string | undefined, account: Account, known: KnownBrowser | null): string[]
}

type Content = KnownBrowser & { readonly password: string }

const LASTS_S = 180 * 86_400
const MAC_LENGTH = 43 // characters: 32 bytes in base64url

/** Returns functions that recognize browsers by their cookie, for the service at this URL. `key` has no other use. */
export function knownBrowsers(
  key: Buffer,
  publicUrl: string,
  now: () => Date = () => new Date(),
): KnownBrowsers {
  const family = hostName(publicUrl, 'sillon_appareil')
  const macOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const nameOf = (identifiant: string) => `${family}.${macOf(`login ${loginOf(identifiant)}`).slice(0, 22)}`
  const passwordOf = ({ motDePasse }: Account) => macOf(`password ${motDePasse}`).slice(0, 22)
  const read = (name: string, value = ''): Content | null => {
    const at = value.lastIndexOf('.')
    const [text, mac] = [value.slice(0, at), Buffer.from(value.slice(at + 1))]
    if (mac.length !== MAC_LENGTH || !timingSafeEqual(mac, Buffer.from(macOf(`${name} ${text}`)))) return null
    const [id = '', ms = '', password = ''] = text.split('.')
    const since = new Date(Number(ms))
    return now().getTime() - since.getTime() < LASTS_S * 1000 ? { id, since, password } : null
  }
  const attributes = `path=${COOKIE.path}; samesite=${COOKIE.sameSite}${publicUrl.startsWith('https:') ? '; secure' : ''}; httponly`
  return {
    idOf(cookies, identifiant) {
      const all = cookiesIn(cookies)
      const names = identifiant === undefined ? [...all.keys()] : [nameOf(identifiant)]
      const own = names.filter((name) => name.startsWith(`${family}.`))
      return own.map((name) => read(name, all.get(name))?.id).find((id) => id !== undefined) ?? null
    },
    recognize(cookies, account) {
      if (account === null) return null
      const name = nameOf(account.identifiant)
      const content = read(name, cookiesIn(cookies).get(name))
      return content?.password === passwordOf(account) ? content : null
    },
    remember(cookies, account, known) {
      const name = nameOf(account.identifiant)
      const id = known?.id ?? randomBytes(16).toString('base64url')
      const text = `${id}.${now().getTime()}.${passwordOf(account)}`
      const surplus = surplusOf(family, name, cookies)
      return [
        ...surplus.map((old) => `${old}=; max-age=0; ${attributes}`),
        `${name}=${text}.${macOf(`${name} ${text}`)}; max-age=${LASTS_S}; ${attributes}`,
      ]
    },
  }
}
