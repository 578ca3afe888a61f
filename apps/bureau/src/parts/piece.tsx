// Parts of the workbench whose code is loaded when they are shown. A part that could not be loaded is an error of its screen,
// which offers a retry. The page never reloads by itself, so that typed text is not lost.
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'

const PIECES = 'morceau'
let count = 0

/** Returns a component that loads its code when it is shown; `preload` loads it ahead and ignores a failure. */
export function piece<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  count += 1
  const queryKey = [PIECES, count]
  function Piece(props: Props) {
    const { data: Part } = useSuspenseQuery({
      queryKey,
      queryFn: load,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    })
    return <Part {...props} />
  }
  const preload = (): Promise<void> =>
    load().then(
      () => undefined,
      () => undefined,
    )
  return Object.assign(Piece, { preload })
}

/** Returns the parts whose code could not be loaded. */
export const missingPieces = (queries: QueryClient) =>
  queries.getQueryCache().findAll({ queryKey: [PIECES], predicate: ({ state }) => state.status === 'error' })
