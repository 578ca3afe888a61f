// The registre with what waits on this phone: a member and a plot registered an hour ago can be chosen for the next act.
import type { ParcelleEnregistrer2 } from '@sillon/telephone/payloads/parcelle.enregistrer/2'
import type { ProducteurEnregistrer1 } from '@sillon/telephone/payloads/producteur.enregistrer/1'
import { pending, type State } from '@sillon/telephone/state'
import type { Enveloppe } from '@sillon/telephone/types'
import type { Option } from './champs.ts'
import { byId, type Ligne, openCampagne, producerName, type Registre } from './registre.ts'
import type { Langue } from './textes.ts'

/** Returns the payloads of a type that wait on this phone. */
export function waiting<T>(state: State, type: string): T[] {
  return pending(state)
    .filter((one) => one.type === type)
    .map(({ texte }) => (JSON.parse(texte) as Enveloppe).payload as T)
}

/** Adds the members and plots that wait on this phone. */
export function withWaiting(registre: Registre, state: State): Registre {
  const members = waiting<ProducteurEnregistrer1>(state, 'producteur.enregistrer').filter(
    ({ producteur_id }) => byId(registre.producteur, producteur_id) === undefined,
  )
  const plots = waiting<ParcelleEnregistrer2>(state, 'parcelle.enregistrer').filter(
    ({ parcelle_id }) => byId(registre.parcelle, parcelle_id) === undefined,
  )
  if (members.length + plots.length === 0) return registre
  const producteur = [...registre.producteur, ...members.map(memberRow)]
  return {
    ...registre,
    producteur,
    parcelle: [...registre.parcelle, ...plots.map((one) => plotRow(one, producteur))],
  }
}

function memberRow(said: ProducteurEnregistrer1): Ligne<'producteur'> {
  const { producteur_id: id, groupement_id, nom, prenoms } = said
  const { sexe = null, date_naissance = null, telephone = null, localite = null } = said
  return { id, groupement_id, nom, prenoms, sexe, date_naissance, telephone, localite, version: 1 }
}

function plotRow(said: ParcelleEnregistrer2, members: readonly Ligne<'producteur'>[]): Ligne<'parcelle'> {
  const { parcelle_id: id, producteur_id, nom, surface_declaree_m2, cultures, releve } = said
  return {
    id,
    groupement_id: byId(members, producteur_id)?.groupement_id ?? null,
    producteur_id,
    nom,
    surface_declaree_m2,
    surface_m2: releve.surface_telephone_m2,
    cultures: JSON.stringify(cultures),
    geojson: JSON.stringify(releve.geojson),
    longitude_microdegres: null,
    latitude_microdegres: null,
  }
}

const byLabel = (a: Option, b: Option) => a.libelle.localeCompare(b.libelle)

/** The members to choose from, by name. */
export function memberOptions(registre: Registre): Option[] {
  return registre.producteur
    .map(({ id }) => ({ valeur: id, libelle: producerName(registre, id) }))
    .sort(byLabel)
}

/** The plots to choose from, by name. */
export function plotOptions(registre: Registre, producteur_id = ''): Option[] {
  return registre.parcelle
    .filter((plot) => producteur_id === '' || plot.producteur_id === producteur_id)
    .map((plot) => ({
      valeur: plot.id,
      libelle: `${plot.nom ?? ''} · ${producerName(registre, plot.producteur_id)}`,
    }))
    .sort(byLabel)
}

/** The products to choose from; `expected` are those that raise no doubt. */
export function productOptions(
  registre: Registre,
  langue: Langue,
  expected: readonly string[] | null = null,
): Option[] {
  return registre.produit.map(({ id, nom_fr, nom_en }) => ({
    valeur: id,
    libelle: (langue === 'fr' ? nom_fr : nom_en) ?? nom_fr ?? '',
    ...(expected === null || expected.includes(id) ? {} : { doute: 'reference_inactive' }),
  }))
}

/** Returns the open campaign; throws if there is none, because a command of it would name none. */
export function campaignOf(registre: Registre): Ligne<'campagne'> {
  const campagne = openCampagne(registre)
  if (campagne === undefined) throw new RangeError('no campaign is open')
  return campagne
}
