// The tables that acts other than weighing need: from the phone's own copy where it has one, else over HTTP.
import { expectStatus, persist } from '@sillon/telephone/http'
import type { Phone } from '@sillon/telephone/phone'
import type { Ligne } from './registre.ts'

/** The rows, and the decimals of each currency. */
export type Rows = {
  readonly groupement: readonly Ligne<'groupement'>[]
  readonly emplacement: readonly Ligne<'emplacement'>[]
  readonly collecte: readonly Ligne<'collecte'>[]
  readonly devises: ReadonlyMap<string, number>
}

/** Reads the rows. A phone with a copy (SQLite) also has the places, which an agent's account may not list over HTTP. */
export async function readRows(phone: Phone): Promise<Rows> {
  const { replique } = phone
  if (replique === undefined) return readOverHttp(phone)
  await replique.synchronized(phone)
  const [groupement, emplacement, collecte, devise] = await Promise.all([
    replique.rows('groupement'),
    replique.rows('emplacement'),
    replique.rows('collecte'),
    replique.rows('devise'),
  ])
  return {
    groupement: groupement.map(nameRow),
    emplacement: emplacement.map(nameRow),
    collecte: collecte.map(collectionRow),
    devises: new Map(devise.map(({ id, exposant }) => [id, exposant ?? 0])),
  }
}

async function readOverHttp(phone: Phone): Promise<Rows> {
  const read = async <T>(path: string): Promise<T> =>
    expectStatus(await persist(phone.server, phone.retry, 'GET', path), 200) as T
  const [groups, collections] = await Promise.all([
    read<{ groupements: Ligne<'groupement'>[] }>('/v1/groupements?limite=200'),
    read<{ collectes: Ligne<'collecte'>[] }>('/v1/collectes?limite=200'),
  ])
  return {
    groupement: groups.groupements.map(nameRow),
    emplacement: [],
    collecte: collections.collectes.map(collectionRow),
    devises: new Map(),
  }
}

function nameRow({ id, code, nom }: Ligne<'groupement'>): Ligne<'groupement'> {
  return { id, code, nom }
}

function collectionRow(row: Ligne<'collecte'>): Ligne<'collecte'> {
  const { id, reference_provisoire, campagne_id, producteur_id, parcelle_id, net_g } = row
  const { numero_officiel, statut } = row
  return { id, reference_provisoire, campagne_id, producteur_id, parcelle_id, net_g, numero_officiel, statut }
}
