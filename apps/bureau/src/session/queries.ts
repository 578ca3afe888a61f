// The HTTP clients of the screens.
import { Refused } from '@sillon/client/client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

/**
 * Reads and acts of the screens; `end` is called when the session is over. The typed client already retries, so this layer does
 * not. Without a network, a read or an act fails at once: an act that waited for the network could run after the person has left.
 */
export function queriesOf(end: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof Refused && error.status === 401) end()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: false, staleTime: 10_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
