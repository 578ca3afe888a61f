// The papers of the field: the bytes of a receipt printer, read by a printer that draws them; pictures are in .data/recus.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { etablirBon } from '@sillon/telephone/commandes'
import { escposOf, type Rouleau } from '@sillon/telephone/escpos'
import { print } from '@sillon/telephone/imprimante'
import { bytesIn, withBaseLetters } from '@sillon/telephone/letters'
import { MOTS_DU_PAPIER } from '@sillon/telephone/motsDuPapier'
import { capture } from '@sillon/telephone/phone'
import { codeOf, linesOf, type NomsDuPapier, type PapierDuTerrain } from '@sillon/telephone/recu'
import type { CommandeLocale } from '@sillon/telephone/state'
import type { Enveloppe } from '@sillon/telephone/types'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Faults, fakePrinter } from './printer/fakePrinter.ts'
import { glyphOf } from './printer/glyphs.ts'
import { codeOn, pictureOf } from './printer/paper.ts'
import { collecte, enrolledPhone, newWorld } from './support.ts'

const PICTURES = join(import.meta.dirname, '../../.data/recus')
const NOMS: NomsDuPapier = {
  organisation: 'Union des producteurs de l’Œuf d’Or, Sékou',
  agent: 'Théophile Hounkpè',
  campagne: 'Ananas 2026',
  producteur: 'Honorine Adanhou-Gbèdokpon',
  groupement: 'Groupement d’Allada',
  parcelle: 'Bas-fond du marché à l’ouest de la grande route',
  produit: 'Ananas pain de sucre',
  destination: 'Magasin central, Bohicon',
  collectes: [
    { numero: 'BR-A7-20260504-0001', producteur: 'Honorine Adanhou', net_g: 49_000 },
    { numero: 'BR-A7-20260504-0002', producteur: 'Firmin Dossou', net_g: 1_234_567 },
  ],
}
let recu: CommandeLocale
let bon: CommandeLocale

beforeAll(async () => {
  const phone = await enrolledPhone(newWorld())
  recu = await capture(phone, collecte())
  bon = await capture(
    phone,
    etablirBon({
      campagne_id: 'k',
      collectes: ['c', 'd'],
      vehicule: { immatriculation: 'BV 4471 RB', chauffeur: 'Théophile Hounkpè' },
      destination_id: 'm',
    }),
  )
  mkdirSync(PICTURES, { recursive: true })
})

const paper = (commande: CommandeLocale, changes: Partial<PapierDuTerrain> = {}) =>
  linesOf({ commande, noms: NOMS, mots: MOTS_DU_PAPIER.fr, duplicata: null, ...changes })

function printed(rouleau: Rouleau, commande: CommandeLocale, changes: Partial<PapierDuTerrain> = {}) {
  const printer = fakePrinter(rouleau.papier_mm === 58 ? 384 : 576)
  printer.feedBytes(escposOf(paper(commande, changes), rouleau))
  return printer
}

describe('a paper', () => {
  test.each([
    ['recu-58', 58, () => recu, {}],
    ['recu-80', 80, () => recu, {}],
    ['bon-58', 58, () => bon, {}],
    ['bon-80', 80, () => bon, { mots: MOTS_DU_PAPIER.en }],
    ['duplicata-58', 58, () => recu, { duplicata: 2 }],
  ] as const)(
    '%s is drawn whole, is cut once, and its QR code is the fingerprint’s beginning',
    (name, mm, of, changes) => {
      const { rows, cuts } = printed({ papier_mm: mm }, of(), changes)
      writeFileSync(join(PICTURES, `${name}.png`), pictureOf(rows))
      expect(cuts).toEqual([rows.length])
      const { empreinte } = JSON.parse(of().texte) as Enveloppe
      expect(codeOf(of())).toBe(empreinte.slice(0, 16))
      expect(codeOn(rows)).toBe(empreinte.slice(0, 16))
    },
  )

  test('says that it is a duplicate, and which one; the first one does not', () => {
    const said = (duplicata: number | null) => JSON.stringify(paper(recu, { duplicata }))
    expect(said(3)).toContain('DUPLICATA N° 3')
    expect(said(null)).not.toContain('DUPLICATA')
  })

  test('never mentions a control, and leaves out a name that the phone does not know', () => {
    const lines = paper(recu, { noms: { organisation: 'Union' } })
    expect(JSON.stringify(lines)).not.toMatch(/contr[oô]le|Parcelle/i)
    expect(() =>
      linesOf({
        commande: { ...recu, texte: recu.texte.replace('collecte.enregistrer', 'recolte.estimer') },
        noms: NOMS,
        mots: MOTS_DU_PAPIER.fr,
        duplicata: null,
      }),
    ).toThrow(RangeError)
  })
})

describe('letters', () => {
  const lines = (texte: string) => [{ genre: 'texte', texte } as const]

  test.each([
    ['cp1252', 'Çà et là, œuvre d’août : 25 €'],
    ['cp858', 'Çà et là, le prix de l’août : 25 €'],
  ] as const)('French is letters of page %s, not dots', (page, texte) => {
    const bytes = escposOf(lines(texte), { papier_mm: 58, page, dessiner: () => expect.unreachable() })
    expect([...bytes.slice(2, 5)]).toEqual([0x1b, 0x74, page === 'cp858' ? 19 : 16])
  })

  test('what the page lacks is drawn by the platform, else written with base letters', () => {
    const fon = 'Xɔgbɛ̀ ɖokpó'
    expect(bytesIn(fon, 'cp1252')).toBeNull()
    expect(withBaseLetters(fon, 'cp1252')).toBe('Xogbe dokpó')
    expect(withBaseLetters('山 œ', 'cp858')).toBe('? oe')
    const asked: string[] = []
    const dessiner = (texte: string, largeur: number) => {
      asked.push(texte)
      const octets = new Uint8Array((largeur / 8) * 26)
      ;[...texte].forEach((letter, column) => {
        for (const [x, y] of glyphOf(letter, 12, 24)) {
          const dot = y * largeur + column * 12 + x
          octets[dot >> 3] = (octets[dot >> 3] ?? 0) | (0x80 >> (dot & 7))
        }
      })
      return { largeur, hauteur: 26, octets }
    }
    const { rows } = printed({ papier_mm: 58, dessiner }, recu, { noms: { ...NOMS, producteur: fon } })
    expect(asked.map((one) => one.replace(/\s+/g, ' '))).toEqual([`Producteur ${fon.normalize('NFC')}`])
    writeFileSync(join(PICTURES, 'fon-58.png'), pictureOf(rows))
  })

  test('a text is data: a printer reads no command in it', () => {
    const { rows } = printed({ papier_mm: 58 }, recu, { noms: { ...NOMS, producteur: '\x1b@\x1dV\x00Ada' } })
    expect(rows.length).toBeGreaterThan(100)
  })
})

describe('a printer', () => {
  const bytes = () => escposOf(paper(recu), { papier_mm: 58 })
  const on = (faults: Faults) => fakePrinter(384, faults)

  test('confirms what it printed; one that responds to nothing leaves it to the agent', async () => {
    expect(await print(on({}).imprimante, bytes())).toBe('entiere')
    expect(await print(on({ isMute: true }).imprimante, bytes())).toBe('a_verifier')
  })

  test('that is away, or without paper, prints nothing, and says why', async () => {
    await expect(print(on({ isAway: true }).imprimante, bytes())).rejects.toMatchObject({
      code: 'imprimante_absente',
    })
    const empty = on({ paperRows: 0 })
    await expect(print(empty.imprimante, bytes())).rejects.toMatchObject({ code: 'papier_absent' })
    expect(empty.rows).toEqual([])
  })

  test('whose paper ends half-way is not taken for one that printed', async () => {
    await expect(print(on({ paperRows: 300 }).imprimante, bytes())).rejects.toMatchObject({
      code: 'papier_absent',
    })
  })

  test('whose connection breaks at any byte prints the next paper whole', async () => {
    const whole = printed({ papier_mm: 58 }, recu).rows.length
    const length = bytes().length
    for (const breaksAfter of [1, 577, 580, 590, 900, length - 2_500, length + 500, length + 580]) {
      const printer = on({ breaksAfter })
      await expect(print(printer.imprimante, bytes())).rejects.toMatchObject({ code: 'imprimante_perdue' })
      const half = printer.rows.length
      expect(await print(printer.imprimante, bytes())).toBe('entiere')
      const second = printer.rows.slice(-whole)
      expect(printer.rows.length).toBeGreaterThanOrEqual(half + whole)
      expect(codeOn(second)).toBe(codeOf(recu))
      expect(printer.cuts.at(-1)).toBe(printer.rows.length)
    }
  })
})
