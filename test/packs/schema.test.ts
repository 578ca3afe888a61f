import { describe, expect, test } from 'vitest'
import { type Pack, type Question, readPack, validate } from './pack.ts'

describe('the schema refuses', () => {
  const refusals: [string, (document: Pack) => void][] = [
    [
      'a fraction',
      (d) => {
        d.parametres['rendement_defaut.ANANAS'] = 1.5
      },
    ],
    [
      'a parameter that nobody reads',
      (d) => {
        d.parametres['collecte.inconnu'] = 1
      },
    ],
    [
      'a product code in lower case',
      (d) => {
        Object.assign(d.produits[0] ?? {}, { code: 'ananas' })
      },
    ],
    [
      'a product code of eleven characters',
      (d) => {
        Object.assign(d.produits[0] ?? {}, { code: 'ANANASFRAIS' })
      },
    ],
    [
      'a raw material linked to another',
      (d) => {
        Object.assign(d.produits[0] ?? {}, { matiere_premiere_liee: { code: 'MANGUE', coefficient_ppm: 1 } })
      },
    ],
    [
      'an unknown display category',
      (d) => {
        Object.assign(d.referentiels[0]?.etats[0] ?? {}, { categorie_affichage: 'naturel' })
      },
    ],
    [
      'an unknown module',
      (d) => {
        Object.assign(d.arbre_activites[0] ?? {}, { module: 'paie' })
      },
    ],
    [
      'an attribute schema that is no JSON Schema',
      (d) => {
        Object.assign(d.produits[0]?.attributs[0] ?? {}, { schema: { type: 'entier' } })
      },
    ],
    [
      'a question of an unknown type',
      (d) => {
        Object.assign(d.formulaires_inspection[0]?.questions[0] ?? {}, { type: 'dessin' })
      },
    ],
    [
      'an integer question without bounds',
      (d) => {
        d.formulaires_inspection[0]?.questions.push({
          code: 'x',
          type: 'entier',
          libelle_fr: 'x',
          libelle_en: 'x',
          obligatoire: true,
        } as Question)
      },
    ],
    [
      'a member that it does not know',
      (d) => {
        Object.assign(d, { commentaire: 'x' })
      },
    ],
    [
      'a pack without its version',
      (d) => {
        Reflect.deleteProperty(d, 'version')
      },
    ],
  ]

  test.each(refusals)('%s', (_, damage) => {
    const document = structuredClone(readPack('fruits.json'))
    damage(document)
    expect(validate(document)).toBe(false)
  })
})
