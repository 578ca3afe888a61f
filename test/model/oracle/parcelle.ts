// Plots and surveys: valid shapes, surfaces, overlaps, and capacities that rest on a surface.
import { commonSurface, rectangleOf, surfaceOf } from './geometry.ts'
import { PRODUITS, type ProduitDuPack, RENDEMENT_DEFAUT, SURFACE_MAX_M2 } from './pack.ts'
import { known } from './references.ts'
import type { Operation } from './rules.ts'
import { type Etat, isActive, type Parcelle, type Releve, soldeKey } from './state.ts'
import type { Effet, Payload } from './types.ts'

const OVERLAP_MIN_M2 = 50
const TOLERANCE_CP = 100

/** The survey in force: the latest operation date; of one instant, the one that was made last. */
export function inForce({ releves }: Parcelle): Releve | undefined {
  return releves.toSorted((a, b) => a.date - b.date || (a.id < b.id ? -1 : 1)).at(-1)
}

/** `parcelle.enregistrer`. */
export function registerPlot(operation: Operation): Effet | null {
  const { lot, payload } = operation
  const { parcelle_id: id, producteur_id, releve } = payload
  if (lot.etat.parcelles.has(id) || lot.etat.ids.has(`polygone ${releve.polygone_id}`)) return null
  lot.etat.references.set(`parcelle ${id}`, null)
  lot.etat.parcelles.set(id, {
    producteur_id: known(lot.etat, 'producteur', producteur_id),
    matieres: payload.cultures.map(({ produit_id }: { produit_id: string }) =>
      matiereOf(lot.etat, produit_id),
    ),
    etat: null,
    rendement: null,
    releves: [],
  })
  return {
    motifs: addReleve(operation, id),
    sujet: { genre: 'parcelle', id },
    entites: { parcelle: id, polygone: releve.polygone_id },
  }
}

/** `parcelle.relever`: a capacity that rests on the plot returns to validation once the new survey is in force. */
export function surveyPlot(operation: Operation): Effet | null {
  const { lot, payload } = operation
  const { parcelle_id: id, releve } = payload
  if (lot.etat.ids.has(`polygone ${releve.polygone_id}`)) return null
  const parcelle = lot.etat.parcelles.get(id)
  const polygone = releve.polygone_id
  if (parcelle === undefined) {
    const motifs = addReleve(operation, null)
    return { motifs, sujet: { genre: 'polygone', id: polygone }, entites: { polygone } }
  }
  const motifs = addReleve(operation, id)
  if (inForce(parcelle)?.id === polygone) lowerCeiling(lot.etat, id, parcelle)
  return { motifs, sujet: { genre: 'parcelle', id }, entites: { parcelle: id, polygone } }
}

function addReleve({ lot: { etat }, date, payload }: Operation, parcelle_id: string | null): string[] {
  const { polygone_id, geojson, surface_telephone_m2 } = payload.releve
  etat.ids.add(`polygone ${polygone_id}`)
  const rectangle = rectangleOf(geojson.coordinates)
  const surface_m2 = rectangle === null ? 0 : Math.round(surfaceOf(rectangle))
  if (rectangle === null || surface_m2 === 0 || surface_m2 > SURFACE_MAX_M2) return ['polygone_invalide']

  if (parcelle_id !== null) {
    etat.parcelles.get(parcelle_id)?.releves.push({ id: polygone_id, rectangle, surface_m2, date })
  }
  const gap = Math.abs(surface_m2 - surface_telephone_m2) * 10_000
  const overlaps = [...etat.parcelles].some(([other, parcelle]) => {
    const theirs = other === parcelle_id ? undefined : inForce(parcelle)
    const isThere = isActive(etat.references.get(`parcelle ${other}`) ?? null, date)
    return isThere && theirs && Math.round(commonSurface(theirs.rectangle, rectangle)) > OVERLAP_MIN_M2
  })
  return [
    ...(gap > TOLERANCE_CP * surface_m2 ? ['ecart_calcul'] : []),
    ...(overlaps ? ['chevauchement_parcelle'] : []),
  ]
}

/** «The lower of it and the new proposal»: surface in force × yield, for the plot that the capacity was validated on. */
function lowerCeiling(etat: Etat, id: string, parcelle: Parcelle): void {
  const producteur = etat.organisation.producteurs.find((p) => p.parcelle.id === id)
  const solde = producteur && etat.soldes.get(soldeKey(producteur.id, 'ANANAS', producteur.parcelle.etat))
  if (!solde || solde.validee_g === null) return
  const surface = inForce(parcelle)?.surface_m2 ?? 0
  const proposal = Math.floor((surface * (parcelle.rendement ?? RENDEMENT_DEFAUT)) / 10_000)
  solde.plafond_g = Math.min(solde.validee_g, proposal)
}

/** The raw material of a product that the organization knows. */
function matiereOf({ organisation }: Etat, produit_id: string): string | null {
  const code = organisation.produits.find(({ id }) => id === produit_id)?.code
  return PRODUITS.find((produit) => produit.code === code)?.matiere ?? null
}

/** «A product that the plot does not grow», by raw material; a crop that nobody knows yet may be any. */
export function cultureOf(etat: Etat, { parcelle_id, produit_id }: Payload): string[] {
  const matieres = etat.parcelles.get(parcelle_id)?.matieres ?? []
  const matiere = matiereOf(etat, produit_id)
  const mayGrow = matieres.length === 0 || matieres.includes(null) || matieres.includes(matiere)
  return matiere === null || mayGrow ? [] : ['reference_inactive']
}

/** The raw material of a product, and how much of it a mass takes, in g. */
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
