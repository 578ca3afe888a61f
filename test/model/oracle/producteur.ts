// Producers: registration, identity documents, and modifications that may be concurrent.
import { markApart, settle } from './moot.ts'
import type { Operation } from './rule.ts'
import type { Etat } from './state.ts'
import type { Effet, Piece } from './types.ts'

const normalised = ({ type, numero, pays }: Piece) =>
  [type, pays, numero.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()].join(' ')

/** A producer whose identity document another member already has is still recorded, under `doublon_identite`. */
function keepPiece(etat: Etat, commande_id: string, id: string, piece: Piece | null): string[] {
  const producteur = etat.producteurs.get(id)
  if (piece === null || producteur === undefined) return []
  producteur.piece = piece
  for (const { commande_id: found, producteur_id, autres } of etat.doublons) {
    const isStill = holdersOf(etat, producteur_id).some((other) => autres.includes(other))
    if (autres.includes(id) && !isStill) settle(etat, `producteur ${producteur_id}`, found, DOCUMENT)
  }
  const autres = holdersOf(etat, id)
  if (autres.length === 0) return []
  etat.doublons.push({ commande_id, producteur_id: id, autres })
  markApart(etat, `producteur ${id}`, commande_id, DOCUMENT)
  return ['doublon_identite']
}

/** Returns the other members who have the same document as a member. */
function holdersOf({ producteurs }: Etat, id: string): string[] {
  const piece = producteurs.get(id)?.piece ?? null
  if (piece === null) return []
  return [...producteurs].flatMap(([other, { piece: held }]) =>
    other !== id && held !== null && normalised(held) === normalised(piece) ? [other] : [],
  )
}

/** The finding about a document, which may become moot. */
const DOCUMENT = 'piece'

/** The command `producteur.enregistrer`. */
export function registerProducteur({ lot: { etat }, envelope, date, payload }: Operation): Effet | null {
  const { producteur_id: id, piece_identite, ...champs } = payload
  if (etat.producteurs.has(id)) return null
  const who = { auteur: envelope.utilisateur_id, appareil: envelope.appareil_id, date }
  etat.references.set(`producteur ${id}`, null)
  etat.producteurs.set(id, {
    champs: { ...champs },
    version: 1,
    historique: Object.keys(champs).map((champ) => ({ champ, version: 1, ...who })),
    depuis: date,
    piece: null,
  })
  return {
    motifs: keepPiece(etat, envelope.id, id, piece_identite),
    sujet: { genre: 'producteur', id },
    entites: { producteur: id },
  }
}

const FIRST = 1

/**
 * The command `producteur.modifier`: a field keeps the server's value in two cases: another person changed it since
 * `version_base`, or the same author changed it later on another phone. The group keeps its value unless its last change, and the
 * producer, are older.
 */
export function changeProducteur({ lot: { etat }, envelope, date, payload }: Operation): Effet {
  const { producteur_id: id } = payload
  const producteur = etat.producteurs.get(id)
  if (producteur === undefined) return { motifs: [], sujet: null, entites: {} }
  // An unknown version counts as the version at the phone's enrolment, which is before every change of a history.
  const version_base = payload.version_base > producteur.version ? FIRST : payload.version_base
  const who = { auteur: envelope.utilisateur_id, appareil: envelope.appareil_id, date }

  const current = (champ: string) =>
    champ === 'piece_identite' ? producteur.piece : producteur.champs[champ]
  const changed = Object.entries(payload.champs as Record<string, unknown>).filter(
    ([champ, value]) => !isSame(value, current(champ)),
  )
  const conflicts = (champ: string) =>
    producteur.historique.some(
      (h) =>
        h.champ === champ &&
        ((h.version > version_base && (h.auteur !== who.auteur || isLaterElsewhere(h, who))) ||
          (champ === 'groupement_id' && (h.version > 1 ? h.date >= date : producteur.depuis > date))),
    )
  const applied = changed.filter(([champ]) => !conflicts(champ))
  const motifs = applied.length < changed.length ? ['modification_concurrente'] : []

  if (applied.length > 0) producteur.version += 1
  for (const [champ, value] of applied) {
    producteur.historique.push({ champ, version: producteur.version, ...who })
    if (champ === 'piece_identite') motifs.push(...keepPiece(etat, envelope.id, id, value as Piece))
    else producteur.champs[champ] = value
    const isUnknownGroup = champ === 'groupement_id' && !etat.references.has(`groupement ${value}`)
    if (isUnknownGroup) motifs.push('reference_inconnue')
  }
  return { motifs, sujet: { genre: 'producteur', id }, entites: { producteur: id } }
}

type Who = { readonly appareil: string; readonly date: number }

const isLaterElsewhere = (change: Who, own: Who) => change.appareil !== own.appareil && change.date > own.date

function isSame(a: unknown, b: unknown): boolean {
  const sorted = (value: unknown) =>
    JSON.stringify(value ?? null, (_, v) =>
      v !== null && typeof v === 'object' ? Object.fromEntries(Object.entries(v).sort()) : v,
    )
  return sorted(a) === sorted(b)
}
