// Lots and stock: the filtered lots, the places with their stock, the waiting receptions, and the page of a lot.
import { Group, NavLink } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAddress } from '../../address.ts'
import { useWords } from '../../desk.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { piece } from '../../parts/piece.tsx'
import { LotList } from './LotList.tsx'
import { Places } from './Places.tsx'
import { LOTS } from './texts.ts'
import { Waiting } from './Waiting.tsx'

// The page of a lot comes ahead, while the list is looked at.
const LotPage = piece(async () => (await import('./LotPage.tsx')).LotPage)

const VIEWS = { lots: LotList, lieux: Places, receptions: Waiting } as const
type View = keyof typeof VIEWS

/** Lots and stock. */
export function Screen() {
  const say = useWords(LOTS)
  const [{ id, vue = 'lots' }] = useAddress()
  useEffect(() => void LotPage.preload(), [])
  if (id !== undefined) return <LotPage id={id} key={id} />
  const current: View = Object.hasOwn(VIEWS, vue) ? (vue as View) : 'lots'
  const Shown = VIEWS[current]
  return (
    <>
      <PageTitle>{say('titre')}</PageTitle>
      <Group component="nav" aria-label={say('vues')} gap={4} mb="md">
        {(Object.keys(VIEWS) as View[]).map((view) => (
          <NavLink
            key={view}
            component={Link}
            to="/lots"
            search={(view === 'lots' ? {} : { vue: view }) as never}
            activeOptions={{ exact: true }}
            label={say(`vue_${view}`)}
            active={view === current}
            aria-current={view === current ? 'page' : undefined}
            variant="light"
            w="auto"
          />
        ))}
      </Group>
      <Shown />
    </>
  )
}
