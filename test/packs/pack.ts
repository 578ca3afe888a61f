// Reads and validates the packs of the repository.
import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'

/** The display category of a quality state. */
export type Categorie = 'bio' | 'conversion' | 'conventionnel' | 'hors_statut'
type Etat = { code: string; rang: number; categorie_affichage: Categorie }
type Referentiel = { code: string; etats: Etat[] }
type Attribut = { code: string; schema: object; ordre: number }
type Liee = { code: string; coefficient_ppm: number } | null
type Produit = {
  code: string
  est_matiere_premiere: boolean
  matiere_premiere_liee: Liee
  attributs: Attribut[]
}
type Activite = { code: string; parent: string | null; module: string; prerequis: string[] }
type Grille = {
  code: string
  referentiel: string
  conversion: { etat: string; duree_mois: number }[]
  exigences: { code: string; cible: string; constat: string }[]
}
/** A question of an inspection form. */
export type Question = {
  code: string
  type: string
  constat?: { code: string } | null
  choix?: { code: string }[]
}
type Formulaire = { code: string; version: number; cible: string; questions: Question[] }
/** Reads a pack document for the tests. */
export type Pack = {
  code: string
  version: string
  referentiels: Referentiel[]
  referentiel_capacite: string
  produits: Produit[]
  parametres: Record<string, unknown>
  arbre_activites: Activite[]
  grilles_conformite: Grille[]
  formulaires_inspection: Formulaire[]
  intrants_autorises: { code: string; referentiels: string[] }[]
  constats: { code: string; cible: string; declassement: { referentiel: string; etat: string }[] }[]
}

const root = new URL('../../', import.meta.url)
const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'))

const schema = readJson('schemas/pack.json') as object
/** The pack files. */
export const files = readdirSync(new URL('packs/', root)).sort()
/** The validator for packs, in the JSON Schema dialect that they use. */
export const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
})
/** Says if a document is a valid pack. */
export const validate = ajv.compile<Pack>(schema)

/** Reads a pack; throws if the schema refuses it. */
export function readPack(file: string): Pack {
  const document = readJson(`packs/${file}`)
  if (!validate(document)) throw new Error(ajv.errorsText(validate.errors, { separator: '\n' }))
  return document
}
