// The form of a try on a line of a contract.
import { NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { told } from '../../parts/fiche/values.ts'
import { bodyOf, type Drafts } from '../../parts/form/draft.ts'
import { Form } from '../../parts/form/Form.tsx'
import { useCalculating, type useContract } from './queries.ts'
import { Tries } from './Tries.tsx'
import { TEXTS } from './texts.ts'
import type { Body, Line, Try } from './types.ts'

type Found = NonNullable<ReturnType<typeof useContract>['data']>

/** The tries of a contract. */
export function Simulation({ contract, names, products, schemaOf }: Found) {
  const say = useWords(TEXTS)
  const desk = useDesk()
  const { me, langue } = desk
  const [rang, setLine] = useState(contract.lignes[0]?.rang ?? 1)
  const [drafts, change] = useState<Drafts>(EMPTY)
  const [tries, add] = useState<readonly Try[]>([])
  const calculating = useCalculating(contract.id)
  const line = contract.lignes.find((one) => one.rang === rang) as Line
  const schema = schemaOf(line)
  const place = { zone: me.organisation.fuseau_horaire, devise: contract.devise, langue }
  const { body, faults } = bodyOf(schema, drafts, place)
  const send = () => {
    const asked: Body = { ...body, ligne: rang }
    calculating.mutate(asked, {
      onSuccess: (price) => add([{ n: tries.length + 1, asked, price }, ...tries]),
    })
  }
  const nameOf = ({ rang: n, produit_id }: Line) =>
    say('ligne_n', { n, produit: names.get(produit_id) ?? '…' })
  return (
    <Stack gap="md">
      <Stack gap="sm" maw={560}>
        <NativeSelect
          label={say('ligne')}
          value={String(rang)}
          data={contract.lignes.map((one) => ({ value: String(one.rang), label: nameOf(one) }))}
          onChange={({ currentTarget }) => {
            setLine(Number(currentTarget.value))
            change(EMPTY)
          }}
        />
        <Text size="sm">
          {line.formule === null
            ? say('prix_fixe', { prix: told('montant', line.prix_kg ?? 0, contract, desk) })
            : say('formule', { n: new Set(line.formule.ajustements.map(({ mesure }) => mesure)).size })}
        </Text>
        <Form
          schema={schema}
          title={say('calculer')}
          drafts={drafts}
          change={change}
          clear={() => change(EMPTY)}
          isBegun={false}
          found={faults}
          isUnchanged={false}
          changed={null}
          confirmation={null}
          error={calculating.error}
          isPending={calculating.isPending}
          send={send}
        />
      </Stack>
      {tries.length > 0 && <Tries tries={tries} products={products} />}
    </Stack>
  )
}

const EMPTY: Drafts = { mesures: {} }
