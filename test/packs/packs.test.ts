import { describe, expect, test } from 'vitest'
import { ajv, type Categorie, files, readPack } from './pack.ts'

const codes = (items: { code: string }[]): string[] => items.map((item) => item.code)
const repeated = (values: (string | number)[]): (string | number)[] =>
  values.filter((valeur, rang) => values.indexOf(valeur) !== rang)

function numbers(valeur: unknown): number[] {
  if (typeof valeur === 'number') return [valeur]
  return typeof valeur === 'object' && valeur !== null ? Object.values(valeur).flatMap(numbers) : []
}

test('the repository ships the fruit pack and the cocoa pack', () => {
  expect(files).toEqual(['cacao.json', 'fruits.json'])
})

describe.each(files)('%s', (file) => {
  const document = readPack(file)
  const referentiels = new Map(document.referentiels.map((r) => [r.code, codes(r.etats)]))
  const materials = document.produits.filter((produit) => produit.est_matiere_premiere)
  const constats = new Map(document.constats.map((constat) => [constat.code, constat]))

  test('the file is named after its code', () => {
    expect(file).toBe(`${document.code}.json`)
  })

  test('every number is an integer that JavaScript and PostgreSQL count exactly', () => {
    expect(numbers(document).filter((n) => !Number.isSafeInteger(n))).toEqual([])
  })

  test('codes are unique within their list', () => {
    const lists = [
      document.referentiels,
      document.produits,
      document.arbre_activites,
      document.grilles_conformite,
      document.intrants_autorises,
      document.constats,
      ...document.referentiels.map((r) => r.etats),
      ...document.produits.map((p) => p.attributs),
      ...document.grilles_conformite.map((g) => g.exigences),
      ...document.formulaires_inspection.map((f) => f.questions),
      ...document.formulaires_inspection.flatMap((f) => f.questions.map((q) => q.choix ?? [])),
    ]
    expect(lists.flatMap((list) => repeated(codes(list)))).toEqual([])
    expect(repeated(document.formulaires_inspection.map((f) => `${f.code}/${f.version}`))).toEqual([])
  })

  test('quality states rise in rank, and their display category never falls', () => {
    const categories: Categorie[] = ['hors_statut', 'conventionnel', 'conversion', 'bio']
    for (const { etats } of document.referentiels) {
      const ranks = etats.map((etat) => etat.rang)
      expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b))
      const levels = etats.map((etat) => categories.indexOf(etat.categorie_affichage))
      expect(levels).toEqual([...levels].sort((a, b) => a - b))
    }
  })

  test('AB displays C1 as conventional, C2 and C3 as conversion, AB as organic', () => {
    const ab = document.referentiels.find((r) => r.code === 'AB')
    expect(Object.fromEntries((ab?.etats ?? []).map((e) => [e.code, e.categorie_affichage]))).toEqual({
      HS: 'hors_statut',
      C1: 'conventionnel',
      C2: 'conversion',
      C3: 'conversion',
      AB: 'bio',
    })
  })

  test("the capacity referential is one of the pack's", () => {
    expect([...referentiels.keys()]).toContain(document.referentiel_capacite)
  })

  test('a linked raw material is a raw material of the pack', () => {
    const linked = document.produits.flatMap((p) => p.matiere_premiere_liee?.code ?? [])
    expect(codes(materials)).toEqual(expect.arrayContaining(linked))
    expect(materials.filter((p) => p.matiere_premiere_liee !== null)).toEqual([])
  })

  test('attributes compile as JSON Schema, count by integers and stand in order', () => {
    for (const { attributs } of document.produits) {
      expect(attributs.map((a) => a.ordre)).toEqual(attributs.map((_, rang) => rang + 1))
      for (const attribut of attributs) {
        expect(() => ajv.compile(attribut.schema)).not.toThrow()
        expect(JSON.stringify(attribut.schema)).not.toContain('"number"')
      }
    }
  })

  test('parameters name products, and every raw material has a default yield and a deduction rule', () => {
    const keys = Object.keys(document.parametres)
    const named = keys.flatMap(
      (cle) => /^(?:collecte\.refaction|rendement_defaut)\.(.+)$/.exec(cle)?.[1] ?? [],
    )
    expect(codes(document.produits)).toEqual(expect.arrayContaining(named))
    for (const { code } of materials) {
      expect(keys).toEqual(expect.arrayContaining([`rendement_defaut.${code}`, `collecte.refaction.${code}`]))
    }
  })

  test('deduction criteria are named once', () => {
    for (const [cle, valeur] of Object.entries(document.parametres)) {
      if (!cle.startsWith('collecte.refaction.')) continue
      expect(repeated((valeur as { critere: string }[]).map((c) => c.critere))).toEqual([])
    }
  })

  test("an activity's parent stands before it, and prerequisites are earlier activities", () => {
    const known = new Set<string>()
    for (const { code, parent, prerequis } of document.arbre_activites) {
      expect([...known]).toEqual(expect.arrayContaining([...(parent === null ? [] : [parent]), ...prerequis]))
      known.add(code)
    }
  })

  test('each referential has one grid, whose calendar climbs to its highest state', () => {
    expect(document.grilles_conformite.map((g) => g.referentiel)).toEqual([...referentiels.keys()])
    for (const { referentiel, conversion, exigences } of document.grilles_conformite) {
      const etats = referentiels.get(referentiel) ?? []
      const places = conversion.map((step) => etats.indexOf(step.etat))
      const months = conversion.map((step) => step.duree_mois)
      expect(places).not.toContain(-1)
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
      expect(months).toEqual([...new Set(months)].sort((a, b) => a - b))
      expect(months[0]).toBe(0)
      expect(places.at(-1)).toBe(etats.length - 1)
      for (const exigence of exigences) expect(constats.get(exigence.constat)).toBeDefined()
    }
  })

  test('forms propose findings of the pack, and versions of a form follow each other', () => {
    const proposed = document.formulaires_inspection.flatMap((f) =>
      f.questions.flatMap((q) => q.constat?.code ?? []),
    )
    expect([...constats.keys()]).toEqual(expect.arrayContaining(proposed))
    for (const code of new Set(codes(document.formulaires_inspection))) {
      const versions = document.formulaires_inspection.filter((f) => f.code === code).map((f) => f.version)
      expect(versions).toEqual(versions.map((_, rang) => rang + 1))
    }
  })

  test('inputs and downgrades name referentials and states of the pack', () => {
    const authorizing = document.intrants_autorises.flatMap((intrant) => intrant.referentiels)
    expect([...referentiels.keys()]).toEqual(expect.arrayContaining(authorizing))
    for (const { referentiel, etat } of document.constats.flatMap((constat) => constat.declassement)) {
      expect(referentiels.get(referentiel)).toContain(etat)
    }
  })
})

test('packs that share a referential describe it alike, since the catalogue is global', () => {
  const [cacao, fruits] = files.map(readPack)
  expect(cacao?.referentiels).toEqual(fruits?.referentiels)
})

test('the pineapple has its two optional attributes', () => {
  const ananas = readPack('fruits.json').produits.find((produit) => produit.code === 'ANANAS')
  expect(ananas?.attributs).toMatchObject([
    { code: 'calibre', schema: { type: 'integer', minimum: 1, maximum: 99 }, obligatoire: false },
    { code: 'brix_dixiemes', schema: { type: 'integer', minimum: 0, maximum: 300 }, obligatoire: false },
  ])
})
