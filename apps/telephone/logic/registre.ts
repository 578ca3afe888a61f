// The data that the phone has without a network: rows of the replica's tables, with only the columns that the screens show.
// registreService.ts reads these rows; the other files of this folder calculate with them.
import type { ReplicaRow, ReplicaTable } from '@sillon/telephone/contract'

type Rows<T extends ReplicaTable, C extends keyof ReplicaRow<T>> = readonly Pick<ReplicaRow<T>, 'id' | C>[]

/** The rows that the screens read, by table. */
export type Registre = {
  readonly organisation: Rows<'organisation', 'code' | 'nom' | 'langue'>
  readonly campagne: Rows<'campagne', 'code' | 'nom' | 'statut' | 'pack_version_id'>
  readonly produit: Rows<'produit', 'code' | 'nom_fr' | 'nom_en' | 'matiere_premiere_liee_code'>
  readonly etat: Rows<
    'etat',
    'referentiel_code' | 'code' | 'libelle_fr' | 'libelle_en' | 'categorie_affichage'
  >
  readonly parametre: Rows<'parametre', 'pack_version_id' | 'cle' | 'valeur'>
  readonly producteur: Rows<
    'producteur',
    'groupement_id' | 'nom' | 'prenoms' | 'sexe' | 'date_naissance' | 'telephone' | 'localite' | 'version'
  >
  readonly parcelle: Rows<
    'parcelle',
    | 'groupement_id'
    | 'producteur_id'
    | 'nom'
    | 'surface_declaree_m2'
    | 'surface_m2'
    | 'cultures'
    | 'geojson'
    | 'longitude_microdegres'
    | 'latitude_microdegres'
  >
  readonly statut_parcelle: Rows<'statut_parcelle', 'parcelle_id' | 'referentiel_code' | 'etat_code'>
  readonly solde: Rows<
    'solde',
    'campagne_id' | 'producteur_id' | 'matiere_code' | 'etat_code' | 'plafond_g' | 'consomme_g'
  >
  readonly groupement: Rows<'groupement', 'code' | 'nom'>
  readonly emplacement: Rows<'emplacement', 'code' | 'nom'>
  readonly collecte: Rows<
    'collecte',
    | 'reference_provisoire'
    | 'campagne_id'
    | 'producteur_id'
    | 'parcelle_id'
    | 'net_g'
    | 'numero_officiel'
    | 'statut'
  >
  readonly intrant: readonly Intrant[]
  readonly formulaire: readonly Formulaire[]
  readonly constat: readonly Constat[]
  /** The currency of the organization, and the number of its decimals. */
  readonly devise: { readonly code: string; readonly exposant: number }
  /** The acts that the agent may do, by permission. */
  readonly permissions: readonly string[]
  readonly agent: string
}

/** An input that the pack authorizes, for some referentials. */
export type Intrant = {
  readonly id: string
  readonly libelle_fr: string
  readonly libelle_en: string
  readonly unite_code: string
  readonly referentiels: readonly string[]
}

type Libelles = { readonly code: string; readonly libelle_fr: string; readonly libelle_en: string }

/** A question of a form, as the pack gives it. */
export type Question = Libelles & {
  readonly type: 'oui_non' | 'choix' | 'choix_multiple' | 'entier' | 'texte' | 'date' | 'photo'
  readonly obligatoire: boolean
  readonly choix?: readonly Libelles[]
  readonly minimum?: number
  readonly maximum?: number
  readonly longueur_max?: number
}

/** A form of the pack. */
export type Formulaire = Libelles & {
  readonly version: number
  readonly cible: string
  readonly questions: readonly Question[]
}

/** A finding of the pack. */
export type Constat = Libelles & { readonly cible: string; readonly gravite: string }

type Tables = Exclude<keyof Registre, 'devise' | 'permissions' | 'agent'>
/** A row of one of the tables above. */
export type Ligne<T extends Tables> = Registre[T][number]

/** The registre, the time when it was read, and the version of the pack that commands use. */
export type RegistreLu = {
  readonly registre: Registre
  readonly lu_le: string
  readonly pack: string
}

/** Returns a row by its id. */
export function byId<T extends { readonly id: string }>(
  rows: readonly T[],
  id: string | null,
): T | undefined {
  return rows.find((row) => row.id === id)
}

/** Returns the open campaign; if several are open, the one opened last. */
export function openCampagne({ campagne }: Registre): Ligne<'campagne'> | undefined {
  return campagne.find(({ statut }) => statut === 'ouverte')
}

/** Returns the value of a pack parameter in the open campaign; undefined if the pack does not set it. */
export function parameterOf(registre: Registre, cle: string): unknown {
  const version = openCampagne(registre)?.pack_version_id
  const row = registre.parametre.find((one) => one.cle === cle && one.pack_version_id === version)
  return row?.valeur == null ? undefined : (JSON.parse(row.valeur) as unknown)
}

/** Returns the name of a producer in its spoken order. */
export function producerName(registre: Registre, id: string | null): string {
  const one = byId(registre.producteur, id)
  return one === undefined ? '—' : `${one.prenoms ?? ''} ${one.nom ?? ''}`.trim()
}
