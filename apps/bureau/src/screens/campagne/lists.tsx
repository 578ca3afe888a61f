// The lists behind figures that have no screen of their own: the request, the title and the columns of each.
import type { Search } from '../../address.ts'
import type { Desk } from '../../desk.ts'
import type { ColumnOf } from '../../parts/list/RecordTable.tsx'
import type { Names, Page } from '../../parts/list/records.ts'
import type { Ids } from '../../parts/names.ts'
import { RecordLink } from '../../parts/RecordLink.tsx'
import { day, mass, moment } from '../../words/figures.ts'
import type { Say } from '../../words/words.ts'
import type { fr } from './fr.ts'
import {
  type Asked,
  type Capacity,
  type Certificate,
  type Collection,
  capacities,
  certificates,
  collections,
  type Device,
  devices,
} from './queries.ts'

type Words = Say<keyof typeof fr>
type At = { readonly say: Words; readonly desk: Desk }

/** A list: its request and its columns. */
export type Listed<Row> = {
  readonly page: (asked: Asked) => Promise<Page<Row>>
  readonly idOf: (row: Row) => string
  /** Returns the ids of the records that a row names. */
  readonly ids?: (row: Row) => Ids
  readonly title: (at: At, search: Search) => string
  readonly columns: (at: At) => readonly ColumnOf<Row>[]
}

const zoneOf = ({ me }: Desk) => me.organisation.fuseau_horaire

const COLLECTES: Listed<Collection> = {
  page: collections,
  ids: ({ producteur_id, parcelle_id, produit_id }) => ({
    producteurs: producteur_id,
    parcelles: parcelle_id,
    produits: produit_id,
  }),
  idOf: (row) => row.id,
  title: ({ say, desk }, { du, au }) => {
    const dayOf = (instant: string) => day(dayThere(instant, zoneOf(desk)), desk.langue)
    return du && au ? say('liste_collectes_du', { du: dayOf(du), au: dayOf(au) }) : say('liste_collectes')
  },
  columns: ({ say, desk }) => [
    {
      head: say('numero'),
      cell: (row) => row.numero_officiel ?? row.reference_provisoire ?? say('rien'),
    },
    { head: say('date'), cell: (row) => moment(row.date_operation, desk.langue, zoneOf(desk)) },
    { head: say('producteur'), cell: (row, names) => named('producteur', row.producteur_id, names) },
    { head: say('parcelle'), cell: (row, names) => named('parcelle', row.parcelle_id, names) },
    { head: say('produit'), cell: (row, names) => names.get(row.produit_id ?? '') ?? say('rien') },
    { head: say('net'), cell: (row) => mass(row.net_g, desk.langue), isNumber: true },
    { head: say('anomalie'), cell: (row) => (row.en_anomalie ? say('en_anomalie') : say('rien')) },
  ],
}

const CAPACITES: Listed<Capacity> = {
  page: capacities,
  ids: ({ producteur_id }) => ({ producteurs: producteur_id }),
  idOf: (row) => row.id,
  title: ({ say }, { matiere, etat }) =>
    matiere && etat ? say('liste_capacites_de', { nom: `${matiere} ${etat}` }) : say('liste_capacites'),
  columns: ({ say, desk }) => [
    { head: say('producteur'), cell: (row, names) => named('producteur', row.producteur_id, names) },
    { head: say('matiere_etat'), cell: (row) => `${row.matiere_code} ${row.etat_code}` },
    { head: say('plafond'), cell: (row) => mass(row.plafond_g, desk.langue), isNumber: true },
    { head: say('consomme'), cell: (row) => mass(row.consomme_g, desk.langue), isNumber: true },
    { head: say('statut'), cell: (row) => say(row.statut === 'validee' ? 'validee' : 'a_revalider') },
  ],
}

const APPAREILS: Listed<Device> = {
  page: devices,
  ids: ({ utilisateur_id }) => ({ utilisateurs: utilisateur_id }),
  idOf: (row) => row.id,
  title: ({ say, desk }, { muets_depuis }) =>
    muets_depuis
      ? say('liste_appareils_muets', { moment: moment(muets_depuis, desk.langue, zoneOf(desk)) })
      : say('liste_appareils'),
  columns: ({ say, desk }) => [
    { head: say('code'), cell: (row) => row.code_court },
    { head: say('agent'), cell: (row, names) => names.get(row.utilisateur_id) ?? say('rien') },
    { head: say('modele'), cell: (row) => row.modele ?? say('rien') },
    {
      head: say('derniere_synchro'),
      cell: ({ derniere_synchro, enrole_le }) =>
        derniere_synchro === null
          ? say('jamais', { moment: moment(enrole_le, desk.langue, zoneOf(desk)) })
          : moment(derniere_synchro, desk.langue, zoneOf(desk)),
    },
  ],
}

const CERTIFICATS: Listed<Certificate> = {
  page: certificates,
  idOf: ({ id }) => id,
  title: ({ say }) => say('liste_certificats'),
  columns: ({ say, desk }) => [
    { head: say('numero'), cell: ({ numero }) => numero },
    { head: say('titulaire'), cell: ({ titulaire }) => titulaire.nom },
    { head: say('referentiel'), cell: ({ referentiel_code }) => referentiel_code },
    { head: say('fin'), cell: ({ valide_au }) => day(valide_au, desk.langue) },
    { head: say('etat'), cell: ({ etat }) => say(`etat_${etat}`) },
  ],
}

/** The lists by their name in the URL. */
export const LISTS = {
  collectes: COLLECTES,
  capacites: CAPACITES,
  appareils: APPAREILS,
  certificats: CERTIFICATS,
} as const

function named(genre: string, id: string | null, names: Names) {
  if (id === null) return '–'
  return (
    <RecordLink genre={genre} id={id}>
      {names.get(id) ?? `${id.slice(0, 8)}…`}
    </RecordLink>
  )
}

// Returns the date of an instant in a time zone, in the service's format.
function dayThere(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(instant))
}
