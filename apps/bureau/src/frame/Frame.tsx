// The frame of every screen: the signed-in person, the menu, the language and the colours.
import {
  Alert,
  AppShell,
  Burger,
  Button,
  Group,
  NavLink,
  Text,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core'
import { useDisclosure, useHotkeys, useNetwork } from '@mantine/hooks'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { Fragment, Suspense, useCallback, useEffect, useRef } from 'react'
import { useDesk, useWords } from '../desk.ts'
import { piece } from '../parts/piece.tsx'
import type { ScreenRow } from '../parts/screenRow.ts'
import { SCREENS } from '../routes.ts'
import { FRAME } from '../words/texts.ts'
import type { FrameActs } from './acts.ts'

const Palette = piece(async () => (await import('./search/Palette.tsx')).Palette)

/** The frame around a screen. */
export function Frame(acts: FrameActs) {
  const say = useWords(FRAME)
  const [isOpen, { toggle, close }] = useDisclosure()
  const [isSearching, { open: search, close: endSearch }] = useDisclosure()
  useHotkeys([['mod+K', search]], [])
  const { online } = useNetwork()
  const main = useRef<HTMLElement>(null)
  const { pathname, searchStr } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen starts at its beginning
  useEffect(() => {
    close()
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  // If the focused link disappears with its list, focus moves to the heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the address changes
  useEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [searchStr])
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 230, breakpoint: 'md', collapsed: { mobile: !isOpen } }}
      padding="md"
      withBorder
    >
      <a className="saut" href="#contenu">
        {say('aller_au_contenu')}
      </a>
      <AppShell.Header>
        <Header {...acts} isOpen={isOpen} toggle={toggle} search={search} />
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label={say('ecrans')} style={{ overflowY: 'auto' }}>
        <Menu close={close} isOfMany={acts.organisation !== undefined} />
      </AppShell.Navbar>
      <AppShell.Main id="contenu" ref={main} tabIndex={-1}>
        {!online && (
          <Alert color="orange" mb="md" role="status">
            {say('hors_ligne')}
          </Alert>
        )}
        <Outlet />
      </AppShell.Main>
      {isSearching && (
        <Suspense>
          <Palette close={endSearch} />
        </Suspense>
      )}
    </AppShell>
  )
}

// The first screen of the table is the first in the menu.
const AHEAD_MS = 1000

function Menu({ close, isOfMany }: { close: () => void; isOfMany: boolean }) {
  const say = useWords(FRAME)
  const { holds, me } = useDesk()
  const { pathname } = useLocation()
  const offered = useCallback(({ permissions }: ScreenRow) => holds(...permissions), [holds])
  const shown = SCREENS.filter(offered)
  // Loads the code of the screens in the menu ahead, so that they open without a network.
  useEffect(() => {
    const later = setTimeout(
      () => SCREENS.filter(offered).forEach(({ screen }) => void screen.preload()),
      AHEAD_MS,
    )
    return () => clearTimeout(later)
  }, [offered])
  const current = shown
    .filter(({ path }) => `${pathname}/`.startsWith(`${path}/`))
    .reduce((best, { path }) => (path.length > best.length ? path : best), '')
  // A person with no other screen has nothing to begin.
  const isWelcomed =
    me.onboarding.requis && shown.length > 1 && current !== '/moi' && me.organisation.code !== ''
  return (
    <>
      {isWelcomed && (
        <NavLink component={Link} to="/moi" label={say('bienvenue')} onClick={close} active={false} />
      )}
      {shown.map(({ path, name, section }, n) => (
        <Fragment key={path}>
          {section !== undefined && section !== shown[n - 1]?.section && (
            <Text size="xs" fw={700} mt="sm" px="sm">
              {say(section)}
            </Text>
          )}
          <NavLink
            component={Link}
            to={path}
            label={say(name)}
            active={path === current}
            activeOptions={{ exact: true }}
            onClick={close}
            variant="light"
            {...(path === current ? { 'aria-current': 'page' as const } : {})}
          />
        </Fragment>
      ))}
      {/* Changing the organization loads a new page, so that no cached data of one organization is shown in another. */}
      {isOfMany && <NavLink component="a" href="/bureau" label={say('organisation_changer')} mt="auto" />}
    </>
  )
}

type HeaderGiven = FrameActs & { isOpen: boolean; toggle: () => void; search: () => void }

function Header({ isOpen, toggle, search, leave, setLangue }: HeaderGiven) {
  const say = useWords(FRAME)
  const { me, langue } = useDesk()
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  return (
    <Group h="100%" px="md" gap="xs" wrap="nowrap" justify="space-between">
      <Group gap="xs" wrap="nowrap" miw={0}>
        <Burger
          opened={isOpen}
          onClick={toggle}
          hiddenFrom="md"
          size="sm"
          aria-label={say('menu')}
          aria-expanded={isOpen}
        />
        <Text fw={700} visibleFrom="xs">
          {say('sillon')}
        </Text>
        <Text size="sm" c="dimmed" visibleFrom="sm" truncate>
          {say('personne', {
            nom: me.utilisateur.nom_affiche,
            organisation: me.organisation.nom || say('editeur'),
          })}
        </Text>
      </Group>
      <Group gap={4} wrap="nowrap">
        <Button
          variant="subtle"
          size="compact-sm"
          px={6}
          title={say('chercher_touches')}
          aria-keyshortcuts="Control+K"
          onClick={search}
        >
          {say('chercher_partout')}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          px={6}
          lang={langue === 'fr' ? 'en' : 'fr'}
          title={say('langue_dite')}
          onClick={() => setLangue(langue === 'fr' ? 'en' : 'fr')}
        >
          {say('langue')}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          px={6}
          aria-label={say(isDark ? 'theme_clair' : 'theme_sombre')}
          title={say(isDark ? 'theme_clair' : 'theme_sombre')}
          onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
        >
          <span aria-hidden>{isDark ? '☀' : '☾'}</span>
        </Button>
        <Button variant="subtle" size="compact-sm" px={6} onClick={leave}>
          {say('sortir')}
        </Button>
      </Group>
    </Group>
  )
}
