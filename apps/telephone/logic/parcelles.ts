// The plots to visit today: those with a product that is collected, nearest first, with the mass weighed there today.
import { calendarDay } from '@sillon/telephone/envelope'
import type { CollecteEnregistrer2 } from '@sillon/telephone/payloads/collecte.enregistrer/2'
import type { CommandeLocale, State } from '@sillon/telephone/state'
import type { Enveloppe } from '@sillon/telephone/types'
import { hasWords, nameKey } from '@sillon/telephone/values/names'
import { type Anneau, type Lieu, metresBetween, middleOf, ringOf } from './carte.ts'
import { productsOf } from './pesee.ts'
import { type Ligne, openCampagne, producerName, type Registre } from './registre.ts'

/** The quality class of a plot, which is its worst state. */
export type Categorie = 'bio' | 'conversion' | 'conventionnel' | 'hors_statut'

/** A plot as a screen shows it. */
export type VueParcelle = {
  readonly id: string
  readonly nom: string
  readonly producteur: string
  readonly produits: readonly Ligne<'produit'>[]
  readonly surface_m2: number | null
  readonly etats: readonly string[]
  readonly categorie: Categorie
  readonly anneau: Anneau
  readonly milieu: Lieu | null
  /** Metres from the agent; null without a position or a survey. */
  readonly distance_m: number | null
  /** Grams weighed here today on this phone, whatever the service's result. */
  readonly pese_g: number
}

const WORST_FIRST: readonly Categorie[] = ['hors_statut', 'conventionnel', 'conversion', 'bio']

/** Returns the plots of the open campaign whose name or producer contains the search text; nearest first, otherwise by name. */
export function todaysPlots(
  registre: Registre,
  state: State,
  { position, now, cherche = '' }: { position: Lieu | null; now: Date; cherche?: string },
): VueParcelle[] {
  if (openCampagne(registre) === undefined) return []
  const weighed = weighedToday(state, now)
  return registre.parcelle
    .map((plot) => viewOf(registre, plot, position, weighed.get(plot.id) ?? 0))
    .filter(({ produits }) => produits.length > 0)
    .filter(({ nom, producteur }) => hasWords(`${nom} ${producteur}`, cherche))
    .sort((a, b) => far(a) - far(b) || nameKey(a.nom).localeCompare(nameKey(b.nom)))
}

function viewOf(
  registre: Registre,
  plot: Ligne<'parcelle'>,
  position: Lieu | null,
  pese_g: number,
): VueParcelle {
  const anneau = ringOf(plot.geojson)
  const milieu = middleOf(anneau) ?? pointOf(plot)
  const states = registre.statut_parcelle.filter(({ parcelle_id }) => parcelle_id === plot.id)
  const known = states.map(({ referentiel_code, etat_code }) =>
    registre.etat.find((one) => one.referentiel_code === referentiel_code && one.code === etat_code),
  )
  const categories = known.map((one) => (one?.categorie_affichage ?? 'hors_statut') as Categorie)
  return {
    id: plot.id,
    nom: plot.nom ?? '',
    producteur: producerName(registre, plot.producteur_id),
    produits: productsOf(registre, plot.id),
    surface_m2: plot.surface_m2 ?? plot.surface_declaree_m2,
    etats: [...new Set(states.map(({ etat_code }) => etat_code ?? ''))],
    categorie: WORST_FIRST.find((one) => categories.includes(one)) ?? 'hors_statut',
    anneau,
    milieu,
    distance_m: position === null || milieu === null ? null : metresBetween(position, milieu),
    pese_g,
  }
}

// Returns the point that locates a plot without a survey.
function pointOf({ longitude_microdegres, latitude_microdegres }: Ligne<'parcelle'>): Lieu | null {
  if (longitude_microdegres === null || latitude_microdegres === null) return null
  return { longitude: longitude_microdegres / 1e6, latitude: latitude_microdegres / 1e6 }
}

function weighedToday({ commandes }: State, now: Date): Map<string, number> {
  const sums = new Map<string, number>()
  for (const commande of commandes.filter((one) => isToday(one, now))) {
    const { parcelle_id, calcul_telephone } = (JSON.parse(commande.texte) as Enveloppe)
      .payload as CollecteEnregistrer2
    sums.set(parcelle_id, (sums.get(parcelle_id) ?? 0) + calcul_telephone.net_g)
  }
  return sums
}

function isToday({ type, capturee_le, resultat }: CommandeLocale, now: Date): boolean {
  const isSameDay = calendarDay(new Date(capturee_le)) === calendarDay(now)
  return type === 'collecte.enregistrer' && isSameDay && resultat?.issue !== 'rejetee'
}

function far({ distance_m }: VueParcelle): number {
  return distance_m ?? Number.MAX_SAFE_INTEGER
}
