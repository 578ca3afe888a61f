// docs/decisions/0159: «the schema of a body makes its form». The lists from which a form picks, and the names on a record page,
// come from a service that may send pages, refuse, or be unavailable.
import { describe, expect, test } from 'vitest'
import type { Desk } from '../../apps/bureau/src/desk.ts'
import { readNames } from '../../apps/bureau/src/parts/fiche/names.ts'
import { onceOf, scannedText } from '../../apps/bureau/src/parts/fiche/secrets.ts'
import { told } from '../../apps/bureau/src/parts/fiche/values.ts'
import { bodyOf } from '../../apps/bureau/src/parts/form/draft.ts'
import { faultOf } from '../../apps/bureau/src/parts/form/faults.ts'
import { MOST_ROWS, readRows } from '../../apps/bureau/src/parts/form/options.ts'
import { PICKERS, type Picker } from '../../apps/bureau/src/parts/form/pickers.ts'
import { nearOf, queryOf, soughtOf } from '../../apps/bureau/src/parts/form/query.ts'
import { loadWrites, type Schema } from '../../apps/bureau/src/parts/form/schema.ts'
import { demoId } from '../../demo/ids.ts'

type Asked = { readonly params: { readonly path?: { id: string }; readonly query?: object } }
type Answer = { readonly status: number; readonly data?: unknown }

/** The context of the screens, with a service that responds as the test says. */
function deskOf(answer: (path: string, asked: Asked) => Answer): Desk {
  const get = async (path: string, asked: Asked) => {
    const { status, data } = answer(path, asked)
    return { data, error: {}, response: new Response(null, { status }) }
  }
  const organisation = { fuseau_horaire: 'Africa/Porto-Novo', devise_defaut: 'XOF' }
  return { client: { GET: get }, langue: 'fr', me: { organisation } } as unknown as Desk
}

const WRITES = await loadWrites()
const { signal } = new AbortController()
const pickerOf = (fiche: string) => PICKERS[fiche] as Picker

describe('the records that a field offers', () => {
  test('are narrowed by the whole form: a line knows what stands above it, and an id half typed narrows nothing', () => {
    const [campagne_id, producteur_id] = [demoId('campagne', 1), demoId('producteur', 1)]
    const outer = { campagne_id, producteur_id, groupement_id: 'abc' }
    expect(queryOf(pickerOf('collecte'), nearOf(outer, { collecte_id: '', producteur_id: '' }), '')).toEqual({
      campagne_id,
      producteur_id,
      limite: 200,
    })
  })

  test('are not searched by the words of the one that was chosen', () => {
    const labels = new Map([['1', 'MAG · Magasin']])
    expect(['MAG · Magasin', '1', 'MAG'].map((typed) => soughtOf(typed, ['1'], labels))).toEqual([
      '',
      '',
      'MAG',
    ])
    expect(soughtOf('MAG · Magasin', [], labels)).toBe('MAG · Magasin')
  })

  test('come page by page where no words find them, up to a limit that is told', async () => {
    const asked: unknown[] = []
    const listOf = (pages: number) =>
      deskOf((_, { params }) => {
        asked.push(params.query)
        const n = Number((params.query as { curseur?: string }).curseur ?? 0)
        const collectes = Array.from({ length: 200 }, (_row, row) => ({ id: `${n}.${row}` }))
        return { status: 200, data: { collectes, suivant: n + 1 < pages ? String(n + 1) : null } }
      })
    const read = (pages: number) => readRows(listOf(pages), pickerOf('collecte'), { limite: 200 }, signal)
    const two = await read(2)
    expect([two.rows.length, two.isCut]).toEqual([400, false])
    expect(asked).toEqual([{ limite: 200 }, { limite: 200, curseur: '1' }])
    const many = await read(11)
    expect([many.rows.length, many.isCut]).toEqual([MOST_ROWS, true])
  })
})

describe('the names of a sheet', () => {
  const [bon_id, campagne_id] = [demoId('contrat', 1), demoId('campagne', 1)]
  const row = { bon_id, campagne_id }
  const seasons = { campagnes: [{ id: campagne_id, code: '2026' }] }
  const notes = {
    bons: [{ id: bon_id, reference_provisoire: 'BL-7', immatriculation: 'AB 12' }],
    suivant: null,
  }

  test('hold the reference of a waiting delivery note, and say what the person may not read', async () => {
    const answers = (status: number) =>
      readNames(
        deskOf((path) =>
          path === '/v1/bons-livraison' ? { status, data: notes } : { status: 200, data: seasons },
        ),
        [row],
      )
    expect([...(await answers(200)).values()]).toEqual(['BL-7 · AB 12', '2026'])
    for (const status of [403, 404])
      expect([...(await answers(status)).values()]).toEqual(['non visible', '2026'])
    // If the service is unavailable, nothing is known about what the person may read.
    expect([...(await answers(503)).values()]).toEqual(['…', '2026'])
  })
})

test('a text that people type stays as it is, even if it is a word of an enumeration', () => {
  const desk = deskOf(() => ({ status: 404 }))
  const toldOf = (name: string, value: string) => told(name, value, {}, desk)
  expect(
    ['code', 'nom', 'numero', 'note', 'destinataire', 'scelles'].map((name) => toldOf(name, 'retour')),
  ).toEqual(Array(6).fill('retour'))
  expect([toldOf('nature', 'PF'), toldOf('statut', 'en_attente')]).toEqual(['Produit fini', 'En attente'])
})

test('the square of a draining code is not one that enrols', () => {
  const squareOf = (operation: 'appareils_code_vidage' | 'appareils_codes_enrolement') => {
    const once = onceOf(operation, { code: 'A B' })
    return once?.scanned && scannedText('https://s.test', once.scanned, once.secret)
  }
  expect([squareOf('appareils_codes_enrolement'), squareOf('appareils_code_vidage')]).toEqual([
    'https://s.test/#enrolement=A+B',
    'https://s.test/#vidage=A+B',
  ])
  expect(onceOf('utilisateurs_creer', { mot_de_passe_provisoire: 'x' })?.scanned).toBeNull()
})

describe('what is wrong with a value', () => {
  const place = { zone: 'Africa/Porto-Novo', devise: 'XOF', langue: 'fr' } as const

  test('letters are no moisture, and a price counts no words; states stay texts', () => {
    const { schema = {} } = WRITES.receptions_creer ?? {}
    const drafts = {
      mesures: { humidite_cp: 'douze', couleur: 'rouge', brix: '14' },
      qualite_declaree: { LOCAL: '12' },
    }
    const { body, faults } = bodyOf(schema, drafts, place)
    expect(faults['/mesures/humidite_cp']).toBe('illisible')
    expect(body).toMatchObject({
      mesures: { couleur: 'rouge', brix: 14 },
      qualite_declaree: { LOCAL: '12' },
    })
    const prices = bodyOf(WRITES.contrats_prix?.schema ?? {}, { mesures: { brix: 'rouge' } }, place)
    expect(prices.faults['/mesures/brix']).toBe('illisible')
  })

  test('stands at its own field, and at the member where it has none', () => {
    const faults = { '/permissions/3': 'refusee', '/lignes/0/note': 'requis' } as const
    const texts: Schema = { type: 'array', items: { type: 'string' } }
    const lines: Schema = { type: 'array', items: { properties: { note: { type: 'string' } } } }
    expect(faultOf(faults, '/permissions', texts, [])).toBe('refusee')
    expect(faultOf(faults, '/permission', texts, [])).toBeUndefined()
    expect(faultOf(faults, '/lignes', lines, [{}])).toBeUndefined()
    expect(faultOf({ '/lignes': 'requis' }, '/lignes', lines, [{}])).toBe('requis')
    // An optional part has no fields before it is added.
    expect(faultOf(faults, '/lignes/0', lines.items ?? {}, undefined)).toBe('requis')
  })
})
