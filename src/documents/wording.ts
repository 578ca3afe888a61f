// What several documents say in the same words.
import type { Column, Field, Section, Shown, Words } from './layout.ts'

/** Words in both languages. */
export const say = (fr: string, en: string): Words => ({ fr, en })
/** A value with the words beside it. */
export const field = (fr: string, en: string, member: string, as?: Shown): Field =>
  as === undefined ? { label: say(fr, en), member } : { label: say(fr, en), member, as }
/** A column of some part of the width. */
export const column = (width: number, of: Field): Column => ({ ...of, width })

/** What stands in several documents. */
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
/** Lines to be signed on. */
export const signed = (...by: Words[]): Section => ({ signatures: by })
