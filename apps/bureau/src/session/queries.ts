// How the screens ask and act.
import { Refused } from '@sillon/client/client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

/**
 * What asks and acts for the screens; `end` is told that the session is over. The client sends again what may be sent again; here
 * nothing is. Without a network what is asked or done fails, and that is said: an act that waited for the network would be done once
 * nobody looks any more.
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
