// Records for the tests of acts after a reception: goods in lots, outputs, and records of the neighbouring organization.
import { randomUUID } from 'node:crypto'
import type { Api } from './api.ts'
import { receive } from './arrivals.ts'
import { openOffice } from './office.ts'
import { net } from './phones.ts'
import { type LotWish, makeLot } from './stock.ts'

/** The reason of an act, as a member of its request. */
export const RAISON = { raison: 'Vu en magasin' }
/** The request of a destruction. */
export const DESTRUCTION = { genre: 'destruction', quantite_g: 1000, preuve: 'PV 12', ...RAISON }
/** The request of a sample. */
export const SAMPLE = { genre: 'echantillon', quantite_g: 500, destinataire: 'Laboratoire', ...RAISON }
const RESULT = {
  examen: 'Pesticides',
  conclusion: 'conforme',
  laboratoire: 'Laboratoire',
  rendu_le: '2026-01-05',
  mesures: [{ nom: 'Glyphosate', valeur: '< 0,01', unite: 'mg/kg', limite: '0,01' }],
}
/** A laboratory's result; each one has its own report. */
export const result = () => ({ ...RESULT, rapport: randomUUID() })

/** Makes an output from a new lot; returns its id and the id of its movement. */
export async function takeOut(api: Api, body: object = DESTRUCTION, wish: LotWish = {}) {
  const lot_id = await makeLot(api, wish)
  const { sortie } = (await api.post(`/v1/lots/${lot_id}/sorties`, body, 'magasinier')).body
  return { lot_id, id: sortie.id as string, mouvement_id: sortie.mouvement_id as string }
}
/** Returns the movement of this kind that a record caused. */
export const movementOf = async (api: Api, id: string, genre: string): Promise<string> =>
  (await api.get(`/v1/mouvements?genre=${genre}&entite_id=${id}`, 'direction')).body.mouvements[0].id
/** Makes a lot; returns it with its first movement. */
export const birth = async (api: Api, wish: LotWish = {}) => {
  const lot_id = await makeLot(api, wish)
  const [lot] = await api.sql<{ reception_id: string }>('select reception_id from lot.lot where id = $1', [
    lot_id,
  ])
  return { lot_id, mouvement_id: await movementOf(api, lot?.reception_id ?? '', 'reception') }
}
/** Makes a collection and receives it; returns the lot. */
export async function received(api: Api): Promise<string> {
  const { result: sent } = await (await openOffice(api)).send(net(10_000))
  const { collecte } = sent.entites as { collecte: string }
  return (await receive(api, [{ collecte_id: collecte, quantite_g: 10_000 }])).lot_id
}
/** The ids of the neighbouring organization's records and of one of DEMO's lots, once they are made. */
export const theirs = {
  lot: '',
  reception: '',
  sortie: '',
  mouvement: '',
  collecte: '',
  own: '',
  resultat: '',
}
/** Makes the neighbouring organization's records: a lot and a sample of it. */
export async function makeTheirs(api: Api, collecte: string): Promise<void> {
  theirs.collecte = collecte
  theirs.own = await received(api)
  theirs.lot = await makeLot(api, { voisine: true })
  const [born] = await api.sql<{ reception_id: string; mouvement_id: string }>(
    `select l.reception_id, m.id as mouvement_id from lot.lot l join matiere.mouvement m on m.entite_id = l.reception_id
     where l.id = $1`,
    [theirs.lot],
  )
  theirs.reception = born?.reception_id ?? ''
  theirs.mouvement = born?.mouvement_id ?? ''
  theirs.sortie = randomUUID()
  await api.sql(
    `insert into lot.sortie_lot (organisation_id, id, lot_id, genre, quantite_g, mouvement_id, raison, destinataire, date_operation, auteur_id, le)
     select organisation_id, $1, $2, 'echantillon', 1, $3, 'x', 'x', now(), auteur_id, now() from lot.lot where id = $2`,
    [theirs.sortie, theirs.lot, theirs.mouvement],
  )
  theirs.resultat = randomUUID()
  await api.sql(
    `insert into lot.resultat_analyse (organisation_id, id, sortie_id, examen, conclusion, mesures, laboratoire, rapport, rendu_le, auteur_id, le)
     select organisation_id, $1, id, 'x', 'conforme', '[]', 'x', 'x', '2026-01-01', auteur_id, now() from lot.sortie_lot where id = $2`,
    [theirs.resultat, theirs.sortie],
  )
}
