// Collections: masses, quality, capacity, number; and the errors in them that agents report.
import { type Campagne, campagneOf, keyIn, PREMIERE } from './campagnes.ts'
import type { Instant } from './instants.ts'
import { CERTIFIED, ETATS, PACK, REFERENTIEL } from './pack.ts'
import { harvest, rawMaterial } from './parcelle.ts'
import { known, ownershipOf } from './references.ts'
import type { Operation } from './rule.ts'
import { type Etat, findLate, isActive, isPartial, mark, soldeKey } from './state.ts'
import type { Effet, Payload } from './types.ts'

/** The masses of a collection, in g. */
export type Masses = { net_g: number; refaction_g: number; net_marchand_g: number }

/** «net = Σ (gross − tare); per criterion floor(net × max(0, measure − franchise) × coefficient / 10^7)». */
export function massesOf(code: string | null, payload: Payload, campagne: Campagne | null): Masses {
  const net_g = payload.pesees.reduce(
    (sum: number, { brut_g, tare_g }: { brut_g: number; tare_g: number }) => sum + brut_g - tare_g,
    0,
  )
  const criteres = campagne?.produits.find((p) => p.code === code)?.refaction ?? []
  const refactions = criteres.map(({ critere, franchise_cp, coefficient_pm }) => {
    const over = Math.max(0, (payload[`${critere}_cp`] ?? franchise_cp) - franchise_cp)
    return Number((BigInt(net_g) * BigInt(over) * BigInt(coefficient_pm)) / 10_000_000n)
  })
  const refaction_g = Math.min(
    net_g,
    refactions.reduce((sum, one) => sum + one, 0),
  )
  return { net_g, refaction_g, net_marchand_g: net_g - refaction_g }
}

/** The command `collecte.enregistrer`. */
export function recordCollecte(operation: Operation): Effet | null {
  const { lot, envelope, payload, date } = operation
  const { etat, appelant } = lot
  const id: string = payload.collecte_id
  const isWeighed = payload.pesees.every(
    ({ brut_g, tare_g }: Record<string, number>) => Number(tare_g) <= Number(brut_g),
  )
  const code = etat.organisation.produits.find((p) => p.id === payload.produit_id)?.code ?? null
  // An unknown campaign has no frozen pack, so nothing is deducted.
  const campagne = campagneOf(etat.organisation, payload.campagne_id)
  const masses = isWeighed ? massesOf(code, payload, campagne) : null
  if (masses === null || masses.net_g <= 0 || etat.references.has(`collecte ${id}`)) return null

  const motifs: string[] = []
  const { calcul_telephone: phone } = payload
  const differs = Object.entries(masses).some(([name, value]) => phone[name] !== value)
  if (differs) motifs.push('ecart_calcul')
  const isRuled = campagne?.produits.some((p) => p.code === code && p.refaction !== null) ?? false
  if (!isRuled) motifs.push('parametre_introuvable')

  const quality = qualityOf(etat, payload)
  motifs.push(...quality.motifs, ...ownershipOf(etat, payload, 'reference_inconnue'))
  motifs.push(...harvest(operation, { genre: 'collecte', id }), ...contractOf(etat, payload, code))
  motifs.push(...certificateOf(etat, payload, quality.etat, date))
  if (draws(etat, payload, quality.etat, code, masses.net_g, campagne)) motifs.push('capacite_depassee')

  etat.references.set(`collecte ${id}`, null)
  etat.garde.set(appelant.id, (etat.garde.get(appelant.id) ?? 0) + masses.net_g)
  if (campagne !== null && known(etat, 'producteur', payload.producteur_id) !== null) {
    const recoltee = { agent: appelant.id, producteur_id: payload.producteur_id, date, id }
    etat.collectees.push(recoltee)
    for (const vue of etat.inspectees.filter((one) => isPartial(recoltee, one))) {
      findLate(etat, `inspection ${vue.id}`, vue.commande_id, 'conflit_interets')
    }
  }
  const numero = numberOf(etat, payload, code, campagne)
  if (numero === null && code !== null && campagne !== null) {
    motifs.push('parametre_introuvable')
  }
  const alertes = alertsOf(etat, payload, envelope.versions.pack, campagne)
  return { motifs, alertes, numero, sujet: { genre: 'collecte', id }, entites: { collecte: id } }
}

/** Returns the lower of the declared state and the plot's state at that date; `conventionnel` if there is neither. */
function qualityOf(
  etat: Etat,
  { parcelle_id, qualite_declaree }: Payload,
): { etat: string; motifs: string[] } {
  const parcelle = etat.parcelles.get(parcelle_id)
  const [declared, ours] = [qualite_declaree[REFERENTIEL] as string | undefined, parcelle?.etat ?? null]
  const [wanted, cap] = [ETATS[declared ?? ''], ETATS[ours ?? '']]
  const isLower = declared !== undefined && wanted !== undefined && cap !== undefined && wanted < cap
  const motifs = []
  if (declared !== undefined && wanted === undefined) motifs.push('reference_inconnue')
  if (parcelle !== undefined && wanted !== undefined && wanted > (cap ?? -1)) motifs.push('ecart_calcul')
  return { etat: (isLower ? declared : ours) ?? 'conventionnel', motifs }
}

/** «A contract of another … product». */
function contractOf({ organisation }: Etat, { contrat_id }: Payload, code: string | null): string[] {
  const contrat = organisation.contrats.find(({ id }) => id === contrat_id)
  return code === null || contrat === undefined || contrat.lignes.includes(code) ? [] : ['reference_inactive']
}

/**
 * «Referenced entity withdrawn, expired or closed (… certificate)»: the group's certificate, for goods that are organic or in
 * conversion.
 */
function certificateOf(
  { organisation, producteurs }: Etat,
  { producteur_id }: Payload,
  state: string,
  date: Instant,
): string[] {
  const { certificat_jusque, groupement_id } = organisation
  const isHeld = producteurs.get(producteur_id)?.champs.groupement_id === groupement_id
  const isNeeded = CERTIFIED.includes(state)
  return isHeld && isNeeded && !isActive(certificat_jusque, date) ? ['reference_inactive'] : []
}

/**
 * Takes the raw material from the producer's capacity. Returns true if this crosses the ceiling, which is zero if no capacity was
 * validated.
 */
function draws(
  etat: Etat,
  payload: Payload,
  state: string,
  code: string | null,
  net_g: number,
  campagne: Campagne | null,
): boolean {
  const producteur_id = known(etat, 'producteur', payload.producteur_id)
  if (producteur_id === null || code === null || campagne === null) return false
  const { matiere, quantite_g } = rawMaterial(code, net_g, campagne.produits)
  const key = keyIn(campagne, soldeKey(producteur_id, matiere, state))
  const solde = etat.soldes.get(key) ?? { validee_g: null, plafond_g: 0, consomme_g: 0 }
  solde.consomme_g += quantite_g
  etat.soldes.set(key, solde)
  return solde.consomme_g > solde.plafond_g
}

/** Returns the next official number; null if campaign or product is unknown, or if all ranks are used. */
function numberOf(
  { organisation, rangs }: Etat,
  { produit_id }: Payload,
  code: string | null,
  campagne: Campagne | null,
): string | null {
  if (code === null || campagne === null) return null
  const counter = keyIn(campagne, produit_id)
  const rank = (rangs.get(counter) ?? 0) + 1
  if (rank >= 10 ** organisation.chiffres) return null
  rangs.set(counter, rank)
  const { ouverte_le } = campagne === PREMIERE ? organisation.campagne : organisation.suivante
  const year = new Date(ouverte_le / 1000).getUTCFullYear() % 100
  return `MP-${code}-${String(year).padStart(2, '0')}-${campagne.code}-${String(rank).padStart(organisation.chiffres, '0')}`
}

function alertsOf(etat: Etat, payload: Payload, pack: unknown, campagne: Campagne | null): string[] {
  const { parcelle_id, produit_id } = payload
  const version = campagne?.version ?? ''
  const names: unknown[] = [version, `${PACK.code}@${version}`]
  const parcelle = etat.parcelles.get(parcelle_id)
  const produit = etat.organisation.produits.find((p) => p.id === produit_id)
  const hasYield = campagne === PREMIERE && produit?.code === 'ANANAS' && parcelle?.rendement !== null
  return [
    ...(campagne !== null && pack !== undefined && !names.includes(pack) ? ['version_pack_differente'] : []),
    ...(parcelle !== undefined && produit !== undefined && !hasYield ? ['rendement_non_calibre'] : []),
  ]
}

/** The command `collecte.signaler_erreur`: «erreur_signalee_agent (always)», about a collection, which may also arrive later. */
export function reportError({ lot: { etat }, envelope, payload }: Operation): Effet | null {
  const { signalement_id: id, collecte_id } = payload
  if (etat.ids.has(`signalement ${id}`)) return null
  etat.ids.add(`signalement ${id}`)
  mark(etat, `collecte ${collecte_id}`, envelope.id)
  return {
    motifs: ['erreur_signalee_agent'],
    sujet: { genre: 'signalement', id },
    entites: { signalement: id },
  }
}
