// The table of screens as routes inside the frame.

import { Center, Loader } from '@mantine/core'
import { createRootRoute, createRoute, createRouter, Navigate, RouterProvider } from '@tanstack/react-router'
import { createContext, useContext, useState } from 'react'
import { useDesk, useWords } from '../desk.ts'
import { SCREENS } from '../routes.ts'
import { FRAME } from '../words/texts.ts'
import type { FrameActs } from './acts.ts'
import { Broken } from './Broken.tsx'
import { Frame } from './Frame.tsx'
import { NoScreen, NotFound } from './NotFound.tsx'

const ActsContext = createContext<FrameActs | null>(null)

/** The screens, under `/bureau`. */
export function Screens(acts: FrameActs) {
  const [router] = useState(() => routerOf(acts.organisation))
  return (
    <ActsContext value={acts}>
      <RouterProvider router={router} />
    </ActsContext>
  )
}

function Root() {
  const acts = useContext(ActsContext)
  return acts === null ? null : <Frame {...acts} />
}

// Keeps the chosen organization in the URL, so that a shared link opens the same organization.
function routerOf(organisation: string | undefined) {
  const root = createRootRoute({ component: Root, notFoundComponent: NotFound })
  const screens = SCREENS.map(({ path, screen }) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: screen,
      errorComponent: Broken,
      pendingComponent: Loading,
    }),
  )
  const home = createRoute({ getParentRoute: () => root, path: '/', component: Home })
  return createRouter({
    routeTree: root.addChildren([home, ...screens]),
    basepath: '/bureau',
    search: { strict: false },
    stringifySearch: (search) => written({ ...search, organisation }),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    scrollRestoration: true,
  })
}

function Loading() {
  const say = useWords(FRAME)
  return (
    <Center p="xl">
      <Loader aria-label={say('chargement')} role="status" />
    </Center>
  )
}

function written(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

function Home() {
  const { holds } = useDesk()
  // Every member has the screen of their own account: work begins elsewhere.
  const first = SCREENS.find(({ permissions }) => permissions.length > 0 && holds(...permissions))
  return first === undefined ? <NoScreen /> : <Navigate to={first.path} replace />
}
