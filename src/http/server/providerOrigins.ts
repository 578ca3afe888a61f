// The origins of an external identity provider, for the Content-Security-Policy of pages: its own origin and the origins in its
// discovery document.
const TIMEOUT_MS = 5000
/**
 * Longest time in ms that a page waits for the issuer's discovery document; after that the page allows only the issuer's origin.
 */
const PATIENCE_MS = 1000
const AGAIN_MS = 60_000
const PLACES = ['authorization_endpoint', 'token_endpoint', 'end_session_endpoint'] as const

/** Returns the origins of a provider, separated by blanks. Reads them with the first page, and again a minute after a failure. */
export function providerOrigins(issuer: string | undefined, again = AGAIN_MS): () => Promise<string> {
  if (issuer === undefined) return async () => ''
  const own = new URL(issuer).origin
  let asked: { answer: Promise<string>; since: number } | null = null
  return () => {
    if (asked === null) {
      const answer = discovered(issuer, own).catch(() => {
        asked = { answer: Promise.resolve(own), since: Date.now() }
        return own
      })
      asked = { answer, since: Number.POSITIVE_INFINITY }
    }
    const { answer, since } = asked
    if (Date.now() - since >= again) asked = null
    return Promise.race([answer, after(PATIENCE_MS, own)])
  }
}

async function discovered(issuer: string, own: string): Promise<string> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
  const told = (await response.json()) as Readonly<Record<string, unknown>>
  if (!response.ok || told.issuer !== issuer) throw new Error(`${address} does not speak for ${issuer}`)
  const origins = PLACES.flatMap((place) => originOf(told[place]))
  return [...new Set([own, ...origins])].join(' ')
}

// A value that is no web URL is left out of the policy.
function originOf(address: unknown): string[] {
  if (typeof address !== 'string' || !URL.canParse(address)) return []
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? [origin] : []
}

function after(ms: number, value: string): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, ms, value).unref())
}
