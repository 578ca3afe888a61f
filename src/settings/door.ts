/** Limits of requests: size, time, rate limits, and trusted proxies. */
import { isNetwork, oneOf, optional, type Parser, setting, tileAddress, wholeNumber } from './setting.ts'

/** Value of Express's `trust proxy`: no proxy, a number of hops, or these networks. */
export type TrustedProxies = false | number | readonly string[]

const NAMED = ['loopback', 'linklocal', 'uniquelocal']
const HOPS = 10

const proxies: Parser<TrustedProxies> = {
  accepts: `a number of proxies up to ${HOPS}, or a comma-separated list of addresses, networks such as 10.0.0.0/8, or ${NAMED.join(', ')}`,
  parse: (value) => {
    if (/^\d{1,2}$/.test(value)) return Number(value) <= HOPS ? Number(value) || false : undefined
    const networks = value.split(',').map((word) => word.trim())
    return networks.every((word) => NAMED.includes(word) || isNetwork(word)) ? networks : undefined
  },
}

/** The rows of the settings table. */
export const DOOR_TABLE = {
  trustProxy: setting(
    'TRUST_PROXY',
    '0',
    proxies,
    'proxies in front of the service whose X-Forwarded-For is trusted for client addresses; 0 for none',
  ),
  bodyLimitBytes: setting(
    'BODY_LIMIT_BYTES',
    '2097152',
    wholeNumber(1024, 104857600),
    'largest request body; most routes accept far less',
  ),
  bodyTimeoutMs: setting(
    'BODY_TIMEOUT_MS',
    '15000',
    wholeNumber(100, 600_000),
    'timeout of a small body, in ms; as much again for every 256 kB that its route accepts',
  ),
  tokensPerMinute: setting(
    'TOKENS_PER_MINUTE',
    '600',
    wholeNumber(1, 1_000_000),
    'rate limit a minute of passwords per address, and of renewals per refresh token',
  ),
  verificationsPerMinute: setting(
    'VERIFICATIONS_PER_MINUTE',
    '60',
    wholeNumber(1, 1_000_000),
    'documents that one address may verify in a minute, without signing in',
  ),
  enrolmentsPerMinute: setting(
    'ENROLMENTS_PER_MINUTE',
    '60',
    wholeNumber(1, 1_000_000),
    'enrolments of one person, and wrong draining codes of one device at one address, in a minute',
  ),
  refusalsPerMinute: setting(
    'REFUSALS_PER_MINUTE',
    '1200',
    wholeNumber(1, 1_000_000),
    'refused requests without a valid token a minute, per address or token; more are 429',
  ),
  syncPerMinute: setting(
    'SYNC_PER_MINUTE',
    '3000',
    wholeNumber(1, 1_000_000),
    'requests to /v1/sync that one device may make in a minute',
  ),
  mapTiles: optional(
    'MAP_TILES',
    tileAddress,
    'imagery under the maps of the workbench: its server sees the places of the plots that people look at; without it maps ask nobody',
  ),
  graphqlQueries: setting(
    'GRAPHQL_QUERIES',
    'any',
    oneOf('any', 'saved'),
    'queries that /graphql accepts: any within its limits, or only those of schemas/operations',
  ),
}
