// Plots and surveys: valid shapes, areas, overlaps, and capacities that depend on an area.
import { commonSurface, rectangleOf, surfaceOf } from './geometry.ts'
import type { Instant } from './instants.ts'
import { markApart, settle } from './moot.ts'
import { PRODUITS, type ProduitDuPack, RENDEMENT_DEFAUT, SURFACE_MAX_M2 } from './pack.ts'
import { known } from './references.ts'
import type { Operation } from './rule.ts'
import {
  type Assolement,
  type Etat,
  findLate,
  type Parcelle,
  type Recoltee,
  type Releve,
  soldeKey,
} from './state.ts'
import type { Effet, Payload } from './types.ts'

type Culture = { readonly produit_id: string; readonly part_cp: number; readonly strate?: string }

/** The finding about a crop, which may become moot. */
const CROP = 'culture'
const OVERLAP_MIN_M2 = 50
const TOLERANCE_CP = 100

/** Returns the survey in force: the one with the latest operation date; at equal dates, the one made last. */
export function inForce({ releves }: Parcelle): Releve | undefined {
  return releves.toSorted((a, b) => a.date - b.date || (a.id < b.id ? -1 : 1)).at(-1)
}

/** The command `parcelle.enregistrer`. */
export function registerPlot(operation: Operation): Effet | null {
  const { lot, payload } = operation
  const { parcelle_id: id, producteur_id, releve } = payload
  if (lot.etat.parcelles.has(id) || lot.etat.ids.has(`polygone ${releve.polygone_id}`)) return null
  const holder = known(lot.etat, 'producteur', producteur_id)
  // A plot is active while its holder is.
  const actif_jusque = lot.etat.references.get(`producteur ${holder}`) ?? null
  lot.etat.references.set(`parcelle ${id}`, actif_jusque)
  lot.etat.parcelles.set(id, {
    producteur_id: holder,
    actif_jusque,
    etat: null,
    rendement: null,
    releves: [],
    assolements: [{ id: operation.envelope.id, date: operation.date, cultures: keptOf(payload.cultures) }],
  })
  return {
    motifs: [...addReleve(operation, id), ...exceeding(payload.cultures)],
    sujet: { genre: 'parcelle', id },
    entites: { parcelle: id, polygone: releve.polygone_id },
  }
}

/** The command `parcelle.relever`: a capacity that depends on the plot returns to validation once the new survey is in force. */
export function surveyPlot(operation: Operation): Effet | null {
  const { lot, payload } = operation
  const { parcelle_id: id, releve } = payload
  if (lot.etat.ids.has(`polygone ${releve.polygone_id}`)) return null
  const parcelle = lot.etat.parcelles.get(id)
  const polygone = releve.polygone_id
  if (parcelle === undefined) {
    const motifs = [...addReleve(operation, null), ...exceeding(payload.cultures)]
    return { motifs, sujet: { genre: 'polygone', id: polygone }, entites: { polygone } }
  }
  const motifs = [...addReleve(operation, id), ...exceeding(payload.cultures)]
  const before = grown(lot.etat, parcelle)
  if (payload.cultures) {
    const { envelope, date } = operation
    parcelle.assolements.push({ id: envelope.id, date, cultures: keptOf(payload.cultures) })
    for (const recoltee of lot.etat.recoltees) {
      if (recoltee.payload.parcelle_id === id && recoltee.date >= operation.date) {
        compareAgain(lot.etat, recoltee)
      }
    }
  }
  const isOther = JSON.stringify(before) !== JSON.stringify(grown(lot.etat, parcelle))
  if (isOther || inForce(parcelle)?.id === polygone) lowerCeiling(lot.etat, id, parcelle)
  return { motifs, sujet: { genre: 'parcelle', id }, entites: { parcelle: id, polygone } }
}

/** Returns the crops to store. The shares of one stratum use the land only once. Histories have no crop cycles. */
function keptOf(cultures: readonly Culture[]): Assolement['cultures'] {
  return cultures.map(({ produit_id, part_cp, strate = 'principal' }) => {
    const beside = cultures.filter((other) => (other.strate ?? 'principal') === strate)
    const total = beside.reduce((sum, other) => sum + other.part_cp, 0)
    return { produit_id, strate, part_cp: total > 10_000 ? Math.floor((part_cp * 10_000) / total) : part_cp }
  })
}

function exceeding(cultures: readonly Culture[] = []): string[] {
  const kept = keptOf(cultures)
  return cultures.some(({ part_cp }, index) => part_cp > (kept[index]?.part_cp ?? 0)) ? ['ecart_calcul'] : []
}

/**
 * Returns the declaration of crops in force: the latest one, at first the registration; at equal dates, that of the later
 * command.
 */
function latestOf([registered, ...later]: readonly Assolement[]): Assolement | undefined {
  return later.toSorted((a, b) => a.date - b.date || (a.id < b.id ? -1 : 1)).at(-1) ?? registered
}

/** Returns the pineapple crops of a plot, by its latest declaration. */
function grown({ organisation }: Etat, { assolements }: Parcelle): Assolement['cultures'] {
  const latest = latestOf(assolements)
  const codes = new Map(organisation.produits.map(({ id, code }) => [id, code]))
  return (latest?.cultures ?? [])
    .filter(({ produit_id }) => codes.get(produit_id) === 'ANANAS')
    .toSorted((a, b) => a.strate.localeCompare(b.strate))
}

/**
 * Returns the surveys of a plot, each with its period: until the next survey or the end of the plot. At equal dates the one made
 * last counts.
 */
function periodsOf({ actif_jusque, releves }: Parcelle): (Releve & { readonly fin: number })[] {
  const sorted = releves.toSorted((a, b) => a.date - b.date || (a.id < b.id ? -1 : 1))
  return sorted.map((releve, index) => ({
    ...releve,
    fin: Math.min(sorted[index + 1]?.date ?? Infinity, actif_jusque ?? Infinity),
  }))
}

/** Returns the plots that overlap a new survey while both surveys are in force, and that no open control names yet. */
function newOverlaps(etat: Etat, parcelle_id: string | null, neuf: Releve): string[] {
  const own = etat.parcelles.get(parcelle_id ?? '')
  const { fin } = (own ? periodsOf(own) : []).find(({ id }) => id === neuf.id) ?? { fin: Infinity }
  return [...etat.parcelles].flatMap(([other, parcelle]) => {
    if (other === parcelle_id) return []
    const meets = periodsOf(parcelle).some((theirs) => doMeet(neuf, fin, theirs))
    const paire = [parcelle_id ?? neuf.id, other].toSorted().join(' ')
    return meets && !etat.paires.has(paire) ? [paire] : []
  })
}

/** After a survey, removes the overlaps of its plot that no longer exist between surveys in force at the same time. */
function forgetPairs({ paires, parcelles }: Etat, parcelle_id: string): void {
  for (const paire of paires.keys()) {
    const [one, other] = paire.split(' ').map((id) => parcelles.get(id))
    if (!paire.split(' ').includes(parcelle_id) || one === undefined || other === undefined) continue
    const theirs = periodsOf(other)
    const isMet = periodsOf(one).some((own) => theirs.some((their) => doMeet(own, own.fin, their)))
    if (!isMet) paires.delete(paire)
  }
}

/** Says if two surveys share more than the minimum area while both are in force. */
function doMeet(own: Releve, fin: number, theirs: Releve & { readonly fin: number }): boolean {
  return (
    Math.max(own.date, theirs.date) < Math.min(fin, theirs.fin) &&
    Math.round(commonSurface(theirs.rectangle, own.rectangle)) > OVERLAP_MIN_M2
  )
}

function addReleve(
  { lot: { etat }, date, payload, envelope }: Operation,
  parcelle_id: string | null,
): string[] {
  const { polygone_id, geojson, surface_telephone_m2 } = payload.releve
  etat.ids.add(`polygone ${polygone_id}`)
  const rectangle = rectangleOf(geojson.coordinates)
  const surface_m2 = rectangle === null ? 0 : Math.round(surfaceOf(rectangle))
  if (rectangle === null || surface_m2 === 0 || surface_m2 > SURFACE_MAX_M2) return ['polygone_invalide']

  const releve = { id: polygone_id, rectangle, surface_m2, date }
  if (parcelle_id !== null) etat.parcelles.get(parcelle_id)?.releves.push(releve)
  const gap = Math.abs(surface_m2 - surface_telephone_m2) * 10_000
  const overlaps = newOverlaps(etat, parcelle_id, releve)
  for (const paire of overlaps) etat.paires.set(paire, envelope.id)
  if (parcelle_id !== null) forgetPairs(etat, parcelle_id)
  return [
    ...(gap > TOLERANCE_CP * surface_m2 ? ['ecart_calcul'] : []),
    ...(overlaps.length > 0 ? ['chevauchement_parcelle'] : []),
  ]
}

/**
 * Lowers the ceiling until a new validation: to the area in force × the yield of the plot on which the capacity was validated, if
 * that is lower.
 */
function lowerCeiling(etat: Etat, id: string, parcelle: Parcelle): void {
  const producteur = etat.organisation.producteurs.find((p) => p.parcelle.id === id)
  const solde = producteur && etat.soldes.get(soldeKey(producteur.id, 'ANANAS', producteur.parcelle.etat))
  if (!solde || solde.validee_g === null) return
  const surface = inForce(parcelle)?.surface_m2 ?? 0
  const yielded = surface * (parcelle.rendement ?? RENDEMENT_DEFAUT)
  const lines = grown(etat, parcelle).map(({ part_cp }) => Math.floor((yielded * part_cp) / 100_000_000))
  const proposal = lines.reduce((sum, line) => sum + line, 0)
  solde.plafond_g = Math.min(solde.validee_g, proposal)
}

/** Returns the raw material of a product, if the organization knows the product. */
function matiereOf({ organisation }: Etat, produit_id: string): string | null {
  const code = organisation.produits.find(({ id }) => id === produit_id)?.code
  return PRODUITS.find((produit) => produit.code === code)?.matiere ?? null
}

/**
 * Returns the findings about the crops of a collection or an estimate, and keeps the values that later declarations are compared
 * with.
 */
export function harvest(
  { lot: { etat }, envelope, payload, date }: Operation,
  sujet: Recoltee['sujet'],
): string[] {
  const recoltee = {
    commande_id: envelope.id,
    sujet,
    payload,
    date,
    estTrouvee: isOtherCrop(etat, payload, date),
  }
  etat.recoltees.push(recoltee)
  if (!recoltee.estTrouvee) return []
  markApart(etat, `${sujet.genre} ${sujet.id}`, envelope.id, CROP)
  return ['reference_inactive']
}

/**
 * A late declaration of crops opens a control on the harvests after its date, or ends a control that it makes moot. A finding
 * that already exists, or that was accepted, is not made again.
 */
function compareAgain(etat: Etat, recoltee: Recoltee): void {
  const { commande_id, sujet, payload, date } = recoltee
  const key = `${sujet.genre} ${sujet.id}`
  if (!isOtherCrop(etat, payload, date)) {
    if (settle(etat, key, commande_id, CROP)) recoltee.estTrouvee = false
  } else if (!recoltee.estTrouvee) {
    recoltee.estTrouvee = true
    findLate(etat, key, commande_id, 'reference_inactive', CROP)
  }
}

/** Says if no crop of the plot has the product's raw material; an unknown crop may have any raw material. */
function isOtherCrop(etat: Etat, { parcelle_id, produit_id }: Payload, date: Instant): boolean {
  const told = (etat.parcelles.get(parcelle_id)?.assolements ?? []).filter(
    (assolement, index) => index === 0 || assolement.date <= date,
  )
  const latest = latestOf(told)
  const matieres = (latest?.cultures ?? []).map((culture) => matiereOf(etat, culture.produit_id))
  const matiere = matiereOf(etat, produit_id)
  const mayGrow = matieres.length === 0 || matieres.includes(null) || matieres.includes(matiere)
  return matiere !== null && !mayGrow
}

/** Returns the raw material of a product, and the quantity of it in a mass, in g. */
export function rawMaterial(
  code: string,
  net_g: number,
  produits: readonly ProduitDuPack[] = PRODUITS,
): { matiere: string; quantite_g: number } {
  const produit = produits.find((p) => p.code === code)
  if (produit === undefined) throw new Error(`no product ${code} in the pack`)
  const micrograms = BigInt(net_g) * BigInt(produit.coefficient_ppm)
  return { matiere: produit.matiere, quantite_g: Number((micrograms + 999_999n) / 1_000_000n) }
}
