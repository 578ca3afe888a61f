// Texts and sections that several documents share.
import type { Column, Field, Section, ValueFormat, Words } from './layout.ts'

/** Makes a text in both languages. */
export const say = (fr: string, en: string): Words => ({ fr, en })
/** Makes a value with its label. */
export const field = (fr: string, en: string, member: string, as?: ValueFormat): Field =>
  as === undefined ? { label: say(fr, en), member } : { label: say(fr, en), member, as }
/** Makes a column with a share of the width. */
export const column = (width: number, of: Field): Column => ({ ...of, width })

/** Fields of several documents. */
export const SHARED = {
  DATE: field('Date', 'Date', 'date', 'instant'),
  CAMPAIGN: field('Campagne', 'Campaign', 'campagne'),
  PRODUCT: field('Produit', 'Product', 'produit'),
  PRODUCER: field('Producteur', 'Producer', 'producteur'),
  QUALITY: field('Qualité', 'Quality', 'qualites', 'qualites'),
  AGENT: field('Agent', 'Agent', 'agent'),
  NUMBER: field('Numéro', 'Number', 'numero'),
  LOT: field('Lot', 'Lot', 'lot'),
  MASS: field('Quantité', 'Quantity', 'quantite_g', 'masse'),
  NET: field('Masse nette', 'Net mass', 'net_g', 'masse'),
  NOTE: field('Note', 'Note', 'note'),
} as const
/** Makes signature lines. */
export const signatureLines = (...by: Words[]): Section => ({ signatures: by })
