// Spec: restauration#fichiers: the check compares the database's files and the store's in the order of their keys. Each
// difference gets its kind, and a store without order is refused instead of reported wrongly.
import { expect, test } from 'vitest'
import { compareFiles, isWhole } from '../../scripts/admin/filesCheck.ts'
import type { AskRules } from '../../scripts/admin/rules.ts'
import type { Listed } from '../../src/objects/port.ts'

const OWN = '01960000-0000-7000-8000-000000000001'
const keyOf = (n: number) =>
  `${OWN}/01960000-0000-7000-8000-${String(n).padStart(12, '0')}/${String(n).repeat(64)}`

/** A database whose rules return the given files in this order. */
const naming = (...named: { n: number; attente: string; taille_octets: string | null }[]) => {
  const rows = named.map(({ n, ...said }) => ({ cle: keyOf(n), genre: 'fichier', id: null, ...said }))
  const ask = async (sql: string, values: readonly unknown[] = []) => {
    if (sql.includes('core.organisation_id()')) return [{ id: OWN }]
    if (sql.includes('decrire_objets')) return [{ d: JSON.parse(String(values[0])) }]
    return sql.startsWith('fetch') ? rows : []
  }
  return ask as AskRules
}

const holding = (...held: Listed[]) => ({
  async *list() {
    yield* held
  },
  folders: async () => [OWN],
})
const file = (n: number, taille_octets = 10): Listed => ({ cle: keyOf(n), taille_octets })

test('what is missing, of another size, erased and there again, or named by nothing is each told', async () => {
  const ask = naming(
    { n: 1, attente: 'du', taille_octets: '10' },
    { n: 2, attente: 'du', taille_octets: '10' },
    { n: 3, attente: 'du', taille_octets: '10' },
    { n: 4, attente: 'efface', taille_octets: null },
    { n: 5, attente: 'efface', taille_octets: null },
    { n: 6, attente: 'possible', taille_octets: '10' },
    { n: 7, attente: 'possible', taille_octets: '10' },
  )
  const odd = { cle: `${OWN}/ailleurs.txt`, taille_octets: 3 }
  const store = holding(file(2, 9), file(3), file(5), file(6), file(8, 7), odd)
  const report = await compareFiles(ask, store, { compared: 0 })
  expect(report).toMatchObject({
    dus: 3,
    presents: 1,
    manquants: { nombre: 1, premiers: [{ cle: keyOf(1) }] },
    autre_taille: { nombre: 1, premiers: [{ cle: keyOf(2), octets: 9, attendus: 10 }] },
    effaces_presents: { nombre: 1, premiers: [{ cle: keyOf(5) }] },
    inconnus: { nombre: 2, octets: 10, premiers: [{ cle: keyOf(8) }, { cle: odd.cle }] },
  })
  expect(isWhole(report)).toBe(false)
})

test('what is whole is told as whole', async () => {
  const ask = naming({ n: 1, attente: 'du', taille_octets: '10' })
  expect(isWhole(await compareFiles(ask, holding(file(1)), { compared: 0 }))).toBe(true)
})

test('a store that keeps no order is refused', async () => {
  const ask = naming(
    { n: 1, attente: 'du', taille_octets: '10' },
    { n: 2, attente: 'du', taille_octets: '10' },
  )
  const compared = compareFiles(ask, holding(file(2), file(1)), { compared: 0 })
  await expect(compared).rejects.toThrow(/not list its files in the order of their keys/)
})
