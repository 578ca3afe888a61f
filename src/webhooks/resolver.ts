// Resolves the names of addresses that an organization chose.
import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'

const [TIMEOUT_MS, TRIES] = [2_000, 2]

/**
 * Makes a look-up of names that waits on sockets, at most about ten seconds. That of the system waits in a thread, and the process
 * has few: a name server that is silent would hold up files and passwords. `servers` are the name servers, those of the system by
 * default.
 */
export function nameResolver(servers?: readonly string[]): LookupFunction {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  if (servers !== undefined) resolver.setServers(servers)
  return (hostname, _options, callback) => {
    const asked = [resolver.resolve4(hostname), resolver.resolve6(hostname)] as const
    void Promise.allSettled(asked).then(([four, six]) => {
      const found = [
        ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
        ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
      ]
      callback(found.length === 0 && four.status === 'rejected' ? four.reason : null, found)
    })
  }
}
