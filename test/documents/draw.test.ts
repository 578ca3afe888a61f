// docs/decisions/0078: «drawn from what was frozen at its act: the same data are the same bytes».
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { draw } from '../../src/documents/draw.ts'
import type { Language } from '../../src/documents/layout.ts'
import { LAYOUTS } from '../../src/documents/layouts.ts'
import { decimal, moment, written } from '../../src/documents/values.ts'
import { broken, metadataOf } from './archival.ts'
import { CONTENT, frozen, jpegOf, outlinesOf, pagesOf, picturesOf, pngOf, tagsOf, textOf } from './support.ts'

const AT = 'https://sillon.example.org/verifier'

// Texts that only documents of this type contain, in French and in English.
const SAID: Readonly<Record<string, readonly [fr: string[], en: string[]]>> = {
  recu: [
    ['Reçu de collecte', 'Kossi Ama', 'Champ du haut', '1 235,567 kg', '7,5 %', '23/11/2026 00:30'],
    ['Collection receipt', '1,235.567 kg', '7.5 %', '2026-11-23 00:30'],
  ],
  bon_livraison: [
    ['Bon de livraison', 'AB 123 CD', 'Koffi', 'E1 Entrepôt', 'LOT-1'],
    ['Delivery note', 'Driver'],
  ],
  bon_reception: [
    ['Bon de réception', 'BL-1', 'Humidité', '0,999 kg', 'Redressements', '−0,004 kg', 'Mal pesé'],
    ['Reception slip', 'Humidity'],
  ],
  etiquette_lot: [
    ['UPA-MP-26-000123', 'En conversion', '5 kg', 'Réceptionné'],
    ['In conversion', 'As received'],
  ],
  etiquette_rouleau: [
    ['UPA-MP-26-000123', 'E1 Entrepôt'],
    ['In conversion', 'Place'],
  ],
  attestation: [
    [
      'Attestation de conformité',
      'ne le remplacent pas',
      'CERT-9',
      'Contrôle SA',
      '31/01/2027',
      'COI.FR.2026.1',
    ],
    ['Statement of conformity', 'do not replace it', '2027-01-31'],
  ],
  liste_colisage: [
    ['Liste de colisage', 'MSCU1234567', 'SCELLE-1, SCELLE-2', 'LOT-1'],
    ['Packing list', 'Containers and seals'],
  ],
  releve_producteur: [
    [
      'Relevé du producteur',
      '1 234,56',
      '−0,05',
      '−0,004 kg',
      '22/11/2026',
      '1 000,5 kg',
      '1,25',
      '1 250,63',
      'Livré, pas encore reçu',
      'Déduction',
      'Part 2026',
      '3,00',
      'Mobile money',
      'MM-77',
      '0,99',
    ],
    ['Producer statement', '1,234.56', 'Delivered, not received yet', 'Deductions', 'Payments'],
  ],
  avis_rappel: [
    ['Avis de rappel', 'Résidus', 'Bloqué', 'sont rappelées'],
    ['Recall notice', 'Blocked'],
  ],
}

test('every type that the rules name has its layout, and no other', () => {
  const rows = readFileSync(join(import.meta.dirname, '../../sql/document/type.rows.sql'), 'utf8')
  const types = [...rows.matchAll(/^ {4}\('(\w+)'/gm)].map(([, type]) => type)
  expect(types.length).toBeGreaterThan(8)
  expect(Object.keys(LAYOUTS).sort()).toEqual(types.sort())
  expect(Object.keys(SAID).sort()).toEqual(types)
})

test.each(Object.keys(LAYOUTS))(
  '%s: says in both languages what it is of, with a logo or without, and is the same twice',
  async (type) => {
    const [french = [], english = []] = SAID[type] ?? []
    const logo = pngOf({ width: 300, height: 100 })
    for (const [langue, words, logos] of [['fr', french, []] as const, ['en', english, [logo]] as const]) {
      const pdf = await draw(frozen(type, langue as Language), AT, ...logos)
      expect(pdf.equals(await draw(frozen(type, langue as Language), AT, ...logos))).toBe(true)
      expect([broken(pdf), picturesOf(pdf)]).toEqual([[], logos.length])
      const text = await textOf(pdf)
      for (const word of [...words, 'Union des producteurs', '0123 4567 89ab cdef', AT])
        expect(text).toContain(word)
      if (type.startsWith('etiquette')) expect(await pagesOf(pdf)).toHaveLength(1)
    }
  },
)

test('a file is a PDF/A-2a, also where a name is no XML, and has the date of its act', async () => {
  const named = frozen('recu')
  const organisation = { ...named.organisation, nom: 'Récoltes & fils <Nord> "\u0007' }
  const pdf = await draw({ ...named, organisation }, AT)
  expect(broken(pdf)).toEqual([])
  expect(pdf.toString('latin1')).toContain('(D:20261122101112Z)')
  expect(metadataOf(pdf.toString('latin1'))).toEqual(
    expect.arrayContaining(['2', 'A', 'Reçu de collecte UPA-MP-26-000123', 'Récoltes & fils <Nord> "']),
  )
})

test('a screen reader gets title, pictures and tables as such, and repeated heads and headings once', async () => {
  const conteneurs = Array.from({ length: 60 }, (_, rang) => ({ numero: `C${rang}`, scelles: [] }))
  const pdf = await draw(frozen('liste_colisage', 'fr', { conteneurs }), AT, pngOf())
  expect(await pagesOf(pdf)).toHaveLength(2)
  const tags = tagsOf(pdf)
  expect(tags.slice(0, 6)).toEqual(['Figure', 'Figure', 'P', 'H1', 'P', 'P'])
  const count = (tag: string) => tags.filter((one) => one === tag).length
  expect(['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Figure'].map(count)).toEqual([1, 3, 3, 65, 9, 127, 2])
})

test('another datum is another file', async () => {
  const pdf = await draw(frozen('recu'), AT)
  expect(pdf.equals(await draw(frozen('recu', 'fr', { net_g: 1 }), AT))).toBe(false)
})

test('a duplicate says so, with its rank and its day', async () => {
  const repeated = { ...frozen('recu'), duplicata: { rang: 3, le: '2026-11-24T08:00:00Z' } }
  expect(await textOf(await draw(repeated, AT))).toContain('DUPLICATA 3, 24/11/2026 09:00')
  const english = { ...repeated, langue: 'en' as const }
  expect(await textOf(await draw(english, AT))).toContain('DUPLICATE 3, 2026-11-24 09:00')
})

test('names are text, whatever they look like, and what no font has is told as such', async () => {
  for (const name of ['@SUM(1)', '(a) \\ b) <</S/URI>>', 'Ọlápàdé Àjọkẹ́', 'Đặng Văn']) {
    const text = await textOf(await draw(frozen('recu', 'fr', { producteur: name }), AT))
    expect(text.normalize('NFC')).toContain(name.normalize('NFC'))
  }
  const strange = { producteur: '山田\u0000\uD800\u202E x' }
  expect(await textOf(await draw(frozen('recu', 'fr', strange), AT))).toMatch(/\uFFFD\uFFFD \uFFFD x/)
  const arabic = await textOf(await draw(frozen('recu', 'fr', { producteur: 'محمد بن عبد الله' }), AT))
  expect(arabic.normalize('NFKC')).toMatch(/\p{Script=Arabic}/u)
  const long = await draw(frozen('recu', 'fr', { producteur: 'x'.repeat(3000) }), AT)
  expect((await textOf(long)).replace(/[^x]/g, '').length).toBeGreaterThanOrEqual(3000)
})

test('Amharic and Devanagari stand in their own fonts, shaped, on the line of what is around them', async () => {
  const producteur = 'ገብረ Koffi क्षेत्र र्\u200Dयाम'
  const apports = [{ numero: 'MP-1', producteur: 'राम', quantite_g: 1, recu_g: 1 }]
  const contenu = { origine: `${producteur} `.repeat(9), apports }
  const named = frozen('bon_reception', 'fr', contenu)
  const organisation = { ...named.organisation, nom: `Union ${producteur}` }
  const pdf = await draw({ ...named, organisation }, AT)
  expect(broken(pdf)).toEqual([])
  expect(pdf.equals(await draw({ ...named, organisation }, AT))).toBe(true)
  const text = await textOf(pdf)
  for (const word of ['Union ገብረ Koffi क्षेत्र', 'राम']) expect(text).toContain(word)
  expect(text).not.toContain('\uFFFD')
  const [, , ethiopic, devanagari = 0] = outlinesOf(pdf)
  expect(ethiopic).toBe(new Set('ገብረ').size)
  expect(devanagari).toBeGreaterThan(5)
})

test.each(Object.keys(LAYOUTS))('%s: a name like a formula is text, and no link', async (type) => {
  const name = '=HYPERLINK("http://x","y")'
  const written = JSON.stringify(name).slice(1, -1)
  const changes = JSON.parse(JSON.stringify(CONTENT).replaceAll(/Kossi Ama|Ananas|ACME|Résidus/g, written))
  const pdf = await draw(frozen(type, 'fr', changes), AT)
  expect((await textOf(pdf)).replaceAll(' ', '')).toContain(name)
  expect(pdf.includes('/URI')).toBe(false)
})

test('a packing list of 600 lines goes on over pages that count themselves, none lost', async () => {
  const lignes = Array.from({ length: 600 }, (_, index) => ({
    rang: index + 1,
    lot: `LOT-${index + 1}-`,
    produit: 'Ananas',
    conteneur: 'MSCU1234567',
    quantite_g: index,
  }))
  const pdf = await draw(frozen('liste_colisage', 'fr', { lignes }), AT, jpegOf(16, 2000))
  expect([broken(pdf), picturesOf(pdf)]).toEqual([[], 1])
  const pages = await pagesOf(pdf)
  expect(pages.length).toBeGreaterThan(9)
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1}/${pages.length}`)
  for (const page of pages) expect(page).toContain('0123 4567 89ab cdef')
  const text = pages.join(' ')
  expect(lignes.filter(({ lot }) => !text.includes(lot))).toEqual([])
})

test('a measurement is a share where it is a whole number of hundredths, else what was written', () => {
  const told = { langue: 'fr', fuseau_horaire: 'UTC' } as const
  const shown = (valeur: unknown) =>
    written({ critere: 'humidite_cp', valeur }, { member: 'valeur', as: 'mesure' }, told)
  expect([1250, 'sec', '12,5', 12.5, 1e21, true].map(shown)).toEqual([
    '12,5\u00A0%',
    'sec',
    '12,5',
    '12.5',
    '1e+21',
    'true',
  ])
})

test('numbers are exact and instants stand in the time zone', () => {
  expect(decimal(12_345_678, 3, 'fr', true)).toBe('12\u00A0345,678')
  expect(decimal('9007199254740993', 2, 'en')).toBe('90,071,992,547,409.93')
  expect(decimal(-5, 2, 'fr')).toBe('\u22120,05')
  expect(decimal(1500, 3, 'fr', true)).toBe('1,5')
  expect(decimal(7, 0, 'en')).toBe('7')
  expect(moment('2026-12-31T23:30:00Z', 'fr', 'Africa/Lagos')).toBe('01/01/2027 00:30')
})
