// Lists open lines by person, and pays the lines of one person, or of several.
import { Anchor, Group, Stack, Text } from '@mantine/core'
import { useAddress } from '../../address.ts'
import { useWords } from '../../desk.ts'
import { Picker } from '../../parts/form/Picker.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { Pending } from '../../parts/Pending.tsx'
import { Lines } from './Lines.tsx'
import { Persons } from './Persons.tsx'
import { MOST, type Payee, useDue } from './queries.ts'
import { TEXTS } from './texts.ts'

/** The lines due, for those who pay. */
export function Screen() {
  const say = useWords(TEXTS)
  const [{ producteur_id, fournisseur_id }, change] = useAddress()
  const payee =
    producteur_id !== undefined ? { producteur_id } : fournisseur_id !== undefined ? { fournisseur_id } : null
  const choose = (next: Payee | null) =>
    change({ producteur_id: undefined, fournisseur_id: undefined, ...next })
  const due = useDue(payee)
  return (
    <Stack gap="md">
      <PageTitle>{say('titre')}</PageTitle>
      <Text size="sm">{say('quoi')}</Text>
      <Group align="end" gap="sm" data-outils>
        <Person kind="producteur" of={producteur_id} choose={choose} />
        <Person kind="fournisseur" of={fournisseur_id} choose={choose} />
        {payee !== null && (
          <Anchor component="button" type="button" size="sm" onClick={() => choose(null)}>
            {say('tous')}
          </Anchor>
        )}
      </Group>
      <Pending of={due}>
        {({ rows, isCut, names }) => (
          <>
            {isCut && <Text size="sm">{say('coupe', { n: MOST })}</Text>}
            {payee === null && <Persons rows={rows} names={names} isCut={isCut} choose={choose} />}
            {payee !== null && rows.length === 0 && <Text>{say('rien_ici')}</Text>}
            {payee !== null && rows.length > 0 && (
              <Lines
                key={rows.map(({ id, reste }) => `${id} ${reste}`).join()}
                rows={rows}
                names={names}
                payee={payee}
              />
            )}
          </>
        )}
      </Pending>
    </Stack>
  )
}

type PersonGiven = {
  readonly kind: 'producteur' | 'fournisseur'
  readonly of: string | undefined
  choose(next: Payee | null): void
}

function Person({ kind, of, choose }: PersonGiven) {
  const say = useWords(TEXTS)
  const pick = (id: string) => choose(kind === 'producteur' ? { producteur_id: id } : { fournisseur_id: id })
  return (
    <Picker
      label={say(kind)}
      schema={{ type: 'string', 'x-sillon': { fr: '', en: '', fiche: kind } }}
      draft={of}
      change={(draft) => (typeof draft === 'string' && draft !== '' ? pick(draft) : choose(null))}
      isRequired={false}
      description={undefined}
      error={undefined}
      near={NEAR}
    />
  )
}

const NEAR = {}
