// Requests that provoke the refusals of a reception's correction.
import { randomUUID } from 'node:crypto'
import { EMPLACEMENT, ORGANISATION, PRODUIT } from '../../../demo/ids.ts'
import type { Api } from './api.ts'
import { unknown, withMembers } from './asking.ts'
import { hoursAgo } from './dates.ts'
import type { Domain } from './domain.ts'
import { NOBODY, type Provoke } from './provoke.ts'
import { deliveryOfOne, waiting } from './receptions.ts'
import { shipped } from './sales.ts'

type Refusals = Domain['refusals'][string]
/** Refusals that corrections and new receptions share, and requests about receptions of four kinds. */
type Made = {
  readonly asked: Refusals
  readonly draft: Provoke
  readonly placed: Provoke
  readonly used: Provoke
  readonly about: (make: (api: Api) => Promise<string>, sql?: string, values?: readonly string[]) => Provoke
}

const mango = { produit_id: PRODUIT.mangue }

/** Sends the request with other members. */
const saying =
  (members: object, provoke: Provoke): Provoke =>
  (stage, route, ask) =>
    provoke(stage, route, { ...ask, body: { ...(ask.body as object), ...members } })

/** Makes a reception of one collection of ten kilograms; returns its id. */
const deliveredOne = async (api: Api) => waiting(api, await deliveryOfOne(api))

/** Makes a supplier that is no longer active. */
async function closedSupplier(api: Api): Promise<string> {
  const [row] = await api.sql<{ id: string }>(
    `insert into fournisseur.fournisseur (organisation_id, id, code, nom, pays, actif_pendant, cree_le)
     values ($1, gen_random_uuid(), upper(left($2, 12)), 'Parti', 'BJ', '{}', now()) returning id`,
    [ORGANISATION.demo, randomUUID()],
  )
  return row?.id ?? ''
}

/** Makes a reception of 600 kg that a client returns. */
async function returned(api: Api): Promise<string> {
  const body = { emplacement_id: EMPLACEMENT.magasin, raison: 'Refusé à l’arrivée' }
  const answer = await api.post(`/v1/expeditions/${await shipped(api)}/retours`, body, 'magasinier')
  return answer.body.retours[0].reception_id
}

const SAME = [
  'produit_introuvable',
  'fournisseur_inconnu',
  'contrat_inconnu',
  'contrat_non_actif',
  'contrat_non_applicable',
  'mesure_inconnue',
  'referentiel_inconnu',
  'referentiel_non_coche',
  'etat_inconnu',
] as const

/** The refusals of a correction. */
export const corrections = ({ asked, draft, placed, used, about }: Made): Refusals => ({
  ...Object.fromEntries(SAME.map((code) => [code, asked[code]])),
  reception_inconnue: unknown,
  transition_refusee: draft,
  reference_inactive: async (stage, route, ask) => {
    const fournisseur_id = await closedSupplier(stage.api)
    return withMembers(() => ({ fournisseur_id }))(stage, route, ask)
  },
  groupement_inconnu: saying({ groupement_id: NOBODY }, about(deliveredOne)),
  raison_ecart_requise: saying({ net_g: 10_001 }, about(deliveredOne)),
  collecte_non_recevable: saying(mango, about(deliveredOne)),
  campagne_non_ouverte: saying(
    { date_operation: '2020-01-01T00:00:00Z' },
    about((api) => waiting(api)),
  ),
  emplacement_ferme: saying(
    { date_operation: hoursAgo(1) },
    about((api) => waiting(api), 'update reception.reception set emplacement_id = $2 where id = $1', [
      EMPLACEMENT.closed,
    ]),
  ),
  retour_superieur: saying({ net_g: 600_001 }, about(returned)),
  qualite_non_admise: saying(mango, placed),
  correction_refusee: saying(mango, used),
  correction_sans_effet: withMembers(() => ({ net_g: 10_000 })),
})
