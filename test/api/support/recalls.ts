// Recalls for tests: lots made by the service's own rules, and the lots and expeditions made from them.
import { randomUUID } from 'node:crypto'
import { CLIENT, ORGANISATION, PRODUIT, UTILISATEUR } from '../../../demo/ids.ts'
import type { Api } from './api.ts'
import { makeLot } from './stock.ts'

/** Runs statements of the rules in DEMO as the storekeeper. */
export async function inDemo(
  api: Api,
  run: (ask: (sql: string, values: unknown[]) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  await api.server.database.admin(async (client) => {
    await client.query('begin')
    await client.query('set local role metier')
    await client.query(
      `select set_config('sillon.organisation_id', $1, true), set_config('sillon.utilisateur_id', $2, true)`,
      [ORGANISATION.demo, UTILISATEUR.magasinier],
    )
    await run((sql, values) => client.query(sql, values))
    await client.query('commit')
  })
}

/** Moves a mass of pineapple out of a lot into an account of this kind; a client's account belongs to an expedition. */
export async function take(
  api: Api,
  lot: string,
  quantite_g: number,
  into: { genre: 'lot' | 'client'; id: string; expedition?: string },
): Promise<void> {
  await inDemo(api, async (ask) => {
    await ask(
      `select matiere.mouvoir($1, $1, $2::uuid, array[
         (matiere.compte_de('lot', $3::uuid), $4::uuid, -$5::bigint, $6::uuid),
         (matiere.compte_de($7, $8::uuid), $4::uuid, $5::bigint, $6::uuid)]::matiere.ligne[], $9::uuid, now(), now())`,
      [
        into.genre === 'client' ? 'expedition' : 'etape',
        into.expedition ?? into.id,
        lot,
        PRODUIT.ananas,
        quantite_g,
        into.expedition ?? null,
        into.genre,
        into.id,
        UTILISATEUR.magasinier,
      ],
    )
  })
}

/** Makes a lot of 1,000 kg, of which 400 kg went into a second lot; 150 kg of the second lot were shipped. */
export async function makeChain(api: Api): Promise<{ first: string; second: string; expedition: string }> {
  const first = await makeLot(api)
  const second = await makeLot(api, { quantite_g: 1000 })
  const expedition = randomUUID()
  await take(api, first, 400_000, { genre: 'lot', id: second })
  await take(api, second, 150_000, { genre: 'client', id: CLIENT.importateur, expedition })
  return { first, second, expedition }
}

/** Returns the id of VOISINE's recall, which is made if it is missing. */
export const RAPPEL_VOISINE = '01960000-0042-7000-8000-000000000999'

/** Makes the recall of VOISINE. */
export const makeNeighbourRecall = (api: Api) =>
  api.sql(
    `insert into rappel.rappel (organisation_id, id, exercice, sens, origines, du, au, raison, cree_le, auteur_id)
     values ($1, $2, true, 'aval', '[]', null, null, 'x', now(), $3) on conflict do nothing`,
    [ORGANISATION.voisine, RAPPEL_VOISINE, UTILISATEUR.voisineRsci],
  )
