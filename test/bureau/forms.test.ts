// docs/decisions/0159: «the schema of a body makes its form; schemas/membres.json says the words of each member once»; «people type
// kilograms, hectares, percents and units of a currency, and no float touches them».
import { describe, expect, test } from 'vitest'
import { fr as acts } from '../../apps/bureau/src/parts/act/fr.ts'
import { KINDS } from '../../apps/bureau/src/parts/fiche/kinds.ts'
import { bodyOf, changesOf, draftsFrom, VARIANT } from '../../apps/bureau/src/parts/form/draft.ts'
import { hasPicker } from '../../apps/bureau/src/parts/form/pickers.ts'
import { kindOf, loadWrites, type Schema } from '../../apps/bureau/src/parts/form/schema.ts'
import { typedOf, unitOf, wholeOf } from '../../apps/bureau/src/parts/form/units.ts'
import schemas from '../../schemas/membres.json' with { type: 'json' }

const WRITES = await loadWrites()
const PLACE = { zone: 'Africa/Porto-Novo', devise: 'XOF' }

/** Returns the members of a schema, and those of its lines and parts. */
function membersIn({ properties = {}, items, oneOf = [] }: Schema): [string, Schema][] {
  const inner = [...Object.values(properties), ...(items === undefined ? [] : [items]), ...oneOf]
  return [...Object.entries(properties), ...inner.flatMap(membersIn)]
}

const shown = Object.entries(WRITES)
  .filter(([operation]) => Object.hasOwn(acts, operation))
  .flatMap(([operation, { schema }]) =>
    membersIn(schema).map(([name, member]) => [`${operation}.${name}`, member] as const),
  )

describe('every member of every offered write', () => {
  test('has words in both languages, as each word of its enumeration has', () => {
    expect(shown.length).toBeGreaterThan(60)
    const silent = shown.filter(([, member]) => {
      const words = member['x-sillon']
      const values = (member.enum ?? member.items?.enum ?? []).filter((one) => typeof one === 'string')
      const all = [words, ...values.map((one) => words?.valeurs?.[String(one)])]
      return all.some((one) => !/\S/.test(one?.fr ?? '') || !/\S/.test(one?.en ?? ''))
    })
    expect(silent.map(([place]) => place)).toEqual([])
  })

  // A list of categories for each referential has no field yet.
  const UNSHOWN = 'qualites_par_referentiel'

  test('has a kind of field, and where it names records a list to pick them from', () => {
    const lost = shown.filter(([, member]) => {
      const kind = kindOf(member)
      const isPicked = kind === 'record' || kind === 'records'
      return kind === null || (isPicked && !hasPicker(member['x-sillon']?.fiche ?? ''))
    })
    expect(lost.map(([place]) => place).filter((place) => !place.endsWith(UNSHOWN))).toEqual([])
  })
})

test('every column, filter and heading of the table of kinds has words in both languages', () => {
  const words: Readonly<Record<string, { readonly fr: string; readonly en: string }>> = schemas.membres
  const named = KINDS.flatMap(({ named: heading, columns, filters = {}, belongings = [] }) => [
    ...heading,
    ...columns,
    ...Object.keys(filters),
    ...belongings.flatMap((one) => one.columns),
  ])
  expect(named.filter((name) => !words[name]?.fr || !words[name]?.en)).toEqual([])
  const operations = KINDS.flatMap(({ create, edit, acts: own = [], inner = {}, belongings = [] }) => [
    ...(create === undefined ? [] : [create]),
    ...[edit, ...own, ...Object.values(inner).flat()].flatMap((one) =>
      one === undefined ? [] : [one.operation],
    ),
    ...belongings.flatMap((one) => one.acts?.map(({ operation }) => operation) ?? []),
  ])
  expect(operations.filter((operation) => WRITES[operation] === undefined)).toEqual([])
})

test('figures are converted digit by digit, and what is no figure of the unit is none', () => {
  expect(['12,5', '0.001', '1 234', '-3', '1e3', '12.3456', ''].map((typed) => wholeOf(typed, 3))).toEqual([
    12500,
    1,
    1234000,
    -3000,
    null,
    null,
    null,
  ])
  expect([typedOf(97624, 3), typedOf(12000, 3), typedOf('5', 4), typedOf(-50, 2)]).toEqual([
    '97.624',
    '12',
    '0.0005',
    '-0.5',
  ])
  expect([unitOf('devise', 'XOF').decimals, unitOf('devise', 'EUR').decimals]).toEqual([0, 2])
  expect(wholeOf('9007199254740993', 0)).toBeNull()
})

test('a draft becomes the body that the contract asks for', () => {
  const { body, faults } = bodyOf(
    WRITES.receptions_creer?.schema ?? {},
    {
      origine: 'membres',
      net_g: '97,698',
      mesures: { humidite_cp: '8,25', impuretes_cp: '' },
      apports: [
        { collecte_id: 'a' },
        { [VARIANT]: '1', reference_provisoire: 'BR-A1-20261123-0001', quantite_g: '40' },
      ],
      date_operation: '2026-11-23T08:30',
      note: 'left out',
    },
    PLACE,
  )
  expect(body).toEqual({
    origine: 'membres',
    net_g: 97698,
    mesures: { humidite_cp: 825 },
    apports: [{ collecte_id: 'a' }, { reference_provisoire: 'BR-A1-20261123-0001', quantite_g: 40000 }],
    date_operation: '2026-11-23T07:30:00.000Z',
  })
  expect(faults).toEqual({ '/campagne_id': 'requis', '/produit_id': 'requis', '/emplacement_id': 'requis' })
})

test('a change sends what differs alone, an amount in the currency of its own record, and null for what was emptied', () => {
  const { schema = {} } = WRITES.ventes_modifier ?? {}
  const line = { produit_id: 'p', quantite_g: 1000, prix_kg: 1250 }
  const drafts = draftsFrom(schema, { code: 'V1', devise: 'EUR', note: 'seen', lignes: [line] }, PLACE)
  expect(drafts.lignes).toEqual([{ produit_id: 'p', quantite_g: '1', prix_kg: '12.5' }])
  const before = bodyOf(schema, drafts, PLACE).body
  const after = bodyOf(schema, { ...drafts, note: '', code: 'V2' }, PLACE).body
  expect(changesOf(schema, before, after)).toEqual({ code: 'V2', note: null })
})
