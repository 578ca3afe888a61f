import { describe, expect, test } from 'vitest'
import { COMPTES, PERSONNES } from '../../demo/comptes.ts'
import { demoId, EMPLACEMENT, INTRANT, PARCELLE, PRODUCTEUR, PRODUIT, UTILISATEUR } from '../../demo/ids.ts'
import { EMPLACEMENTS_DEMO, INTERETS_DEMO, INTRANTS_DEMO } from '../../demo/operations.ts'
import { organisations } from '../../demo/organisations.ts'
import type { Point } from '../../demo/polygons.ts'
import { landOfDemo } from '../../demo/producteurs.ts'
import { readPack } from '../packs/pack.ts'

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Returns the south-west and north-east corners of a ring. */
function box(ring: Point[]): [Point, Point] {
  const east = ring.map(([x]) => x)
  const north = ring.map(([, y]) => y)
  return [
    [Math.min(...east), Math.min(...north)],
    [Math.max(...east), Math.max(...north)],
  ]
}

function doubledArea(ring: Point[]): number {
  return ring.slice(1).reduce((sum, [x, y], i) => {
    const [fromX, fromY] = ring[i] ?? [0, 0]
    return sum + fromX * y - x * fromY
  }, 0)
}

test('the same demo comes out of every drawing', () => {
  expect(organisations()).toEqual(organisations())
})

test('identifiers have the shape of UUID v7', () => {
  expect([demoId('organisation', 1), demoId('capacite', 4095)].every((id) => UUID_V7.test(id))).toBe(true)
})

test('product constants are the ranks of the packs', () => {
  const codes = (file: string, offset: number) =>
    Object.fromEntries(
      readPack(file).produits.map(({ code }, i) => [code, demoId('produit', offset + i + 1)]),
    )
  expect(codes('fruits.json', 0)).toMatchObject({ ANANAS: PRODUIT.ananas, MANGUE: PRODUIT.mangue })
  expect(codes('cacao.json', 1000)).toMatchObject({ CACAO: PRODUIT.cacao })
})

test('input constants are the ranks of the packs, and what is of no pack is in none', () => {
  const rank = (file: string, code: string) =>
    readPack(file).intrants_autorises.findIndex((intrant) => intrant.code === code) + 1
  expect(INTRANT.compost).toBe(demoId('intrant', rank('fruits.json', 'compost_vegetal')))
  expect(INTRANT.voisine).toBe(demoId('intrant', 1000 + rank('cacao.json', 'compost_cabosses')))
  for (const { code } of INTRANTS_DEMO) expect(rank('fruits.json', code)).toBe(0)
})

test('there is a place in use, one given up, and an inspector with a declared interest', () => {
  const inUse = new Map(EMPLACEMENTS_DEMO.map(({ id, ferme_jours }) => [id, ferme_jours === null]))
  expect([inUse.get(EMPLACEMENT.station), inUse.get(EMPLACEMENT.closed)]).toEqual([true, false])
  const inspectors = COMPTES.filter((c) => c.ensembles.includes('inspecteur')).map(({ id }) => id)
  expect(INTERETS_DEMO).toMatchObject([
    { utilisateur_id: UTILISATEUR.inspecteur, producteur_id: PRODUCTEUR.kin },
  ])
  expect(inspectors).toEqual([UTILISATEUR.agent2, UTILISATEUR.inspecteur])
})

test('named plots belong to the producers of their name', () => {
  const owners = new Map(
    organisations().flatMap(({ land }) => land.parcelles.map((p) => [p.id, p.producteur_id])),
  )
  for (const name of ['ordinary', 'small', 'unvalidated', 'kin', 'departed', 'voisine'] as const) {
    expect(owners.get(PARCELLE[name])).toBe(PRODUCTEUR[name])
  }
})

test('a person is named alike in every account, and every default permission set has a holder in DEMO', () => {
  for (const { identifiant, nom } of COMPTES) {
    expect(PERSONNES.find((p) => p.identifiant === identifiant)?.nom).toBe(nom)
  }
  const held = COMPTES.filter((c) => c.organisation === 'DEMO').flatMap((c) => c.ensembles)
  expect([...new Set(held)].sort()).toEqual([
    'administrateur_client',
    'agent_collecte',
    'auditeur',
    'commercial',
    'direction',
    'inspecteur',
    'magasinier',
    'rsci',
  ])
})

describe.each(organisations())('the plots of $code', ({ land }) => {
  const rings = land.parcelles.map((p) => p.geojson.coordinates[0] ?? [])

  test('are closed rings, counterclockwise', () => {
    for (const ring of rings) {
      expect(ring.at(-1)).toEqual(ring[0])
      expect(doubledArea(ring)).toBeGreaterThan(0)
    }
  })

  test('do not even share a bounding box', () => {
    const boxes = rings.map(box)
    for (const [i, [low, high]] of boxes.entries()) {
      const others = boxes.slice(i + 1)
      const shared = others.filter(
        ([otherLow, otherHigh]) =>
          low[0] <= otherHigh[0] &&
          otherLow[0] <= high[0] &&
          low[1] <= otherHigh[1] &&
          otherLow[1] <= high[1],
      )
      expect(shared).toEqual([])
    }
  })

  test('grow at most the whole of their surface, and have one state per referential at a time', () => {
    for (const { cultures, statuts } of land.parcelles) {
      expect(cultures.reduce((sum, { part_cp }) => sum + part_cp, 0)).toBeLessThanOrEqual(10_000)
      const ab = statuts.filter(({ referentiel }) => referentiel === 'AB')
      expect(ab.map((s) => s.jusque_jours)).toEqual([...ab.slice(1).map((s) => s.depuis_jours), null])
    }
  })
})

test('DEMO has twenty producers or more in three groups or more', () => {
  const { producteurs, groupements } = landOfDemo()
  expect(producteurs.length).toBeGreaterThanOrEqual(20)
  expect(groupements.length).toBeGreaterThanOrEqual(3)
})
