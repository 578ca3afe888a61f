// The example's logic alone: the agent's input, the displayed values, the map, the signature, the sentences.
import { inflateSync } from 'node:zlib'
import { emptyState } from '@sillon/telephone/state'
import { describe, expect, test } from 'vitest'
import { addressOf } from '../../apps/telephone/logic/application.ts'
import {
  metresBetween,
  moved,
  pathOf,
  projected,
  ringAt,
  ringOf,
  scaleBar,
  viewAround,
} from '../../apps/telephone/logic/carte.ts'
import {
  distance,
  gramsOf,
  hectares,
  hundredthsOf,
  kilograms,
  roundMass,
} from '../../apps/telephone/logic/formats.ts'
import { todaysPlots } from '../../apps/telephone/logic/parcelles.ts'
import {
  collecteOf,
  MAX_PESEES,
  newSaisie,
  viewOf,
  without,
  withTyped,
} from '../../apps/telephone/logic/pesee.ts'
import type { Registre } from '../../apps/telephone/logic/registre.ts'
import { isSigned, signaturePng } from '../../apps/telephone/logic/signature.ts'
import { chosenLangue, sentenceOf, speaking } from '../../apps/telephone/logic/textes.ts'
import { EN } from '../../apps/telephone/logic/textesEn.ts'
import { FR } from '../../apps/telephone/logic/textesFr.ts'
import { withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'

const [PLOT, PRODUCER, PRODUCT, CAMPAIGN, PACK] = ['plot', 'producer', 'product', 'campaign', 'pack']
const REGISTRE: Registre = {
  organisation: [],
  campagne: [{ id: CAMPAIGN, code: 'C', nom: 'C', statut: 'ouverte', pack_version_id: PACK }],
  produit: [
    { id: PRODUCT, code: 'ANANAS', nom_fr: 'Ananas', nom_en: null, matiere_premiere_liee_code: null },
  ],
  etat: [],
  parametre: [
    {
      id: 'p',
      pack_version_id: PACK,
      cle: 'collecte.refaction.ANANAS',
      valeur: '[{"critere":"impuretes","franchise_cp":100,"coefficient_pm":1000}]',
    },
  ],
  producteur: [
    {
      id: PRODUCER,
      groupement_id: null,
      nom: 'Dossou',
      prenoms: 'Firmin',
      sexe: null,
      date_naissance: null,
      telephone: null,
      localite: null,
      version: 1,
    },
  ],
  groupement: [],
  emplacement: [],
  collecte: [],
  intrant: [],
  formulaire: [],
  constat: [],
  devise: { code: 'XOF', exposant: 0 },
  permissions: [],
  agent: 'Firmin Dossou',
  parcelle: [
    {
      id: PLOT,
      groupement_id: null,
      producteur_id: PRODUCER,
      nom: 'Marigot',
      surface_declaree_m2: 10_000,
      surface_m2: null,
      cultures: `[{"produit_id":"${PRODUCT}"}]`,
      geojson: null,
      longitude_microdegres: 2_700_000,
      latitude_microdegres: 6_900_000,
    },
  ],
  statut_parcelle: [{ id: 's', parcelle_id: PLOT, referentiel_code: 'UE', etat_code: 'AB' }],
  solde: [
    {
      id: 'solde',
      campagne_id: CAMPAIGN,
      producteur_id: PRODUCER,
      matiere_code: 'ANANAS',
      etat_code: 'AB',
      plafond_g: 100_000,
      consomme_g: 40_000,
    },
  ],
}
const typed = (brut: string, tare = '0,6') => withTyped({ ...newSaisie(REGISTRE, PLOT), brut, tare })

describe('what an agent types', () => {
  test.each([
    ['25,4', 25_400],
    ['25.400', 25_400],
    ['1 250', 1_250_000],
    ['0', 0],
    ['1000000', 1_000_000_000],
    ['1000000,001', null],
    ['25,4001', null],
    ['1.250,5', 1_250_500],
    ['２５，４', 25_400],
    ['-3', null],
    ['1e3', null],
    ['', null],
    ['99999999999999999999', null],
  ])('%j kilograms are %j grams', (text, grams) => expect(gramsOf(text)).toBe(grams))

  test.each([
    ['1,25', 125],
    ['100', 10_000],
    ['100,01', null],
    ['a', null],
  ])('%j percent are %j hundredths', (text, hundredths) => expect(hundredthsOf(text)).toBe(hundredths))

  test.each([
    [' sillon.example/ ', 'https://sillon.example'],
    ['http://10.0.2.2:3000', 'http://10.0.2.2:3000'],
    ['HTTPS://Sillon.example/api', 'HTTPS://Sillon.example/api'],
  ])('%j is the address %j', (text, address) => expect(addressOf(text)).toBe(address))

  test.each(['', 'deux mots', 'https://', 'user@host'])('%j is no address', (text) =>
    expect(() => addressOf(text)).toThrow(expect.objectContaining({ code: 'adresse_inconnue' })),
  )
})

describe('what an agent reads', () => {
  test('masses, surfaces and distances are written as the language does', () => {
    expect(kilograms(1_234_567, 'fr')).toBe('1\u202f234,567 kg')
    expect(kilograms(1_234_500, 'en')).toBe('1,234.5 kg')
    expect(kilograms(-20, 'fr')).toBe('−0,02 kg')
    expect(kilograms(0, 'en')).toBe('0 kg')
    expect(roundMass(9_999_400, 'fr')).toBe('9\u202f999 kg')
    expect(roundMass(12_350_000, 'fr')).toBe('12,4 t')
    expect(hectares(12_345, 'fr')).toBe('1,23 ha')
    expect(hectares(40, 'en')).toBe('0 ha')
    expect([distance(84, 'fr'), distance(1_240, 'fr')]).toEqual(['80 m', '1,2 km'])
  })

  test('every control motif of the service has its sentence in both languages, and no other has', async () => {
    const database = await openDatabase('vide')
    const { rows } = await withClient(database.adminUrl, (client) =>
      client.query<{ motif: string }>('select motif from controle.motif'),
    )
    const said = Object.keys(FR).flatMap((cle) => /^motif_(.+)$/.exec(cle)?.[1] ?? [])
    const known = rows.map(({ motif }) => motif)
    // Besides the motifs there are two more texts: for the only rejection, and for an outcome that only a newer service knows.
    expect(said.sort()).toEqual([...known, 'identite_incoherente', 'autre'].sort())
  })

  test('both languages say the same sentences, with the same things filled in', () => {
    const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    expect(Object.keys(EN)).toEqual(Object.keys(FR))
    for (const cle of Object.keys(FR) as (keyof typeof FR)[]) expect(holes(EN[cle])).toEqual(holes(FR[cle]))
    const dire = speaking('fr')
    expect(sentenceOf(dire, 'motif', 'motif_de_demain')).toBe('Le bureau va regarder (motif_de_demain).')
    expect([chosenLangue(['ln', 'en-GB', 'fr']), chosenLangue([null])]).toEqual(['en', 'fr'])
  })
})

describe('a capture', () => {
  test('comes to what the service computes, and to what is left of the balance', () => {
    const saisie = { ...typed('20,6'), impuretes: '3' }
    const { calcul, restant_g, criteres, manques } = viewOf(REGISTRE, saisie, 5_000)
    expect(calcul).toEqual({ net_g: 20_000, refaction_g: 400, net_marchand_g: 19_600 })
    expect(restant_g).toBe(100_000 - 40_000 - 5_000 - 20_000)
    expect([criteres, manques]).toEqual([['impuretes'], []])
    const { payload } = collecteOf(REGISTRE, { ...saisie, observation: ' caisse bleue ' }, [])
    expect(payload).toMatchObject({
      campagne_id: CAMPAIGN,
      producteur_id: PRODUCER,
      pesees: [{ brut_g: 20_600, tare_g: 600 }],
      impuretes_cp: 300,
      humidite_cp: null,
      calcul_telephone: calcul,
      qualite_declaree: { UE: 'AB' },
      observation: 'caisse bleue',
    })
  })

  test('keeps the tare, adds nothing that is no mass, and stops where the schema does', () => {
    expect(typed('20,6')).toMatchObject({ brut: '', tare: '0,6' })
    for (const brut of ['0,6', '', 'x']) expect(typed(brut).pesees).toEqual([])
    const pesees = Array.from({ length: MAX_PESEES }, () => ({ brut_g: 2, tare_g: 1 }))
    const full = { ...newSaisie(REGISTRE, PLOT), pesees, brut: '5', tare: '1' }
    expect(withTyped(full)).toBe(full)
    expect(without(full, 0).pesees).toHaveLength(MAX_PESEES - 1)
  })

  test.each([
    ['pesee_manquante', newSaisie(REGISTRE, PLOT), REGISTRE],
    ['pesee_non_ajoutee', { ...typed('3'), brut: '4' }, REGISTRE],
    ['mesure_illisible', { ...typed('3'), humidite: '101' }, REGISTRE],
    ['produit_manquant', { ...typed('3'), produit_id: null }, REGISTRE],
    ['parcelle_partie', { ...typed('3'), parcelle_id: 'moved' }, REGISTRE],
    ['campagne_fermee', typed('3'), { ...REGISTRE, campagne: [] }],
  ] as const)('is refused for %s, and says so', (manque, saisie, registre) => {
    expect(viewOf(registre, saisie, 0).manques).toContain(manque)
    expect(() => collecteOf(registre, saisie, [])).toThrow(RangeError)
  })
})

describe('the map', () => {
  const ring = [
    [2, 6],
    [2.01, 6],
    [2.01, 6.01],
    [2, 6.01],
    [2, 6],
  ] as const
  const cadre = { largeur: 400, hauteur: 800 }

  test('shows a ring whole, north up, in true proportions, and follows a finger', () => {
    const vue = viewAround([ring], cadre)
    if (vue === null) throw new Error('no view')
    const corners = ring.map(([longitude, latitude]) => projected({ longitude, latitude }, vue, cadre))
    for (const { x, y } of corners) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(400)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(800)
    }
    const [southWest, southEast, northEast] = corners
    expect(northEast?.y).toBeLessThan(southEast?.y ?? 0)
    const east = metresBetween({ longitude: 2, latitude: 6 }, { longitude: 2.01, latitude: 6 })
    expect(east).toBeCloseTo(1_107, 0)
    expect((southEast?.x ?? 0) - (southWest?.x ?? 0)).toBeCloseTo(east / vue.metres_par_point, 0)
    const after = projected({ longitude: 2, latitude: 6 }, moved(vue, 30, -20), cadre)
    expect(after.x - (southWest?.x ?? 0)).toBeCloseTo(30, 0)
    expect(after.y - (southWest?.y ?? 0)).toBeCloseTo(-20, 0)
    expect(pathOf(ring, vue, cadre)).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+){4}Z$/)
    const bar = scaleBar(vue, 110)
    expect(String(bar.metres)).toMatch(/^[125]0*$/)
    expect(bar.points).toBeLessThanOrEqual(110)
  })

  test('takes a touch for the plot that it is in, else for a small one within a thumb', () => {
    const vue = viewAround([ring], cadre)
    if (vue === null) throw new Error('no view')
    const far = { ...vue, metres_par_point: 1_000 }
    expect(ringAt({ x: 200, y: 400 }, [[], ring], vue, cadre)).toBe(1)
    expect(ringAt({ x: 10, y: 10 }, [[], ring], vue, cadre)).toBe(-1)
    expect(ringAt({ x: 220, y: 410 }, [[], ring], far, cadre)).toBe(1)
    expect(ringAt({ x: 240, y: 400 }, [[], ring], far, cadre)).toBe(-1)
    expect(ringAt({ x: 200, y: 400 }, [], vue, cadre)).toBe(-1)
  })

  test('draws nothing of a plot that was not surveyed', () => {
    expect(ringOf(null)).toEqual([])
    expect(ringOf('{"type":"Point","coordinates":[2,6]}')).toEqual([])
    expect(viewAround([[]], cadre)).toBeNull()
  })
})

test('a signature is a PNG whose ink is where the finger was', () => {
  const stroke = [
    [0.1, 0.5],
    [0.4, 0.5],
    [0.6, 0.5],
    [0.9, 0.5],
  ] as const
  expect([isSigned([]), isSigned([[[0.5, 0.5]]]), isSigned([stroke])]).toEqual([false, false, true])
  const png = Buffer.from(signaturePng([stroke]))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  const length = png.readUInt32BE(33)
  const pixels = inflateSync(png.subarray(41, 41 + length))
  const at = (x: number, y: number) => pixels[y * 481 + 1 + x]
  expect([at(240, 90), at(240, 20), at(10, 90)]).toEqual([20, 255, 255])
})

test('a plot without a survey is where its point is', () => {
  const position = { longitude: 2.7, latitude: 6.901 }
  const [plot] = todaysPlots(REGISTRE, emptyState(), { position, now: new Date() })
  expect(plot).toMatchObject({ anneau: [], surface_m2: 10_000 })
  expect(Math.round(plot?.distance_m ?? 0)).toBe(111)
})
