// Spec: replication#contrat-des-colonnes: the number of the columns' contract stays the same while no column is removed or
// changed, whatever the API's version.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openDatabase } from '../support/database.ts'
import { compare, given, promised } from './support/columns.ts'
import { library } from './support/library.ts'
import { readRules } from './support/phone.ts'

const database = await openDatabase('vide')
const { numero, tables } = promised()

test('the number in force is 1', () => {
  expect(numero).toBe(1)
})

test('no column that phones rely on was removed or changed: that takes a new number, ops/powersync/contrats/<n+1>.json', async () => {
  expect(compare(tables, await given(database.adminUrl)).broken).toEqual([])
})

test('an added column keeps the number, and is written into its file, so that it stays', async () => {
  expect(compare(tables, await given(database.adminUrl)).unwritten).toEqual([])
})

test('ranges such as `actif_pendant` arrive as PostgreSQL writes them, instants as ISO 8601: docs/replication.md', async () => {
  const { compatibility } = (await readRules(database.adminUrl)).config
  const { customTypes, timestampsIso8601 } = library.CompatibilityOption
  expect(compatibility.isEnabled(customTypes)).toBe(false)
  expect(compatibility.isEnabled(timestampsIso8601)).toBe(true)
})

test('the judge sees a column that is gone, one that changed its type, one that is new', () => {
  const promise = { producteur: { nom: 'text', version: 'integer' } }
  expect(compare(promise, { producteur: { nom: 'text' } }).broken).toEqual(['producteur.version integer'])
  expect(compare(promise, { producteur: { nom: 'text', version: 'text' } }).broken).toEqual([
    'producteur.version integer',
  ])
  expect(compare(promise, { producteur: { ...promise.producteur, sexe: 'text' } })).toEqual({
    broken: [],
    unwritten: ['producteur.sexe text'],
  })
  expect(compare(promise, {}).broken).toHaveLength(2)
})

test('every table of the perimeter says its group beside its organization', () => {
  const perimeter = [
    'producteur',
    'parcelle',
    'statut_parcelle',
    'certificat',
    'capacite',
    'solde',
    'collecte',
  ]
  for (const table of [...perimeter, 'affectation', 'contrat'])
    expect(tables[table]).toMatchObject({ organisation_id: 'text', groupement_id: 'text' })
})

test('one version of the library judges the rules and one of the service runs them: those that were tried together', () => {
  const told = readFileSync('docs/replication.md', 'utf8').replaceAll('\n', ' ')
  const { dependencies } = JSON.parse(readFileSync('test/package.json', 'utf8'))
  const judge = dependencies['@powersync/service-sync-rules']
  expect(judge).toMatch(/^\d+\.\d+\.\d+$/)
  expect(told).toContain(`Hence \`npm test\` has ${judge} exactly`)
  const [, image] = /powersync-service:(\S+)/.exec(readFileSync('docker-compose.yml', 'utf8')) ?? []
  expect(told).toContain(`done by hand with version ${image},`)
})
