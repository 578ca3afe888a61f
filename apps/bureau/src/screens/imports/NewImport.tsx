// A new import: its kind, the template and the file.
import { Anchor, NativeSelect, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { Pending } from '../../parts/Pending.tsx'
import { Dropping } from './Dropping.tsx'
import { useModels } from './queries.ts'
import { Template } from './Template.tsx'
import { IMPORTS } from './texts.ts'

/** Chooses what a file contains, and sends it. */
export function NewImport() {
  const say = useWords(IMPORTS)
  const models = useModels()
  return (
    <>
      <Anchor component={Link} to="/imports" search={{} as never} size="sm">
        {say('retour')}
      </Anchor>
      <PageTitle>{say('nouveau')}</PageTitle>
      <Pending of={models}>{() => <Choosing />}</Pending>
    </>
  )
}

function Choosing() {
  const say = useWords(IMPORTS)
  const { langue, holds } = useDesk()
  const [{ genre = '' }, change] = useAddress()
  const { data: models = [] } = useModels()
  const [connus, setConnus] = useState<'refuser' | 'mettre_a_jour'>('refuser')
  const allowed = models.filter(({ permission }) => holds(permission))
  const model = allowed.find((one) => one.genre === genre)
  const choices = (['refuser', 'mettre_a_jour'] as const).map((value) => ({ value, label: say(value) }))
  return (
    <Stack gap="md" maw={720}>
      <NativeSelect
        label={say('genre')}
        required
        data={[
          { value: '', label: say('choisir') },
          ...allowed.map(({ genre: value, noms }) => ({ value, label: noms[langue] })),
        ]}
        value={model?.genre ?? ''}
        onChange={(event) => change({ genre: event.currentTarget.value }, { replace: true })}
      />
      {model !== undefined && (
        <>
          <Template model={model} />
          {model.genre === 'producteurs' && (
            <NativeSelect
              label={say('connus')}
              data={choices}
              value={connus}
              onChange={(event) =>
                setConnus(event.currentTarget.value === 'refuser' ? 'refuser' : 'mettre_a_jour')
              }
            />
          )}
          <Dropping
            key={model.genre}
            model={model}
            connus={model.genre === 'producteurs' ? connus : 'refuser'}
            done={(id) => change({ id, nouveau: undefined, genre: undefined })}
          />
        </>
      )}
    </Stack>
  )
}
