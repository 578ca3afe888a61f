// The model's state of an organization and its phones.
import type { Instant } from './instants.ts'
import type { Appareil, Organisation, Payload, Piece, Rectangle, Resultat } from './types.ts'

/** A changed field: its author, version, phone and instant. */
type Changement = {
  readonly champ: string
  readonly version: number
  readonly auteur: string
  readonly appareil: string
  readonly date: Instant
}

/** A producer, the changes to the producer, and the instant of the registration. */
export type Producteur = {
  readonly champs: Record<string, unknown>
  version: number
  readonly historique: Changement[]
  readonly depuis: Instant
  piece: Piece | null
}

/** A survey with a valid shape. */
export type Releve = {
  readonly id: string
  readonly rectangle: Rectangle
  readonly surface_m2: number
  readonly date: Instant
}

/** The stored crops of a plot from a date on. */
export type Assolement = {
  readonly id: string
  readonly date: Instant
  readonly cultures: readonly { produit_id: string; part_cp: number; strate: string }[]
}

/** A plot: its owner if known, its state, its surveys and its crops, in the order of arrival. */
export type Parcelle = {
  readonly producteur_id: string | null
  /** The end of the plot's activity; null if it has none. */
  readonly actif_jusque: Instant | null
  readonly etat: string | null
  readonly rendement: number | null
  readonly releves: Releve[]
  readonly assolements: Assolement[]
}

/** A capacity: the validated mass, the present ceiling, and the used mass, in g. */
export type Solde = { validee_g: number | null; plafond_g: number; consomme_g: number }

/** A harvest on a plot: the product that is compared with the plot's crops, and whether it was found to differ from them. */
export type Recoltee = {
  readonly commande_id: string
  readonly sujet: { readonly genre: 'collecte' | 'estimation'; readonly id: string }
  readonly payload: Payload
  readonly date: Instant
  estTrouvee: boolean
}

/** A phone as the service knows it. */
export type Telephone = Appareil & {
  revoque_le: Instant | null
  derniere_sequence: number
  derniere_synchro: Instant | null
  /** The earlier synchronization, with which the current one is compared. */
  precedente: Instant | null
  entiere_precedente: Instant | null
  /** The latest synchronization that left no command on the phone. */
  entiere: Instant | null
  readonly annulees: Set<number>
  readonly sequences: Set<number>
}

/** An agent's act on a producer at an instant. */
export type Rencontre = {
  readonly agent: string
  readonly producteur_id: string
  readonly date: Instant
  readonly id: string
}

/** A delivery note: its command, and the members by which notes are ordered. */
export type Bon = {
  readonly commande_id: string
  readonly id: string
  readonly date: Instant
  readonly sequence: number
}

/** An organization as the model knows it. Keys of `references`, `ids` and `controles` are `genre id`. */
export type Etat = {
  readonly organisation: Organisation
  readonly commandes: Map<
    string,
    { readonly empreinte: string; readonly resultat: Resultat; readonly genres: ReadonlySet<string> }
  >
  /** The command that holds each provisional reference. */
  readonly documents: Map<string, string>
  /** The records that a command may refer to, each with the end of its active period. */
  readonly references: Map<string, Instant | null>
  readonly ids: Set<string>
  /**
   * Records under control, with the commands of their open findings; an entry for a finding that may become moot is the command
   * with that finding.
   */
  readonly controles: Map<string, Set<string>>
  /** Records that depend on another one. */
  readonly dependances: { readonly on: string; readonly key: string; readonly entry: string }[]
  /** Members who were recorded with the document of others. */
  readonly doublons: {
    readonly commande_id: string
    readonly producteur_id: string
    readonly autres: readonly string[]
  }[]
  /** Pairs of plots that an open control names, with the command that found them. */
  readonly paires: Map<string, string>
  /** The agent, producer and instant of each collection. */
  readonly collectees: Rencontre[]
  /** The command, inspector, producer and instant of each inspection. */
  readonly inspectees: (Rencontre & { readonly commande_id: string })[]
  readonly producteurs: Map<string, Producteur>
  readonly parcelles: Map<string, Parcelle>
  readonly soldes: Map<string, Solde>
  /** The last rank given, by product. */
  readonly rangs: Map<string, number>
  readonly recoltees: Recoltee[]
  /** Findings about a command that were made after the response to it. */
  readonly tardifs: Map<string, Set<string>>
  /** The delivery note that has a collection, by collection. */
  readonly livrees: Map<string, Bon>
  /** The mass that an agent has in custody, in g, by agent. */
  readonly garde: Map<string, number>
}

/** Returns the key of a capacity. */
export function soldeKey(producteur_id: string, matiere: string, etat: string): string {
  return `${producteur_id} ${matiere} ${etat}`
}

/** Returns the state of an organization at the beginning. */
export function openEtat(organisation: Organisation): Etat {
  const { campagne, groupement_id, produits, producteurs, contrats, emplacements, intrants } = organisation
  const ananas = { produit_id: produits.find(({ code }) => code === 'ANANAS')?.id ?? '' }
  return {
    organisation,
    commandes: new Map(),
    documents: new Map(),
    references: new Map([
      [`campagne ${campagne.id}`, null],
      [`campagne ${organisation.suivante.id}`, null],
      [`groupement ${groupement_id}`, null],
      ...produits.map(({ id }) => [`produit ${id}`, null] as const),
      ...producteurs.map(({ id, actif_jusque }) => [`producteur ${id}`, actif_jusque] as const),
      ...producteurs.map(({ parcelle }) => [`parcelle ${parcelle.id}`, null] as const),
      ...contrats.map(({ id, actif_jusque }) => [`contrat ${id}`, actif_jusque] as const),
      ...intrants.map(({ id, actif_jusque }) => [`intrant ${id}`, actif_jusque] as const),
      ...emplacements.map(({ id, actif_jusque }) => [`emplacement ${id}`, actif_jusque] as const),
    ]),
    ids: new Set(producteurs.map(({ parcelle }) => `polygone ${parcelle.polygone_id}`)),
    controles: new Map(),
    dependances: [],
    doublons: [],
    paires: new Map(),
    collectees: [],
    inspectees: [],
    producteurs: new Map(
      producteurs.map(({ id, nom, piece }) => [
        id,
        {
          champs: { nom, groupement_id, telephone: null, localite: null },
          version: 1,
          historique: [],
          depuis: 0,
          piece,
        },
      ]),
    ),
    parcelles: new Map(
      producteurs.map(({ id, parcelle: { polygone_id, rectangle, surface_m2, ...parcelle } }) => [
        parcelle.id,
        {
          producteur_id: id,
          etat: parcelle.etat,
          rendement: parcelle.rendement,
          actif_jusque: null,
          releves: [{ id: polygone_id, rectangle, surface_m2, date: 0 }],
          assolements: [{ id: '', date: 0, cultures: [{ ...ananas, part_cp: 10_000, strate: 'principal' }] }],
        },
      ]),
    ),
    soldes: new Map(
      producteurs.map(({ id, plafond_g, parcelle }) => [
        soldeKey(id, 'ANANAS', parcelle.etat),
        { validee_g: plafond_g, plafond_g, consomme_g: 0 },
      ]),
    ),
    rangs: new Map(produits.map(({ id }) => [id, organisation.rang_depart])),
    recoltees: [],
    tardifs: new Map(),
    livrees: new Map(),
    garde: new Map(),
  }
}

/** Returns the state of a phone at the beginning. */
export function openTelephone(appareil: Appareil): Telephone {
  return {
    ...appareil,
    revoque_le: null,
    derniere_sequence: 0,
    derniere_synchro: null,
    precedente: null,
    entiere_precedente: null,
    entiere: null,
    annulees: new Set(),
    sequences: new Set(),
  }
}

/** Says if a person collected from a producer before or while inspecting that producer. */
export function isPartial(collecte: Rencontre, inspection: Rencontre): boolean {
  return (
    collecte.agent === inspection.agent &&
    collecte.producteur_id === inspection.producteur_id &&
    collecte.date <= inspection.date
  )
}

/** Puts a record under control because of a motif that is found in the record's command after the response. */
export function findLate(etat: Etat, key: string, commande_id: string, motif: string, apart?: string): void {
  etat.tardifs.set(commande_id, (etat.tardifs.get(commande_id) ?? new Set()).add(motif))
  mark(etat, key, apart === undefined ? commande_id : `${commande_id} ${apart}`)
}

/** Marks a record as under control because of a finding in a command. */
export function mark({ controles }: Etat, key: string, commande_id: string): void {
  controles.set(key, (controles.get(key) ?? new Set()).add(commande_id))
}

/** Says if a record that may have ended was active at an instant. */
export function isActive(jusque: Instant | null, le: Instant): boolean {
  return jusque === null || le < jusque
}
