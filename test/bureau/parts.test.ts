// Spec: ventes-et-expeditions#expedition, ventes-et-expeditions#qualite. The check digit of a container, the lots that a sale takes,
// and the tables of a document are what the service's own rules make of the same values.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  cellFault,
  columnsOf,
  emptyRow,
  isTable,
  parseDocument,
  textOf,
  valueFor,
} from '../../apps/bureau/src/parts/form/document.ts'
import {
  checkDigitOf,
  containerOf,
  faultOfContainer,
} from '../../apps/bureau/src/screens/charger/container.ts'
import { judgeAll } from '../../apps/bureau/src/screens/charger/judging.ts'
import { openDatabase } from '../support/database.ts'
import { ROOT } from './support/desk.ts'

test('a container number has the check digit of the service', async () => {
  const database = await openDatabase()
  const numbers = ['MSKU123456', 'CSQU305438', 'HLXU200841', 'TGHU758933', 'ZZZU000000']
  const rows = await database.admin((client) =>
    client.query<{ chiffre: number }>(
      'select expedition.chiffre_controle(n) as chiffre from unnest($1::text[]) with ordinality as u (n, rang) order by rang',
      [numbers],
    ),
  )
  expect(numbers.map(checkDigitOf)).toEqual(rows.rows.map(({ chiffre }) => chiffre))
  expect(
    ['MSKU 123456-5', 'msku1234567', 'MSK1234565'].map((one) => faultOfContainer(containerOf(one))),
  ).toEqual([null, 'chiffre', 'forme'])
})

const STATES = [
  { code: 'HS', rang: 0, categorie_affichage: 'hors_statut' },
  { code: 'C2', rang: 2, categorie_affichage: 'conversion' },
  { code: 'C3', rang: 3, categorie_affichage: 'conversion' },
  { code: 'AB', rang: 4, categorie_affichage: 'bio' },
].map((state) => ({ libelle_fr: '', libelle_en: '', ...state }))

const EXCLUSION = { referentiel_code: 'BIO', collecte_id: 'c', motifs: ['capacite_depassee'] }

test('a lot is loaded that is validated and of the sold quality or better; others say why not', () => {
  const judge = (
    statut: string,
    etat: string | null,
    sold: string | null,
    known = true,
    excluded = false,
  ) => {
    const state = STATES.find(({ code }) => code === etat)
    const qualites =
      state === undefined
        ? []
        : [{ referentiel_code: 'BIO', etat_code: state.code, categorie_affichage: state.categorie_affichage }]
    const line = { produit_id: 'p', qualites: sold === null ? {} : { BIO: sold } }
    const lines = judgeAll(
      [line] as never,
      [{ id: 'l', produit_id: 'p', statut, qualites }] as never,
      known ? ([{ code: 'BIO', etats: STATES }] as never) : [],
      new Map(excluded ? [['l', [EXCLUSION]]] : []),
    )
    return lines.flatMap(({ lots }) => lots.flatMap(({ reasons }) => reasons.map(({ key }) => key))).join()
  }
  expect([
    judge('validé', 'AB', 'AB'),
    judge('validé', 'AB', 'C3'),
    judge('validé', 'C2', 'C3'),
    judge('validé', 'C3', 'AB'),
    judge('validé', null, 'AB'),
    judge('validé', null, null),
    judge('quarantaine', 'AB', 'AB'),
    judge('en_attente', 'C2', 'AB'),
    judge('validé', 'AB', 'C3', false),
    judge('validé', 'C2', 'AB', false),
    judge('validé', 'AB', 'AB', true, true),
    judge('validé', 'C2', 'HS', true, true),
    judge('validé', 'AB', 'AB', false, true),
  ]).toEqual([
    '',
    '',
    'qualite',
    'qualite',
    'qualite_absente',
    '',
    'quarantaine',
    'non_valide,qualite',
    '',
    'qualite',
    'controle_ouvert',
    '',
    'controle_ouvert',
  ])
})

test('the tables of a pack keep its values and their types', () => {
  const text = readFileSync(join(ROOT, 'packs/fruits.json'), 'utf8')
  const pack = parseDocument(text)
  expect(JSON.stringify(pack)).toBe(JSON.stringify(JSON.parse(text)))
  const products = (pack?.produits ?? []) as readonly Record<string, unknown>[]
  expect(isTable(products)).toBe(true)
  for (const column of columnsOf(products)) {
    const values = products.map((row) => row[column])
    for (const value of values)
      if (typeof value === 'string' || typeof value === 'number')
        expect(valueFor(textOf(value), values, 'en')).toBe(value)
  }
  const typed = (text: string, known: unknown) => valueFor(text, [known], 'fr')
  expect([typed('1,5', 2), typed('a, b', ['x']), typed('', 3), typed('', 'x')]).toEqual([
    1.5,
    ['a', 'b'],
    null,
    '',
  ])
  expect([typed('1 250', 2), typed('1.250.000', 2), typed('\u0661\u0662', 2), typed('-0,125', 2)]).toEqual([
    1250, 1_250_000, 12, -0.125,
  ])
  // A number with two readings stays as typed, and its cell says both.
  expect([typed('1.250', 2), cellFault('1.250', [2], 'fr'), cellFault('x', [2], 'fr')]).toEqual([
    '1.250',
    { decimale: '1,25', entiere: '1250' },
    'illisible',
  ])
  expect([cellFault('1.250', ['x'], 'fr'), cellFault('', [2], 'fr'), cellFault(2, [2], 'fr')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(emptyRow([{ code: 'A', actif: true, rang: 1, etats: [1] }])).toEqual({
    code: '',
    actif: false,
    rang: null,
    etats: [],
  })
  expect([parseDocument('{'), parseDocument('[]'), parseDocument('{"a": 1}')]).toEqual([null, null, null])
})
