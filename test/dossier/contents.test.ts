// dossiers#traces: the contents of an audit dossier besides lists: safe names, valid shapes, text that spreadsheets do not run,
// and the same bytes each time.
import { expect, test, vi } from 'vitest'
import { fileNames } from '../../src/dossier/contents/fileNames.ts'
import { PLOTS, wound } from '../../src/dossier/contents/plots.ts'
import { piecesOf } from '../../src/dossier/pieces.ts'
import type { StreamRows } from '../../src/http/calls/call.ts'
import { eventColumns, genealogyColumns } from '../support/genealogyColumns.ts'
import { sheetOf } from '../support/workbook.ts'
import { FRAME, filesOf, readingOf } from './support.ts'

const id = (n: number) => `01960000-0007-7000-8000-${String(n).padStart(12, '0')}`
const HYPERLINK = '=HYPERLINK("http://x","y")'

test('a code is a file name where it is one, and else says which record it is of', () => {
  const codes = [
    'REC-1',
    'rec-1',
    'A/../B',
    '..',
    '=1+1',
    'Pêche n°1',
    'CON',
    'con.txt',
    '',
    'x'.repeat(200),
    '-rf',
  ]
  const lots = codes.map((code, n) => ({ id: id(n), code }))
  const names = [...fileNames(lots).values()]
  const end = (n: number) => id(n).replaceAll('-', '')
  expect(names.slice(0, 9)).toEqual([
    `REC-1_${end(0)}`,
    `rec-1_${end(1)}`,
    `A-.-B_${end(2)}`,
    end(3),
    `1-1_${end(4)}`,
    `Peche-n-1_${end(5)}`,
    `CON_${end(6)}`,
    `con.txt_${end(7)}`,
    end(8),
  ])
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(codes.length)
  for (const name of names) expect(name).toMatch(/^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/)
  expect([...fileNames([{ id: id(1), code: 'REC-ANANAS-26-0001' }]).values()]).toEqual(['REC-ANANAS-26-0001'])
})

const SQUARE = [
  [2, 6],
  [2, 6.001],
  [2.001, 6.001],
  [2.001, 6],
  [2, 6],
]
const HOLE = SQUARE.map(([x = 0, y = 0]) => [2 + (x - 2) / 4 + 0.0003, 6 + (y - 6) / 4 + 0.0003])

test('outlines turn left and holes right, whichever way they were walked, at seven decimals', () => {
  const left = SQUARE.toReversed()
  for (const outline of [SQUARE, left])
    for (const hole of [HOLE, HOLE.toReversed()]) {
      const { coordinates } = wound({ type: 'Polygon', coordinates: [outline, hole] })
      expect(coordinates[0]).toEqual(left)
      expect(coordinates[1]?.map((position) => position.join(' '))).toEqual([
        '2.0003 6.0003',
        '2.0003 6.00055',
        '2.00055 6.00055',
        '2.00055 6.0003',
        '2.0003 6.0003',
      ])
    }
  const fine = wound({ type: 'Polygon', coordinates: [SQUARE.map(([x = 0, y = 0]) => [x + 1.23e-8, y, 12])] })
  expect(fine.coordinates[0]).toEqual(left)
})

const [PRODUCER, GROUP] = [id(90), id(91)]
const PLOT = {
  id: id(1),
  nom: HYPERLINK,
  producteur_id: PRODUCER,
  groupement_id: GROUP,
  surface_declaree_m2: 20_500,
  actif: true,
  cultures: [],
  point: { longitude_microdegres: 2_700_000, latitude_microdegres: 6_900_001 },
  polygone: {
    id: id(8),
    geojson: JSON.stringify({ type: 'Polygon', coordinates: [SQUARE] }),
    surface_m2: 20_280,
    perimetre_m: 525,
    date_operation: '2025-08-30T03:57:59Z',
  },
  qualites: { AB: 'AB', NOP: 'TR' },
}
const NODE = {
  sens: 'lot' as const,
  genre: 'lot',
  id: id(2),
  quantite_g: 1_000,
  reste_g: 1_000,
  profondeur: 0,
}
const DESCRIBED = { libelle: 'A/=1', date: '2026-06-01T23:30:00Z', statut: 'validé', auteur: null }
const LOT = { produit: { id: id(3), code: 'ANANAS', nom: HYPERLINK }, lieu: null, personne: null }
const WAY = { noeuds: 1, profondeur: 1, montres: 1, complet: true }
const GENEALOGY = {
  lot_id: id(2),
  quantite_g: 1_000,
  amont: WAY,
  aval: { ...WAY, noeuds: 0, profondeur: 0, montres: 0 },
  noeuds: [
    { ...NODE, ...DESCRIBED, ...LOT },
    {
      ...NODE,
      ...DESCRIBED,
      ...LOT,
      sens: 'amont' as const,
      genre: 'fournisseur',
      id: id(4),
      libelle: HYPERLINK,
    },
  ],
  liens: [
    {
      mouvement_id: id(5),
      genre: 'reception',
      date_operation: '2026-06-01T23:30:00.5Z',
      auteur_id: null,
      de_genre: 'fournisseur',
      de_id: id(4),
      vers_genre: 'lot',
      vers_id: id(2),
      quantite_g: 1_000,
    },
  ],
}
const BALANCED = {
  produit: 'ANANAS',
  site: HYPERLINK,
  referentiel_code: 'AB',
  categorie: 'bio',
  certificats: [{ numero: 'B-2' }, { numero: 'B-1' }],
  ouverture_g: 5,
  entrees: { reception_g: 10 },
  entrees_g: 10,
  sorties: { perte_g: 1, expedition_g: 2 },
  sorties_g: 3,
  cloture_g: 11,
}
const LOTS = { ...FRAME, lots: [{ id: id(2), code: 'A/=1' }] }
const LISTS = {
  parcelles: [PLOT, { ...PLOT, id: id(9), polygone: null }, { ...PLOT, polygone: null, point: null }],
  bilan_matiere: [BALANCED],
}
const NAMES = { noms: { [PRODUCER]: [null, HYPERLINK], [GROUP]: ['ALLADA', HYPERLINK] } }

/** Makes the files of a dossier from the given rows. */
function written(frame = LOTS) {
  const asked = { noms_des_tables: NAMES }
  const tell: StreamRows = async function* (_, { format }: { format?: string }) {
    if (format === 'svg') yield `fuseau_horaire\n${frame.fuseau_horaire}`
    yield* format === 'epcis'
      ? eventColumns(GENEALOGY.noeuds, { lot_id: id(2), mouvements_total: 0, mouvements: [] })
      : genealogyColumns(GENEALOGY)
  }
  const own = /^(?:parcelles|bilan_matiere|lots\/|LISEZMOI|README)/
  const pieces = piecesOf(frame).filter(({ path }) => own.test(path))
  return filesOf(pieces, { ...readingOf(LISTS, asked), tell }, frame)
}

test('every file is there, and the same whenever it is written', async () => {
  const folder = `lots/A-1_${id(2).replaceAll('-', '')}`
  const files = await written()
  expect([...files.keys()]).toEqual([
    'parcelles.geojson',
    'bilan_matiere.csv',
    'bilan_matiere.xlsx',
    ...['elements.csv', 'elements.xlsx', 'mouvements.csv', 'mouvements.xlsx'].map(
      (name) => `${folder}/${name}`,
    ),
    ...['genealogie.svg', 'genealogie.html', 'epcis.jsonld'].map((name) => `${folder}/${name}`),
    'LISEZMOI.txt',
  ])
  vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00:00Z'), toFake: ['Date'] })
  try {
    for (const [path, bytes] of await written())
      expect([path, bytes.equals(files.get(path) ?? bytes)]).toEqual([path, true])
  } finally {
    vi.useRealTimers()
  }
})

test('plots say who holds them, their states and surfaces; one without a survey has no shape', async () => {
  const { features, ...head } = JSON.parse(String((await written()).get('parcelles.geojson')))
  expect(head).toEqual({
    type: 'FeatureCollection',
    organisation: 'DEMO',
    campagne: '2026',
    du: FRAME.du,
    au: FRAME.au,
    arrete_au: FRAME.arrete_au,
  })
  const properties = {
    nom: HYPERLINK,
    producteur_id: PRODUCER,
    producteur: HYPERLINK,
    groupement: 'ALLADA',
    actif: true,
    statuts: { AB: 'AB', NOP: 'TR' },
    surface_m2: 20_280,
    surface_declaree_m2: 20_500,
    releve_le: '2025-08-30T03:57:59Z',
  }
  const bare = { ...properties, surface_m2: null, releve_le: null }
  const geometry = { type: 'Polygon', coordinates: [SQUARE.toReversed()] }
  expect(features).toEqual([
    { type: 'Feature', id: id(1), geometry, properties },
    {
      type: 'Feature',
      id: id(9),
      geometry: { type: 'Point', coordinates: [2.7, 6.900001] },
      properties: bare,
    },
    { type: 'Feature', id: id(1), geometry: null, properties: bare },
  ])
  const none = await filesOf([PLOTS], readingOf({ parcelles: [] }), FRAME)
  expect(JSON.parse(String(none.get('parcelles.geojson'))).features).toEqual([])
})

test('the balance says its proof; instants stand in UTC in a CSV, on the clock in a workbook', async () => {
  const files = await written()
  const [heads = [], row = []] = sheetOf(files.get('bilan_matiere.xlsx') ?? Buffer.alloc(0))
  const said = Object.fromEntries(heads.map((head, at) => [head, row[at]]))
  expect(said).toMatchObject({
    site: HYPERLINK,
    certificats: 'B-1, B-2',
    reception_entree_g: 10,
    retour_entree_g: 0,
    perte_sortie_g: 1,
    expedition_sortie_g: 2,
    cloture_g: 11,
    ecart_g: 1,
  })
  const folder = `lots/A-1_${id(2).replaceAll('-', '')}`
  expect(String(files.get(`${folder}/mouvements.csv`))).toContain(
    '\n2026-06-01T23:30:00.5Z,reception,fournisseur,',
  )
  expect(JSON.stringify(sheetOf(files.get(`${folder}/mouvements.xlsx`) ?? Buffer.alloc(0), 2))).toContain(
    FRAME.arrete_au,
  )
})

test('a name that looks like a formula, or like markup, is text in every file', async () => {
  for (const [path, bytes] of await written({
    ...LOTS,
    organisation: { ...LOTS.organisation, nom: HYPERLINK },
  })) {
    const text = String(bytes)
    if (path.endsWith('.csv')) expect([path, text]).not.toEqual([path, expect.stringMatching(/(^|[,"\n])=/)])
    else if (path.endsWith('.xlsx'))
      expect(JSON.stringify(sheetOf(bytes))).toContain(JSON.stringify(HYPERLINK).slice(1, -1))
    else if (/svg|html/.test(path))
      expect([path, text]).toEqual([path, expect.not.stringContaining('"http://x"')])
    else if (/json/.test(path)) expect(JSON.stringify(JSON.parse(text))).toContain(JSON.stringify(HYPERLINK))
    else expect(text).toContain(`: ${HYPERLINK}\n`)
  }
})

test('the README says of every file what it is, in the language of the organization', async () => {
  for (const [langue, path, words] of [
    ['fr', 'LISEZMOI.txt', ['Dossier d’audit', 'Bilan matière.', 'manifeste.json', 'verifier-dossier']],
    ['en', 'README.txt', ['Audit dossier', 'Mass balance.', 'manifeste.json', 'verifier-dossier']],
  ] as const) {
    const frame = { ...LOTS, langue }
    const files = await written(frame)
    const text = String(files.get(path))
    for (const word of [...words, FRAME.arrete_au, FRAME.du, FRAME.au, 'A/=1']) expect(text).toContain(word)
    for (const file of files.keys()) expect(`\n${text}`).toContain(`\n${file}\n`)
    for (const line of text.split('\n')) {
      expect([...line].length).toBeLessThan(100)
      expect(line).not.toMatch(/^ *[;:!?»]/)
    }
  }
})
