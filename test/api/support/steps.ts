// Process steps for tests: drafts made from new lots, validated steps, and one step of VOISINE.
import { v7 as uuidv7 } from 'uuid'
import { CAMPAGNE, EMPLACEMENT, ORGANISATION, PRODUIT, UTILISATEUR } from '../../../demo/ids.ts'
import type { Api } from './api.ts'
import { makeLot } from './stock.ts'

/** The id of a draft step of VOISINE. */
export const ETAPE_VOISINE = '01960000-00f1-7000-8000-000000000001'
/** The id of a step of DEMO. */
export const ETAPE_PROPRE = '01960000-00f1-7000-8000-000000000002'

/** Options for a step: members of its request. A step without `entrees` gets a new lot. */
export type StepWish = {
  readonly procede?: string
  readonly entrees?: readonly object[]
  readonly sorties?: readonly object[]
  readonly pertes?: readonly object[]
  readonly date_operation?: string
}

/** An output of so many grams of cleaned pineapple. */
export const output = (quantite_g = 900_000, changes: object = {}) => ({
  nature: 'NET',
  produit_id: PRODUIT.ananas,
  quantite_g,
  emplacement_id: EMPLACEMENT.magasin,
  ...changes,
})
/** An input of a step. */
export const input = (lot_id: string, quantite_g = 1_000_000) => ({ lot_id, quantite_g })

/** The request for a step that cleans a new lot of one tonne: 90 % come out clean, 10 % are sorted out. */
export const stepOf = async (api: Api, wish: StepWish = {}) => ({
  procede: 'nettoyage',
  campagne_id: CAMPAGNE.demo,
  entrees: wish.entrees ?? [input(await makeLot(api))],
  sorties: [output()],
  pertes: [{ categorie: 'tri', quantite_g: 100_000 }],
  ...wish,
})

/** Creates a draft step and returns its id. */
export async function createStep(api: Api, wish: StepWish = {}): Promise<string> {
  const { body, text } = await api.post('/v1/etapes', await stepOf(api, wish), 'magasinier')
  if (body.id === undefined) throw new Error(text)
  return body.id
}

/** Validates a step, confirms any downgrade, and returns the response. */
export async function validateStep(api: Api, id: string) {
  const { declassements } = (await api.get(`/v1/etapes/${id}`, 'magasinier')).body
  const { body, text } = await api.post(`/v1/etapes/${id}/valider`, { declassements }, 'magasinier')
  if (body.id === undefined) throw new Error(text)
  return body
}

/** Makes a validated step: its id, the lot that it used, and the lots that it produced, validated or waiting. */
export async function doneStep(api: Api, isStored = false, wish: StepWish = {}) {
  const step = await validateStep(api, await createStep(api, wish))
  const lots = step.sorties.map(({ lot_id }: { lot_id: string }) => lot_id) as string[]
  if (isStored) for (const lot of lots) await storeLot(api, lot)
  return { id: step.id as string, source: step.entrees[0].lot_id as string, lots, lot: lots[0] ?? '' }
}

/** Validates the lot of an output, which gives it its number. */
export const storeLot = (api: Api, lot: string) =>
  asMetier(api, ORGANISATION.demo, UTILISATEUR.magasinier, 'select lot.entrer_en_stock($1, $2, now())', [
    lot,
    UTILISATEUR.magasinier,
  ])

/** Makes an output lot of 900 kg: waiting, or validated and with this mass destroyed; returns the lot's id. */
export async function makeStepLot(
  api: Api,
  {
    statut = 'en_attente',
    pris_g = 0,
  }: { readonly statut?: 'en_attente' | 'validé'; readonly pris_g?: number } = {},
): Promise<string> {
  const { lot } = await doneStep(api, statut === 'validé')
  const gone = { genre: 'destruction', quantite_g: pris_g, preuve: 'PV 1', raison: 'Avarié' }
  if (pris_g > 0) {
    const { status, text } = await api.post(`/v1/lots/${lot}/sorties`, gone, 'magasinier')
    if (status !== 201) throw new Error(text)
  }
  return lot
}

/** Applies an act of the state matrix to a lot of DEMO. */
export const moveLot = (api: Api, lot: string, acte: string) =>
  asMetier(
    api,
    ORGANISATION.demo,
    UTILISATEUR.magasinier,
    "select lot.changer_statut($1, $2, 'essai', $3, now())",
    [lot, acte, UTILISATEUR.magasinier],
  )

/** Makes the step of VOISINE and that of DEMO, once per test file. */
export async function makeTheirStep(api: Api): Promise<void> {
  const { demo, voisine } = ORGANISATION
  for (const [org, id, campagne, account] of [
    [voisine, ETAPE_VOISINE, CAMPAGNE.voisine, UTILISATEUR.voisineRsci],
    [demo, ETAPE_PROPRE, CAMPAGNE.demo, UTILISATEUR.magasinier],
  ] as const)
    await asMetier(
      api,
      org,
      account,
      `with etape as (
         insert into etape.etape (organisation_id, id, procede, campagne_id, cree_le, auteur_id)
         values ($1, $2, 'nettoyage', $3, now(), $4) on conflict do nothing returning organisation_id, id)
       insert into etape.transition (organisation_id, etape_id, rang, acte, vers, auteur_id, le)
       select organisation_id, id, 1, 'creer', 'brouillon', $4, now() from etape`,
      [org, id, campagne, account],
    )
}

/** A place for conventional goods only. */
export async function conventionalPlace(api: Api): Promise<string> {
  const id = uuidv7()
  await api.sql(
    `with e as (insert into emplacement.emplacement (organisation_id, id, code, nom)
       select organisation_id, $1::uuid, upper(substr($1::text, 25)), 'Conventionnel' from emplacement.emplacement where id = $2
       returning organisation_id, id)
     insert into emplacement.qualite_admise select e.organisation_id, e.id, 'conventionnel' from e`,
    [id, EMPLACEMENT.magasin],
  )
  return id
}

/** Runs a statement of the rules as an account of an organization. */
export async function asMetier(
  api: Api,
  organisation: string,
  account: string,
  sql: string,
  values: unknown[],
) {
  await api.server.database.admin(async (client) => {
    await client.query('begin')
    await client.query('set local role metier')
    await client.query(
      `select set_config('sillon.organisation_id', $1, true), set_config('sillon.utilisateur_id', $2, true)`,
      [organisation, account],
    )
    await client.query(sql, values)
    await client.query('commit')
  })
}
