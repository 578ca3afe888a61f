// Contents of documents, as the database freezes them, for every type; and the text of a drawn document.
import { deflateSync } from 'node:zlib'
import { create, type Font } from 'fontkit'
import { extractText, getDocumentProxy } from 'unpdf'
import type { Content, Frozen, Language } from '../../src/documents/layout.ts'
import { streamsOf } from './archival.ts'

const STATES = [{ referentiel: 'AB', etat: 'C2', libelle: 'Conversion' }]

/** The members that all types of documents use, in one content. */
export const CONTENT: Content = {
  numero: 'UPA-MP-26-000123',
  reference_provisoire: 'BR-A01-20261122-0001',
  date: '2026-11-22T23:30:00Z',
  campagne: 'C2026',
  producteur: 'Kossi Ama',
  localite: 'Bonoua',
  groupement: 'Groupe Nord',
  parcelle: 'Champ du haut',
  produit: 'Ananas',
  qualites: STATES,
  agent: 'Yao',
  pesees: [{ rang: 1, brut_g: 1_235_567, tare_g: 1000, net_g: 1_234_567 }],
  humidite_cp: 750,
  impuretes_cp: 5,
  net_g: 1_234_567,
  refaction_g: 0,
  net_marchand_g: 1_234_567,
  destination: 'E1 Entrepôt',
  immatriculation: 'AB 123 CD',
  chauffeur: 'Koffi',
  total_g: 1_234_567,
  origine: 'Groupe Nord',
  bon: 'BL-1',
  lieu: 'E1 Entrepôt',
  mesures: [{ critere: 'humidite_cp', valeur: 750 }],
  apports: [{ numero: 'MP-1', producteur: 'Kossi Ama', quantite_g: 1000, recu_g: 999 }],
  redressements: [{ numero: 'MP-1', ecart_g: -4, raison: 'Mal pesé', le: '2026-11-24T10:00:00Z' }],
  categorie: 'conversion',
  nature: 'REC',
  quantite_g: 5000,
  client: 'ACME',
  adresse: '1 rue de Paris',
  pays: 'FR',
  vente: 'V-1',
  numero_coi: 'COI.FR.2026.1',
  declarations_eudr: [{ numero_dds: '26BJ0000000002', numero_verification: 'FGHIJ' }],
  conteneurs: [{ numero: 'MSCU1234567', scelles: ['SCELLE-1', 'SCELLE-2'] }],
  certificats: [{ referentiel: 'AB', numero: 'CERT-9', organisme: 'Contrôle SA', valide_au: '2027-01-31' }],
  lignes: [
    {
      rang: 1,
      lot: 'LOT-1',
      numero: 'LOT-1',
      produit: 'Ananas',
      producteur: 'Kossi Ama',
      conteneur: 'MSCU1234567',
      quantite_g: 5000,
      net_g: 5000,
      qualites: STATES,
      genre: 'lot',
      effet: 'bloqué',
    },
  ],
  masses: [
    { produit: 'Ananas', livre_g: 1, livre_marchand_g: 2, accepte_g: 3, a_chiffrer_g: 0, ecart_g: -4 },
  ],
  livraisons: [
    {
      date: '2026-11-22',
      genre: 'livraison',
      numero: 'UPA-MP-26-000123',
      produit: 'Ananas',
      masse_g: 1_000_500,
      prix_kg: 125,
      montant: 125_063,
      devise: 'EUR',
      exposant: 2,
      libelle: null,
    },
    { date: '2026-11-23', genre: 'a_recevoir', numero: 'P-9', masse_g: 10_000, montant: null, devise: null },
  ],
  retenues: [
    {
      date: '2026-11-24',
      genre: 'deduction',
      libelle: 'Part 2026',
      montant: 300,
      devise: 'EUR',
      exposant: 2,
    },
  ],
  paiements: [
    {
      date: '2026-11-25',
      moyen: 'mobile_money',
      reference: 'MM-77',
      montant: 99,
      devise: 'EUR',
      exposant: 2,
    },
  ],
  soldes: [{ devise: 'EUR', exposant: 2, du: 123_456, retenu: 0, paye: 100, solde: -5 }],
  raison: 'Résidus',
  auteur: 'La direction',
  exercice: false,
}

/** A document of a type with its frozen content. */
export function frozen(type: string, langue: Language = 'fr', changes: Content = {}): Frozen {
  return {
    id: '0195a000-0000-7000-8000-000000000001',
    code: '0123456789abcdef',
    type,
    indice: 2,
    langue,
    organisation: { id: '0195a000-0000-7000-8000-000000000002', nom: 'Union des producteurs' },
    fuseau_horaire: 'Africa/Lagos',
    etabli_le: '2026-11-22T10:11:12Z',
    contenu: { ...CONTENT, ...changes },
  }
}

/** Returns the text of each page of a PDF, with each run of spaces reduced to one. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  return text.map((page) => page.replace(/\s+/g, ' '))
}

/** Returns the whole text of a PDF, with each run of spaces reduced to one. */
export async function textOf(pdf: Uint8Array): Promise<string> {
  return (await pagesOf(pdf)).join(' ')
}

/** Returns the tags of a PDF, in the order in which they were drawn. */
export function tagsOf(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/\/S \/(H[12]|P|Figure|Table|T[RHD])\n/g)].map(
    ([, tag = '']) => tag,
  )
}

/** Counts the glyphs that have an outline, in each font of a PDF: its text does not show which glyphs are blank. */
export function outlinesOf(pdf: Buffer): number[] {
  return streamsOf(pdf.toString('latin1')).flatMap((content) => {
    if (content.toString('latin1', 0, 4) !== 'true') return []
    const font = create(content) as Font
    const signs = Array.from({ length: font.numGlyphs - 1 }, (_, at) => font.getGlyph(at + 1).path)
    return [signs.filter(({ commands }) => commands.length > 0).length]
  })
}

/** Counts the pictures in a PDF, wherever they are drawn. */
export function picturesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Subtype \/Image\b/g)?.length ?? 0
}

/** Properties in which a test's picture differs from the ordinary one. */
export type PngChanges = {
  readonly width?: number
  readonly height?: number
  readonly bits?: number
  readonly colours?: number
  readonly interlaced?: number
  /** The uncompressed rows. */
  readonly rows?: Buffer
  readonly chunks?: readonly Buffer[]
}

/** Makes a chunk of a PNG, without a valid checksum, because no reader checks it. */
export const chunk = (kind: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(kind), data, Buffer.alloc(4)])
}

/** A chunk that declares a transparent colour. */
export const NOTHING = chunk('tRNS', Buffer.alloc(6))

const rowOf = (width: number) =>
  Buffer.from(Array.from({ length: 1 + 3 * width }, (_, at) => (at === 0 ? 0 : at % 251)))

/**
 * Makes a PNG of three colours. Each row begins with its filter type. The checksums are not valid, because no reader checks them.
 */
export function pngOf({
  width = 32,
  height = 16,
  bits = 8,
  colours = 2,
  interlaced = 0,
  rows = Buffer.concat(Array.from({ length: height }, () => rowOf(width))),
  chunks = [],
}: PngChanges = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([bits, colours, 0, 0, interlaced], 8)
  const parts = [chunk('IHDR', header), ...chunks, chunk('IDAT', deflateSync(rows))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts, chunk('IEND', Buffer.alloc(0))])
}

/** Makes the structure of a JPEG: a frame with that many values per pixel, and the beginning and end of its data. */
export function jpegOf(width = 40, height = 20, values = 3, frame = 0xc0): Buffer {
  const told = [8, height >> 8, height & 255, width >> 8, width & 255, values]
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, frame, 0, 8 + 3 * values, ...told])
  return Buffer.concat([head, Buffer.alloc(3 * values), Buffer.from('ffda0002aaffd9', 'hex')])
}
