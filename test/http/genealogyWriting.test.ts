// A genealogy assembled from the database's rows: no part is missing and none is added.
import { expect, test } from 'vitest'
import type { Genealogy, Link, Node } from '../../src/genealogy/model.ts'
import { joinPieces, writeEvents, writeGenealogy, writeShown } from '../../src/genealogy/writing.ts'
import { eventColumns, genealogyColumns } from '../support/genealogyColumns.ts'

const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const AUTHOR = { id: id(900), nom: 'Adé «Le» \\ "Vieux"\n\u0001' }
const MEMBER = { genre: 'producteur', id: id(901), nom: 'Ɖɔkpɛ œ 😀' }
const nodeOf = (n: number, sens: Node['sens'], more: Partial<Node> = {}): Node => ({
  sens,
  genre: 'lot',
  id: id(n),
  quantite_g: 1_000 + n,
  reste_g: null,
  profondeur: n === 0 ? 0 : 1,
  libelle: `REC-${n}`,
  date: '2026-06-01T23:30:00.000001Z',
  statut: 'validé',
  produit: { id: id(902), code: 'ANANAS', nom: 'Ananas' },
  lieu: { genre: 'emplacement', id: id(903), nom: null },
  personne: null,
  auteur: AUTHOR,
  ...more,
})
const linkOf = (movement: number, de: Node, vers: Node, quantite_g: number): Link => ({
  mouvement_id: id(movement),
  genre: 'etape',
  date_operation: '2026-06-01T23:30:00Z',
  de_genre: de.genre,
  de_id: de.id,
  vers_genre: vers.genre,
  vers_id: vers.id,
  quantite_g,
})
const genealogyOf = (noeuds: Node[], liens: Link[]): Genealogy => {
  const way = (sens: string) => {
    const shown = noeuds.filter((node) => node.sens === sens).length
    return { noeuds: shown, profondeur: 1, montres: shown, complet: true }
  }
  return { lot_id: id(0), quantite_g: 1_000, amont: way('amont'), aval: way('aval'), noeuds, liens }
}
const read = async (genealogy: Genealogy) =>
  JSON.parse(await joinPieces(writeGenealogy(genealogyColumns(genealogy)))) as Genealogy

const lot = nodeOf(0, 'lot', { reste_g: 12 })
const collection = nodeOf(1, 'amont', {
  genre: 'collecte',
  lieu: { genre: 'parcelle', id: id(903), nom: 'Le bas' },
  personne: MEMBER,
})
const loss = nodeOf(2, 'aval', {
  genre: 'perte',
  libelle: null,
  statut: null,
  produit: null,
  lieu: null,
  auteur: null,
})

test('what was told is what is written, whatever it is called, whoever shares an id', async () => {
  const told = genealogyOf(
    [lot, collection, loss],
    [linkOf(10, collection, lot, 7), linkOf(11, lot, loss, 5)],
  )
  expect(await read(told)).toEqual(told)
  const shown = ['fuseau_horaire\nAfrica/Porto-Novo', ...genealogyColumns(told)]
  expect(JSON.parse(await joinPieces(writeShown(shown)))).toEqual({
    fuseau_horaire: 'Africa/Porto-Novo',
    genealogie: told,
  })
})

test('a lot without a past has no link', async () => {
  expect(await read(genealogyOf([lot], []))).toEqual(genealogyOf([lot], []))
})

test('links stand by their movements, within one by their records; what went twice the same way is one', async () => {
  const others = [3, 4, 5].map((n) => nodeOf(n, 'amont'))
  const [a, b, c] = others as [Node, Node, Node]
  const told = [linkOf(20, c, lot, 1), linkOf(21, b, lot, 4), linkOf(20, a, lot, 9), linkOf(20, c, lot, 2)]
  const { liens } = await read(genealogyOf([lot, ...others], told))
  expect(liens.map((link) => [link.mouvement_id, link.de_id, link.quantite_g])).toEqual([
    [id(20), a.id, 9],
    [id(20), c.id, 3],
    [id(21), b.id, 4],
  ])
})

test('masses are added to the gram where no double holds them', async () => {
  const columns = genealogyColumns(
    genealogyOf([lot, loss], [linkOf(30, lot, loss, 1), linkOf(30, lot, loss, 2)]),
  )
  const great = columns.map((text) =>
    text.startsWith('poids_g\n') ? 'poids_g\n9007199254740993\n9007199254740992' : text,
  )
  expect(await joinPieces(writeGenealogy(great))).toContain('"quantite_g":18014398509481985}')
})

test('many records and links are one list each, however many pieces they come in', async () => {
  const many = Array.from({ length: 4_001 }, (_, n) => nodeOf(n, n === 0 ? 'lot' : 'amont'))
  const told = genealogyOf(
    many,
    many.slice(1).map((node, n) => linkOf(10_000 + (n % 7), node, lot, 1)),
  )
  const { noeuds, liens } = await read(told)
  expect(noeuds).toEqual(many)
  expect(liens).toHaveLength(4_000)
})

test('events come with the records that they are about, collections with what they weighed', async () => {
  const { sens: _, quantite_g: __, reste_g: ___, profondeur: ____, ...described } = collection
  const weighed = { ...described, net_g: 100_000, decalage: '+01:00' }
  const { sens: _a, quantite_g: _b, reste_g: _c, profondeur: _d, ...other } = loss
  const told = { lot_id: lot.id, mouvements_total: 0, mouvements: [] }
  const columns = eventColumns([weighed, other], told)
  expect(JSON.parse(await joinPieces(writeEvents(columns)))).toEqual({ ...told, noeuds: [weighed, other] })
})

test('a column that is not told is a defect', async () => {
  const told = genealogyColumns(genealogyOf([lot], []))
  for (const one of told)
    await expect(joinPieces(writeGenealogy(told.filter((text) => text !== one)))).rejects.toThrow(
      /without its column/,
    )
})
