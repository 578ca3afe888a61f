import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type Search, useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { RecordTable } from '../../parts/list/RecordTable.tsx'
import { useRecords } from '../../parts/list/records.ts'
import { namesOf } from '../../parts/names.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { LISTS, type Listed } from './lists.tsx'
import { CAMPAIGN } from './texts.ts'

/** The list of the records that a figure counts, with a link back to the figures. The URL contains the name of the list. */
export function FigureList({ liste }: { liste: string }) {
  const say = useWords(CAMPAIGN)
  const [search] = useAddress()
  return (
    <>
      <Anchor component={Link} to="/campagne" search={{ campagne: search.campagne } as never}>
        {say('retour')}
      </Anchor>
      {Object.hasOwn(LISTS, liste) ? (
        <Shown listed={LISTS[liste as keyof typeof LISTS] as Listed<unknown>} search={search} />
      ) : (
        <PageTitle>{say('liste_inconnue')}</PageTitle>
      )}
    </>
  )
}

function Shown({ listed, search }: { listed: Listed<unknown>; search: Search }) {
  const say = useWords(CAMPAIGN)
  const desk = useDesk()
  const title = listed.title({ say, desk }, search)
  const { ids } = listed
  const records = useRecords(['campagne', 'liste', search, desk.langue], (cursor, signal) =>
    listed.page({ desk, search, cursor, signal }),
  )
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <RecordTable
        name={title}
        of={records}
        names={ids && ((rows) => namesOf(desk, rows.map(ids)))}
        columns={listed.columns({ say, desk })}
        idOf={listed.idOf}
      />
    </>
  )
}
