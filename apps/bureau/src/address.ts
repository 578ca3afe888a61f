// The state of a screen is part of its URL, so that a person can send the URL, store it and go back to it.
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

/** The query string of a screen's URL, as names and texts. */
export type Search = Readonly<Record<string, string | undefined>>

/** Reads the query string of the URL; leaves out `organisation`, which belongs to the frame. */
export function useAddress(): readonly [Search, (next: Search, how?: { replace?: boolean }) => void] {
  const search = useLocation({ select: ({ search }) => search as Record<string, unknown> })
  const navigate = useNavigate()
  const texts = useMemo(
    () => Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)])),
    [search],
  )
  const change = useCallback(
    (next: Search, { replace = false } = {}) => {
      const merged = (before: Record<string, unknown>) => clean({ ...before, ...next })
      void navigate({ to: '.', search: merged as never, replace })
    },
    [navigate],
  )
  return [texts, change]
}

// Empty values are left out.
function clean(search: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''))
}
