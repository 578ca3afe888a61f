// Addresses that webhooks may reach. An organization chooses the URL, so the service treats every URL as hostile: a request leaves
// only for a public address. The address is judged when the connection is made, because the name may resolve to another one by then.
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { networkInterfaces } from 'node:os'
import { nameResolver } from './resolver.ts'

/** Why a webhook may not reach a URL; null if it may. */
export type AddressFault = 'adresse_illisible' | 'adresse_sans_https' | 'adresse_interdite'

/** The settings of the operator. */
export type AddressSettings = {
  /** URLs that are accepted as they are, also without TLS and inside the installation. Production accepts none. */
  readonly webhooksAllowed: readonly string[]
  /** Further networks of the installation, which webhooks may not reach. */
  readonly webhooksRefused: readonly string[]
}

/** Judges the addresses of webhooks. */
export type AddressRules = {
  /** Returns why a URL is refused, as far as it can be known without resolving its name. */
  faultOf(url: string): AddressFault | null
  /** Returns true if this exact URL was allowed by the operator. */
  isAllowed(url: string): boolean
  /** Resolves a name and refuses if any of its addresses is not public. Sockets call it when they connect. */
  readonly lookup: LookupFunction
  /** Returns true if webhooks may connect to an IP address. */
  isPublic(address: string): boolean
}

/** The error of a connection to an address that is not public. */
export class ForbiddenAddress extends Error {}

// The special-purpose networks of IPv4 that are not reachable globally (IANA's registry), multicast and the reserved block.
const REFUSED_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
// Only global unicast of IPv6 is reachable, so that loopback, link-local, unique-local, multicast, mapped and NAT64 addresses
// are outside. Inside it, these networks carry an IPv4 address (Teredo, 6to4) or are reserved for protocols and documentation.
const GLOBAL_6 = '2000::/3'
const REFUSED_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

/** Makes the rules for the networks of this machine and the settings of the operator. `resolveName` asks the system's name servers. */
export function addressRules(
  { webhooksAllowed: allowed, webhooksRefused: refused }: AddressSettings,
  resolveName: LookupFunction = nameResolver(),
): AddressRules {
  const global6 = networks([GLOBAL_6])
  const closed = networks([...REFUSED_4, ...REFUSED_6, ...ownNetworks(), ...refused])
  const isPublic = (address: string) => {
    const family = isIP(address)
    if (family === 4) return !closed.check(address, 'ipv4')
    return family === 6 && global6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
  }
  const lookup: LookupFunction = (hostname, options, callback) => {
    resolveName(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return callback(error, [])
      const addresses = Array.isArray(found) ? found : []
      const [first] = addresses
      if (first === undefined || !addresses.every(({ address }) => isPublic(address)))
        return callback(new ForbiddenAddress(`${hostname} has an address that is not public`), [])
      if (options.all === true) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
  return {
    isPublic,
    lookup,
    isAllowed: (url) => allowed.includes(url),
    faultOf(url) {
      if (!URL.canParse(url)) return 'adresse_illisible'
      const { protocol, hostname, username, password } = new URL(url)
      if (username !== '' || password !== '') return 'adresse_illisible'
      if (allowed.includes(url)) return null
      if (protocol !== 'https:') return 'adresse_sans_https'
      const host = hostname.replace(/^\[|\]$/g, '')
      const isForbidden = isIP(host) === 0 ? /(?:^|\.)localhost\.?$/i.test(host) : !isPublic(host)
      return isForbidden ? 'adresse_interdite' : null
    },
  }
}

// The networks of this machine, public ones too: its neighbours are the installation's own.
function ownNetworks(): string[] {
  const found = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses)
  return found.map(({ cidr, address, family }) => cidr ?? `${address}/${family === 'IPv4' ? 32 : 128}`)
}

function networks(list: readonly string[]): BlockList {
  const made = new BlockList()
  for (const one of list) {
    const [address = '', prefix] = one.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    made.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return made
}
