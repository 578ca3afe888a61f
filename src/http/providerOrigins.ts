// Where a page may ask for tokens when people sign in at another provider: the origins that its discovery names, beside its own.
const TIMEOUT_MS = 5000
/** A page waits no longer for a provider that does not answer: it is served with what is known. */
const PATIENCE_MS = 1000
const AGAIN_MS = 60_000
const PLACES = ['authorization_endpoint', 'token_endpoint', 'end_session_endpoint'] as const

/** Tells the origins of a provider, as words of a policy; it is asked once a page is, and again after a minute where it did not tell. */
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

// What is no address of the web is no word of a policy.
function originOf(address: unknown): string[] {
  if (typeof address !== 'string' || !URL.canParse(address)) return []
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? [origin] : []
}

function after(ms: number, value: string): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, ms, value).unref())
}
