// A genealogy drawn: a person can read it, whatever it holds, and nobody waits for it.
import { describe, expect, test } from 'vitest'
import type { Genealogy, Link, Node } from '../../src/genealogy/model.ts'
import { toPage } from '../../src/genealogy/page.ts'
import { draw, MOST_NODES } from '../../src/genealogy/picture.ts'
import { kilograms } from '../../src/genealogy/words.ts'

const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const nodeOf = (n: number, profondeur: number): Node => ({
  ...{
    sens: n === 0 ? 'lot' : n % 2 ? 'amont' : 'aval',
    genre: 'lot',
    id: id(n),
    quantite_g: 1_000,
    reste_g: 0,
    profondeur,
  },
  ...{ libelle: `REC-${n}`, date: '2026-06-01T08:00:00Z', statut: 'validé' },
  ...{ produit: { id: id(1), code: 'ANANAS', nom: 'Ananas' }, lieu: null, personne: null, auteur: null },
})
const linkOf = (n: number, de: number, vers: number): Link => ({
  ...{ mouvement_id: id(n), genre: 'etape', date_operation: '2026-06-01T08:00:00Z', quantite_g: 10 },
  ...{ de_genre: 'lot', de_id: id(de), vers_genre: 'lot', vers_id: id(vers) },
})
const way = { noeuds: 0, profondeur: 0, montres: 0, complet: true }
const genealogy = (noeuds: Node[], liens: Link[]): Genealogy => ({
  ...{ lot_id: id(0), quantite_g: 1_000, amont: way, aval: way, noeuds, liens },
})

describe('a picture', () => {
  test('holds every node and link of an ordinary history, apart from each other', () => {
    const nodes = Array.from({ length: 2 * MOST_NODES }, (_, n) => nodeOf(n, Math.ceil(n / 40)))
    const links = nodes
      .slice(1)
      .map(({ sens }, n) => (sens === 'amont' ? linkOf(n, n + 1, 0) : linkOf(n, 0, n + 1)))
    const text = draw(genealogy(nodes, links))
    const boxes = [...text.matchAll(/<rect x="([-\d.]+)" y="([-\d.]+)" width="(\d+)" height="(\d+)"/g)].map(
      (box) => box.slice(1).map(Number),
    )
    expect(boxes).toHaveLength(nodes.length)
    const overlaps = boxes.filter(([x = 0, y = 0, w = 0, h = 0], i) =>
      boxes.some(([a = 0, b = 0], j) => j > i && Math.abs(a - x) < w && Math.abs(b - y) < h),
    )
    expect(overlaps).toEqual([])
    expect(text.match(/<path /g)?.length).toBe(links.length)
    expect(text).not.toContain('ne sont pas tracés')
  })

  test('leaves the longest links of a tangle out, and says so', () => {
    const nodes = Array.from(
      { length: 300 },
      (_, n) => ({ ...nodeOf(n, n), sens: n === 0 ? 'lot' : 'amont' }) as Node,
    )
    const links = nodes.flatMap((_, n) =>
      [1, 50, 100, 200].flatMap((k) => (n >= k ? [linkOf(n * 10 + k, n, n - k)] : [])),
    )
    const begun = performance.now()
    const text = draw(genealogy(nodes, links))
    expect(performance.now() - begun).toBeLessThan(20_000)
    expect(text).toMatch(/\d+ liens parmi les plus longs ne sont pas tracés/)
  })

  test('of a circle, of a lot alone, of what has no name', () => {
    const circle = draw(genealogy([nodeOf(0, 0), nodeOf(1, 1)], [linkOf(1, 0, 1), linkOf(2, 1, 0)]))
    expect(circle.match(/<path /g)).toHaveLength(2)
    const alone = { ...nodeOf(0, 0), libelle: null, date: null, produit: null, statut: null }
    expect(draw(genealogy([alone], []))).toContain('▶ Lot 00000000')
    expect(toPage(genealogy([], []))).toContain(`Généalogie : ${id(0)}`)
  })

  test('escapes whatever stands in a name, and cuts what is too long for a box', () => {
    const lieu = { genre: 'emplacement', id: id(2), nom: `"<&>'\u0000\uD800${'long '.repeat(40)}` }
    const text = draw(genealogy([{ ...nodeOf(0, 0), lieu }], []))
    expect(text).toContain('&quot;&lt;&amp;&gt;&#39;\uFFFD\uFFFD')
    expect(text).toContain('…</text>')
  })
})

test('masses are told in kilograms to the gram', () => {
  expect([0, 5, 1_000, 1_050, 1_234_567].map(kilograms)).toEqual([
    '0 kg',
    '0,005 kg',
    '1 kg',
    '1,05 kg',
    '1\u202f234,567 kg',
  ])
})
