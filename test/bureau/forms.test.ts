// docs/decisions/0159: «the schema of a body makes its form; schemas/membres.json says the words of each member once»; «people type
// kilograms, hectares, percents and units of a currency, and no float touches them».
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Desk } from '../../apps/bureau/src/desk.ts'
import { fr as acts } from '../../apps/bureau/src/parts/act/fr.ts'
import { keysOf } from '../../apps/bureau/src/parts/act/intention.ts'
import { KINDS } from '../../apps/bureau/src/parts/fiche/kinds.ts'
import { changesOf } from '../../apps/bureau/src/parts/form/changes.ts'
import { bodyOf, draftsFrom, VARIANT } from '../../apps/bureau/src/parts/form/draft.ts'
import { faultWords } from '../../apps/bureau/src/parts/form/faults.ts'
import {
  forgetDraft,
  keepDraft,
  keepKeys,
  placeOfDraft,
  readDraft,
} from '../../apps/bureau/src/parts/form/kept.ts'
import { hasPicker } from '../../apps/bureau/src/parts/form/pickers.ts'
import { kindOf, loadWrites, type Schema } from '../../apps/bureau/src/parts/form/schema.ts'
import { linesOf } from '../../apps/bureau/src/parts/form/spoken.ts'
import { FORM } from '../../apps/bureau/src/parts/form/texts.ts'
import { readFigure, typedOf, unitOf, wholeOf } from '../../apps/bureau/src/parts/form/units.ts'
import { saying } from '../../apps/bureau/src/words/words.ts'
import schemas from '../../schemas/membres.json' with { type: 'json' }
import { AMBIGUOUS, NUMBERS, UNREADABLE } from '../imports/numbersTable.ts'

const WRITES = await loadWrites()
const PLACE = { zone: 'Africa/Porto-Novo', devise: 'XOF', langue: 'fr' } as const
const schemaOf = (operation: string): Schema => WRITES[operation]?.schema ?? {}

/**
 * Returns the members of a schema, and those of its lines and parts. The variants of an object that has its own members are left
 * out, because they repeat these members.
 */
function membersIn({ properties, items, oneOf = [] }: Schema): [string, Schema][] {
  const shapes = properties === undefined ? oneOf : []
  const inner = [...Object.values(properties ?? {}), ...(items === undefined ? [] : [items]), ...shapes]
  return [...Object.entries(properties ?? {}), ...inner.flatMap(membersIn)]
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

  // A list of categories for each referential has no field yet, nor has the form of an attribute's values. The row of a setting says
  // the type of its value.
  const UNSHOWN = /\.(?:qualites_par_referentiel|schema)$|^reglages_ecrire\.valeur$/

  test('has a kind of field, and where it names records a list to pick them from', () => {
    const lost = shown.filter(([, member]) => {
      const kind = kindOf(member)
      const isPicked = kind === 'record' || kind === 'records'
      return kind === null || (isPicked && !hasPicker(member['x-sillon']?.fiche ?? ''))
    })
    expect(lost.map(([place]) => place).filter((place) => !UNSHOWN.test(place))).toEqual([])
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

describe.each(['fr', 'en'] as const)('figures in %s are read digit by digit, as in a file', (langue) => {
  const unit = (decimals: number, isWhole = false) => ({ sign: '', decimals, isWhole })

  test.each(NUMBERS)('%s with %i decimals', (text, decimals, value) => {
    expect(readFigure(text, unit(decimals), langue)).toBe(value)
  })
  test.each(UNREADABLE)('%s is no figure', (text) => {
    expect(readFigure(text, unit(2), langue)).toBe('illisible')
    expect(wholeOf(text, unit(2), langue)).toBeNull()
  })
  test.each(AMBIGUOUS)('%s is read as the language writes it, or asked back', (text, lectures, forms) => {
    const [decimale, entiere] = [lectures[0].replace('.', ','), lectures[1]]
    const figure = readFigure(text, unit(3), langue)
    expect(figure).toEqual(forms[langue] ?? { decimale, entiere })
    if (typeof figure === 'number') return
    // Both readings can be typed as they are shown.
    const typed = [figure].flatMap((one) => (one === 'illisible' ? [] : [one.decimale, one.entiere]))
    expect(typed.map((one) => wholeOf(one, unit(3), langue))).toEqual(
      lectures.map((one) => Math.round(Number(one) * 1000)),
    )
  })
  test('a currency without decimals has thousands alone', () => {
    expect(readFigure('125.000', unitOf('devise', 'XOF'), langue)).toBe(125_000)
    expect(readFigure('125,000', unitOf('devise', 'XOF'), langue)).toBe(125_000)
  })
})

test('figures are typed again as they were read, and have the decimals of their unit at most', () => {
  expect([
    typedOf(97624, 3, 'fr'),
    typedOf(12000, 3, 'fr'),
    typedOf('5', 4, 'en'),
    typedOf(-50, 2, 'en'),
  ]).toEqual(['97,624', '12', '0.0005', '-0.5'])
  for (const langue of ['fr', 'en'] as const)
    for (const whole of [1_250, 1_250_000, 125, -12_345, 0])
      expect(wholeOf(typedOf(whole, 3, langue), unitOf('g', ''), langue)).toBe(whole)
  expect([unitOf('devise', 'XOF').decimals, unitOf('devise', 'EUR').decimals]).toEqual([0, 2])
  expect(wholeOf('9007199254740993', unitOf(undefined, ''), 'fr')).toBeNull()
  expect(wholeOf('12.3456', unitOf('g', ''), 'fr')).toBeNull()
})

test('a number with two readings is a fault at its field that says both', () => {
  const drafts = {
    net_g: '1.250',
    mesures: { humidite_cp: '8.125', brix: '1.250' },
    apports: [{ [VARIANT]: '1', reference_provisoire: 'BR-1', quantite_g: '40.000' }],
  }
  const { body, faults } = bodyOf(WRITES.receptions_creer?.schema ?? {}, drafts, PLACE)
  expect(body).not.toHaveProperty('net_g')
  expect(faults).toMatchObject({
    '/net_g': { decimale: '1,25', entiere: '1250' },
    '/mesures/humidite_cp': { decimale: '8,125', entiere: '8125' },
    '/mesures/brix': { decimale: '1,25', entiere: '1250' },
    '/apports/0/quantite_g': { decimale: '40', entiere: '40000' },
  })
  expect((['fr', 'en'] as const).map((langue) => faultWords(faults['/net_g'], saying(FORM, langue)))).toEqual(
    [
      'Ce nombre a deux lectures : 1,25 ou 1250. Écrivez l’une des deux.',
      'This number has two readings: 1,25 or 1250. Type one of the two.',
    ],
  )
  expect(
    bodyOf(WRITES.receptions_creer?.schema ?? {}, drafts, { ...PLACE, langue: 'en' }).body,
  ).toMatchObject({
    net_g: 1_250,
  })
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
  expect(drafts.lignes).toEqual([{ produit_id: 'p', quantite_g: '1', prix_kg: '12,5' }])
  const before = bodyOf(schema, drafts, PLACE).body
  const after = bodyOf(schema, { ...drafts, note: '', code: 'V2' }, PLACE).body
  expect(changesOf(schema, before, after)).toEqual({ changes: { code: 'V2', note: null }, faults: {} })
})

test('an emptied member takes the empty value that the contract has for it, else it is to be filled in', () => {
  const schema = schemaOf('receptions_modifier')
  const record = {
    net_g: 1000,
    mesures: { humidite_cp: 825 },
    lot_fournisseur: 'F-7',
    apports_prevus: [{ collecte_id: 'a' }],
    date_operation: '2026-11-23T07:30:00Z',
  }
  const before = bodyOf(schema, draftsFrom(schema, record, PLACE), PLACE).body
  expect(changesOf(schema, before, {})).toEqual({
    changes: { mesures: {}, lot_fournisseur: null, apports: [] },
    faults: { '/net_g': 'requis' },
  })
  const set = schemaOf('ensembles_permissions_modifier')
  expect(changesOf(set, { permissions: ['a'] }, {}).changes).toEqual({ permissions: [] })
})

test('a reception that is a draft shows the contributions that it plans', () => {
  const planned = { apports_prevus: [{ reference_provisoire: 'BR-1', quantite_g: 40_000 }], apports: [] }
  expect(draftsFrom(schemaOf('receptions_modifier'), planned, PLACE)).toEqual({
    apports: [{ [VARIANT]: '1', reference_provisoire: 'BR-1', quantite_g: '40' }],
  })
})

test('the version of a record is no field to fill in, and a list that may be empty is sent empty', () => {
  expect(bodyOf(schemaOf('ensembles_permissions_modifier'), {}, PLACE).faults).toEqual({})
  const { body, faults } = bodyOf(schemaOf('inventaires_creer'), { emplacement_id: 'e' }, PLACE)
  expect([body, faults]).toEqual([{ emplacement_id: 'e', comptages: [] }, {}])
  expect(bodyOf(schemaOf('ventes_creer'), {}, PLACE).faults).toHaveProperty('/lignes', 'requis')
})

test('a draft is told in the words of its members, records by their ids', () => {
  const { properties = {} } = schemaOf('ventes_modifier')
  const line = { produit_id: 'p', quantite_g: '1', prix_kg: '12,5', qualites: { AB: 'AB' } }
  expect(linesOf(properties.lignes ?? {}, [line], { langue: 'fr', devise: 'EUR' })).toEqual([
    [
      'Produit\u00a0: ',
      { fiche: 'produit', id: 'p', par: 'id' },
      ', ',
      'Masse\u00a0: ',
      '1 kg',
      ', ',
      'Prix du kilogramme\u00a0: ',
      '12,5 EUR',
      ', ',
      'Qualités vendues\u00a0: ',
      'AB\u00a0: ',
      'AB',
    ],
  ])
  const reader = { langue: 'en', devise: 'XOF' } as const
  expect(linesOf(properties.date_operation ?? {}, '2026-11-23T08:30', reader)).toEqual([
    ['23 Nov 2026, 08:30'],
  ])
  const { declassements = {} } = schemaOf('etapes_valider').properties ?? {}
  const lost = [{ rang: '1', referentiel_code: 'AB', avant: 'AB' }]
  expect(linesOf(declassements, lost, reader)).toEqual([
    [
      'Rank: ',
      '1',
      ', ',
      'Referential: ',
      { fiche: 'referentiel', id: 'AB', par: 'code' },
      ', ',
      'Before: ',
      { fiche: 'etat', id: 'AB', par: 'code', referentiel_code: 'AB' },
      ', ',
      'After: ',
      '—',
    ],
  ])
})

describe('a form that was begun', () => {
  const desk = (langue: 'fr' | 'en') =>
    ({ langue, me: { organisation: { code: 'DEMO' }, utilisateur: { id: 'me' } } }) as unknown as Desk
  const act = KINDS.find(({ name }) => name === 'comptes')?.acts?.find(
    ({ operation }) => operation === 'appareils_codes_enrolement',
  )
  const placeFor = (id: string, langue: 'fr' | 'en' = 'fr') =>
    placeOfDraft(desk(langue), {
      operation: 'appareils_codes_enrolement',
      params: act?.params?.({ id }, { id }) ?? {},
      begun: act?.begun?.({ id }) ?? {},
    })

  beforeEach(() => {
    const texts = new Map<string, string>()
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      value: {
        getItem: (key: string) => texts.get(key) ?? null,
        setItem: (key: string, text: string) => texts.set(key, text),
        removeItem: (key: string) => texts.delete(key),
      },
    })
  })
  afterEach(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'))

  test('belongs to one record, and to the language in which its figures were typed', () => {
    expect(new Set([placeFor('a'), placeFor('b'), placeFor('a', 'en')]).size).toBe(3)
  })

  test('keeps the record that the person saw, and the key of its request until the response is there', () => {
    const place = placeFor('a')
    const keyed = () => keysOf(readDraft(place)?.keys, (keys) => keepKeys(place, keys))
    // No key is stored without a draft, because then there is no form that could be sent again.
    keyed()({ n: 1 })
    expect(readDraft(place)).toBeNull()
    const base = { record: { nom: 'A' }, etag: '"1"' }
    keepDraft(place, { drafts: { nom: 'B' }, base })
    const first = keyed()({ n: 1 })
    keepDraft(place, { drafts: { nom: 'C' }, base })
    expect(readDraft(place)).toMatchObject({ drafts: { nom: 'C' }, base })
    expect(keyed()({ n: 1 })).toEqual(first)
    expect(keyed()({ n: 2 })).not.toEqual(first)
    forgetDraft(place)
    expect(keyed()({ n: 1 })).not.toEqual(first)
  })
})
