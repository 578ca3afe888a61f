// The limits of the payloads, with one case on each side: the values that PostgreSQL's types and the rules' arithmetic can hold.
import { readFileSync } from 'node:fs'
import { COMMAND_TYPES, type CommandType } from '@sillon/telephone/commandTypes'
import { describe, expect, it } from 'vitest'
import { listCommandSchemas, loadCommandSchemas } from '../../src/contract/commandSchemas.ts'
import { ID, LEAST, RELEVE } from './payloads.ts'

const schemas = loadCommandSchemas()
const types = Object.keys(COMMAND_TYPES) as CommandType[]

/** Returns a payload with other values at some paths, for example `releve.nb_points`. */
function changed(type: CommandType, changes: Record<string, unknown>): unknown {
  const payload = structuredClone<object>(LEAST[type]) as Record<string, unknown>
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    const owner = keys.reduce((object, key) => object[key] as Record<string, unknown>, payload)
    owner[last] = structuredClone(value)
  }
  return JSON.parse(JSON.stringify(payload))
}

const judge = (type: CommandType, payload: unknown) =>
  schemas.check(type, COMMAND_TYPES[type].version, payload, []).payload
const many = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i))
const idOf = (i: number) => `0190b8a6-5c00-7000-8000-${i.toString(16).padStart(12, '0')}`

type Bound = [path: string, inside: unknown[], outside: unknown[]]

const int = (path: string, minimum: number, maximum: number): Bound => [
  path,
  [minimum, maximum],
  [minimum - 1, maximum + 1, minimum + 0.5, String(minimum), null],
]
const text = (path: string, longest: number): Bound => [
  path,
  ['é', '😀'.repeat(longest)],
  ['', ' \n', 'é'.repeat(longest + 1), 1, null],
]
const optionalText = (path: string, longest: number): Bound => [
  path,
  [undefined, null, 'é'.repeat(longest)],
  ['', '\t', 'é'.repeat(longest + 1), 1],
]
const day = (path: string): Bound => [
  path,
  ['1900-01-01', '2999-12-31', '2028-02-29'],
  [
    '1899-12-31',
    '3000-01-01',
    '2027-02-29',
    '2026-13-01',
    '26-01-01',
    '2026-05-04T00:00:00Z',
    '+002026-05-04',
    1,
  ],
]
const instant = (path: string): Bound => [
  path,
  ['1900-01-01T00:00:00Z', '2999-12-31T23:59:59.999999999-12:00', '2026-05-04T08:00:00+14:00'],
  [
    '1899-12-31T23:59:59Z',
    '3000-01-01T00:00:00Z',
    '2026-05-04',
    '2026-05-04T08:00:00',
    '2026-05-04T24:00:00Z',
    '2026-02-30T08:00:00Z',
    '2026-05-04 08:00:00Z',
    null,
  ],
]
const word = (path: string): Bound => [
  path,
  ['a', `a${'_'.repeat(39)}`],
  ['', 'A', '1a', 'a b', `a${'_'.repeat(40)}`, null],
]
const identity = (at: string): Bound[] => [
  [`${at}groupement_id`, [ID.toUpperCase()], ['', 'ALLADA', `urn:uuid:${ID}`, null]],
  text(`${at}nom`, 120),
  text(`${at}prenoms`, 160),
  [`${at}sexe`, [undefined, null, 'F', 'M'], ['f', '', 1]],
  [`${at}date_naissance`, [undefined, null, '1900-01-01'], ['1899-12-31', 'hier']],
  optionalText(`${at}telephone`, 40),
  optionalText(`${at}localite`, 160),
]
const document = (at: string): Bound[] => [
  word(`${at}.type`),
  [`${at}.numero`, ['1', '-a-', 'x'.repeat(60)], ['', '- /', 'x'.repeat(61), 1]],
  [`${at}.pays`, ['BJ'], ['bj', 'BEN', '', null]],
]
const ring = (count: number) => many(count, (i) => [i / 1e5, 0])
const survey: Bound[] = [
  ['releve.geojson.type', ['Polygon'], ['MultiPolygon', 'polygon', null]],
  [
    'releve.geojson.coordinates',
    // Shapes with impossible coordinates, not closed, too short, crossed, with a hole: the rules judge them, not the schema.
    [
      [
        [
          [999, -999],
          [1e308, 0],
        ],
      ],
      [[]],
      [ring(10_000)],
      [[[2, 6, 31.5]]],
      [ring(4), ring(4)],
    ],
    [[], [ring(10_001)], [[[2]]], [[[2, 6, 1, 1]]], [[['2', '6']]], [[2, 6]], [[[null, 6]]], {}],
  ],
  ['releve.geojson.crs', [], [{ type: 'name' }]],
  int('releve.nb_points', 0, 1_000_000),
  int('releve.precision_mediane_cm', 0, 10_000_000),
  int('releve.surface_telephone_m2', 0, 1e12),
  instant('releve.debut'),
  instant('releve.fin'),
]

const grown = (produit_id: string, part_cp: number, rest: object = {}) => ({
  produit_id,
  part_cp,
  strate: 'principal',
  ...rest,
})
const CULTURES: [unknown[], unknown[]] = [
  [
    [],
    many(50, (i) => grown(idOf(i), 10_000)),
    [grown(ID, 0, { strate: 'associe', cycle: 1 })],
    [grown(ID, 0, { cycle: 12 })],
  ],
  [
    many(51, (i) => grown(idOf(i), 1)),
    [grown(ID, 10_001)],
    [grown(ID, -1)],
    [{ part_cp: 1, strate: 'principal' }],
    [{ produit_id: ID, part_cp: 1 }],
    [grown(ID, 1, { strate: 'sous-bois' })],
    [grown(ID, 1, { cycle: 0 })],
    [grown(ID, 1, { cycle: 13 })],
    [grown(ID, 1, { cycle: null })],
  ],
]

const BOUNDS: Partial<Record<CommandType, Bound[]>> = {
  'producteur.enregistrer': identity(''),
  'producteur.modifier': [
    int('version_base', 1, 2 ** 31 - 1),
    [
      'champs',
      [{ localite: null }],
      [{}, { actif: false }, { producteur_id: ID }, { version: 2 }, { piece_identite: null }, null],
    ],
    ...identity('champs.').filter(([path]) => !path.endsWith('.nom')),
  ],
  'parcelle.enregistrer': [
    text('nom', 120),
    int('surface_declaree_m2', 0, 1e12),
    ['cultures', ...CULTURES],
    ...survey,
  ],
  'parcelle.relever': [['cultures', ...CULTURES], ...survey],
  'collecte.signaler_erreur': [
    text('motif', 500),
    [
      'correction_proposee',
      [null, { contrat_id: null }, { pesees: [{ brut_g: 1, tare_g: 0 }], humidite_cp: null }],
      [
        {},
        'le double',
        { collecte_id: ID },
        { pesees: [] },
        { pesees: [{ brut_g: -1, tare_g: 0 }] },
        { impuretes_cp: 10_001 },
      ],
    ],
  ],
  'recu.reimprimer': [
    int('copies', 1, 100),
    ['reference_provisoire', ['BR-AB12CD34-20260504-9999'], ['BR-a7-20260504-0001', 'BR-A7-0001', '', null]],
  ],
  'livraison.etablir_bon': [
    ['collectes', [many(200, idOf)], [[], many(201, idOf), [ID, ID], ['1'], null]],
    text('vehicule.immatriculation', 20),
    text('vehicule.chauffeur', 120),
  ],
  'intrant.remettre': [
    int('quantite', 1, 1e12),
    int('valeur.montant', 0, 1e15),
    ['valeur.devise', ['EUR'], ['eur', 'EURO', null]],
    ['unite_code', ['H87', 'LT'], ['kg', 'KILO', '', null]],
    ['avance', [true, false], ['oui', 1, null]],
  ],
  'inspection.enregistrer': [
    ['parcelle_id', [undefined, null, ID], ['1']],
    word('formulaire_code'),
    int('formulaire_version', 1, 2 ** 31 - 1),
    [
      'reponses',
      [
        { a: true, b: 0, c: 'oui', d: ['x', 'y'], e: null, f: 'x'.repeat(4000) },
        Object.fromEntries(many(200, (i) => [`q${i}`, i])),
      ],
      [
        { a: 1.5 },
        { a: {} },
        { a: ['x', 'x'] },
        { a: 'x'.repeat(4001) },
        { A: 1 },
        { '': 1 },
        Object.fromEntries(many(201, (i) => [`q${i}`, i])),
        [],
        null,
      ],
    ],
    instant('debut'),
    instant('fin'),
  ],
  'recolte.estimer': [day('date_prevue'), int('quantite_g', 0, 1e12)],
  'non_conformite.constater': [
    word('constat_code'),
    ['gravite', ['mineure', 'majeure', 'critique'], ['grave', '', null]],
    text('description', 2000),
    ['producteur_id', [ID], [undefined, null, '1']],
    ['parcelle_id', [undefined, ID], [null, '1']],
  ],
}

describe.each(types)('%s', (type) => {
  it('is valid with its required members alone, and with none less', () => {
    expect(judge(type, LEAST[type])).toBe('valide')
    for (const member of Object.keys(LEAST[type])) {
      expect([member, judge(type, changed(type, { [member]: undefined }))]).toEqual([member, 'invalide'])
    }
  })

  it('takes no member that it does not know', () => {
    const { version, file } = listCommandSchemas().findLast((s) => s.type === type) ?? {
      version: 0,
      file: '',
    }
    expect(version).toBe(COMMAND_TYPES[type].version)
    const { properties } = JSON.parse(readFileSync(file, 'utf8')) as { properties: object }
    for (const unknown of ['prix', 'organisation_id', 'commande_id']) {
      expect(properties).not.toHaveProperty(unknown)
      expect(judge(type, changed(type, { [unknown]: ID }))).toBe('invalide')
    }
  })

  it.each([[1], ['x'], [null], [[]], [true]])('is no %j', (payload) => {
    expect(judge(type, payload)).toBe('invalide')
  })

  it.each(BOUNDS[type] ?? [])('bounds %s', (path, inside, outside) => {
    for (const value of inside) {
      expect([value, judge(type, changed(type, { [path]: value }))]).toEqual([value, 'valide'])
    }
    for (const value of outside) {
      expect([value, judge(type, changed(type, { [path]: value }))]).toEqual([value, 'invalide'])
    }
  })
})

describe('an identity document', () => {
  const piece = { type: 'cip', numero: '1234567890', pays: 'BJ' }
  const cases: [CommandType, string][] = [
    ['producteur.enregistrer', 'piece_identite'],
    ['producteur.modifier', 'champs.piece_identite'],
  ]
  it.each(cases)('of %s is whole', (type, at) => {
    expect(judge(type, changed(type, { [at]: piece }))).toBe('valide')
    for (const [path, inside, outside] of document(at)) {
      for (const value of inside)
        expect(judge(type, changed(type, { [at]: piece, [path]: value }))).toBe('valide')
      for (const value of outside) {
        expect([value, judge(type, changed(type, { [at]: piece, [path]: value }))]).toEqual([
          value,
          'invalide',
        ])
      }
      expect(judge(type, changed(type, { [at]: piece, [path]: undefined }))).toBe('invalide')
    }
  })
})

it('a non-conformity may be of a producer, of a plot, or of both, and never of nobody', () => {
  const of = (ids: object) =>
    judge(
      'non_conformite.constater',
      changed('non_conformite.constater', { producteur_id: undefined, ...ids }),
    )
  expect([
    of({ producteur_id: ID }),
    of({ parcelle_id: ID }),
    of({ producteur_id: ID, parcelle_id: ID }),
    of({}),
  ]).toEqual(['valide', 'valide', 'valide', 'invalide'])
})

it('a survey of the example is one', () => {
  expect(judge('parcelle.relever', changed('parcelle.relever', { releve: RELEVE }))).toBe('valide')
})
