// The season of the demo: three weeks of DEMO, from collections to a shipped container, with one quarantine, one recall exercise
// and one derogation, told through the product's own functions at the dates when they happened.
import type { PoolClient } from 'pg'
import {
  CAMPAGNE,
  CLIENT,
  CONTRAT,
  EMPLACEMENT,
  FOURNISSEUR,
  GROUPEMENT,
  ORGANISATION,
  PRODUIT,
  UTILISATEUR,
} from '../ids.ts'
import {
  type Before,
  type Collected,
  collectAll,
  enrol,
  laterCollection,
  plotsOf,
  sendEnvelopes,
} from './seasonPhone.ts'
import { playVariety } from './seasonVariety.ts'

const { agent1, commercial, direction, magasinier } = UTILISATEUR
const KG = 1000

/** Plays the season in the caller's transaction, as role `metier`. */
export async function playSeason(client: PoolClient, before: Before): Promise<void> {
  const as = (account: string) =>
    client.query(
      "select set_config('sillon.organisation_id', $1, true), set_config('sillon.utilisateur_id', $2, true)",
      [ORGANISATION.demo, account],
    )
  /** The answer of a function: a document, an id, or nothing. */
  const call = async <T>(account: string, text: string, parameters: unknown[]): Promise<T> => {
    await as(account)
    const { rows } = await client.query<{ reponse: T }>(`select ${text} as reponse`, parameters)
    return rows[0]?.reponse as T
  }
  const does = (account: string, name: string, days: number, ...parameters: unknown[]) =>
    call<{ id: string } & Record<string, unknown>>(
      account,
      `${name}(${parameters.map((_, i) => `$${i + 1}`).join(', ')}, $${parameters.length + 1}, $${parameters.length + 2})`,
      [...parameters, account, before(days)],
    )
  const json = JSON.stringify

  await as(agent1)
  const phone = await enrol(client, before(26))
  const allada = await collectAll(client, phone, await plotsOf(client, GROUPEMENT.allada, 5), before, 24)
  const sekou = await collectAll(client, phone, await plotsOf(client, GROUPEMENT.sekou, 4), before, 23)
  const late = await laterCollection(phone, await plotsOf(client, GROUPEMENT.sekou, 1), before(22))

  // Two trucks at the station: the second brings fruit whose command is still on the phone.
  const arrival = (days: number, changes: object) => ({
    ...{ campagne_id: CAMPAGNE.demo, produit_id: PRODUIT.ananas, emplacement_id: EMPLACEMENT.station },
    ...{ date_operation: before(days), mesures: { humidite_cp: 350, impuretes_cp: 90, brix_dixiemes: 138 } },
    ...changes,
  })
  const members = (group: string, apports: object[], lost_g: number, all: readonly Collected[]) => ({
    ...{ origine: 'membres', groupement_id: group, apports },
    net_g: all.reduce((sum, { net_g }) => sum + net_g, 0) - lost_g,
  })
  const received = async (days: number, request: object) =>
    call<string>(magasinier, 'reception.creer($1, $2, $3)', [json(request), magasinier, before(days)])
  const lotOf = async (reception: string) => {
    const { rows } = await client.query<{ lot_id: string }>(
      'select lot_id from reception.reception where id = $1',
      [reception],
    )
    return rows[0]?.lot_id ?? ''
  }
  const byId = (all: readonly Collected[]) => all.map(({ id }) => ({ collecte_id: id }))
  const first = await received(22, arrival(22, members(GROUPEMENT.allada, byId(allada), 1_200, allada)))
  const expected = { reference_provisoire: late.reference, quantite_g: late.net_g }
  const second = await received(
    21,
    arrival(21, members(GROUPEMENT.sekou, [...byId(sekou), expected], 0, [...sekou, late])),
  )
  await sendEnvelopes(client, phone, [late.envelope], before(20))

  // A purchase with an odd smell, which stays in quarantine; a reception without its sugar measured, which was let pass.
  const bought = await received(
    20,
    arrival(20, {
      ...{ origine: 'achat', fournisseur_id: FOURNISSEUR.plantation, net_g: 2_400 * KG },
      ...{ qualite_declaree: { AB: 'AB' }, emplacement_id: EMPLACEMENT.magasin },
    }),
  )
  const more = await collectAll(client, phone, await plotsOf(client, GROUPEMENT.sekou, 3), before, 19)
  const unmeasured = await received(
    18,
    arrival(18, {
      ...members(GROUPEMENT.sekou, byId(more), 0, more),
      ...{ contrat_id: CONTRAT.formule, mesures: { humidite_cp: 360, impuretes_cp: 80 } },
    }),
  )
  await does(
    direction,
    'reception.deroger',
    18,
    unmeasured,
    'mesure_qualite_manquante',
    'Réfractomètre en panne, fruits goûtés',
  )
  for (const [reception, days] of [
    [first, 21],
    [second, 19],
    [bought, 19],
    [unmeasured, 17],
  ] as const)
    await does(magasinier, 'reception.valider', days, reception, null)
  await does(magasinier, 'lot.mettre_en_quarantaine', 18, await lotOf(bought), 'Odeur de fermentation', null)

  // Cleaned, then packed.
  const store = (lot: string, days: number) => does(magasinier, 'lot.agir', days, lot, 'valider', null)
  const step = async (days: number, request: object) => {
    const plan = json({ campagne_id: CAMPAGNE.demo, date_operation: before(days), ...request })
    const draft = await does(magasinier, 'etape.creer', days, plan)
    const { sorties } = (await does(
      magasinier,
      'etape.valider',
      days,
      draft.id,
      json(draft.declassements ?? []),
    )) as unknown as {
      sorties: { lot_id: string }[]
    }
    for (const { lot_id } of sorties) await store(lot_id, days)
    return sorties.map(({ lot_id }) => lot_id)
  }
  const [lotA, lotB] = [await lotOf(first), await lotOf(second)]
  const [massA, massB] = [await quantity(client, lotA), await quantity(client, lotB)]
  const sorted = Math.floor((massA + massB) * 0.04)
  const output = (nature: string, quantite_g: number) => ({
    ...{ nature, produit_id: PRODUIT.ananas, quantite_g, emplacement_id: EMPLACEMENT.station },
  })
  const [clean = ''] = await step(16, {
    procede: 'nettoyage',
    entrees: [
      { lot_id: lotA, quantite_g: massA },
      { lot_id: lotB, quantite_g: massB },
    ],
    sorties: [output('NET', massA + massB - sorted)],
    pertes: [{ categorie: 'tri', quantite_g: sorted }],
  })
  const half = Math.floor((massA + massB - sorted) / 2)
  const [packed = ''] = await step(14, {
    procede: 'conditionnement',
    entrees: [{ lot_id: clean, quantite_g: massA + massB - sorted }],
    sorties: [output('PF', half), output('PF', massA + massB - sorted - half)],
  })

  // Sold and shipped in one container.
  const sale = await does(
    commercial,
    'vente.creer',
    13,
    json({
      ...{ code: 'RUNGIS-01', client_id: CLIENT.importateur, date_operation: before(13) },
      lignes: [{ produit_id: PRODUIT.ananas, quantite_g: half, prix_kg: 620, qualites: { AB: 'AB' } }],
    }),
  )
  await does(commercial, 'vente.valider', 13, sale.id)
  const container = 'MSKU1234565'
  const shipment = await does(
    magasinier,
    'expedition.creer',
    11,
    json({
      ...{ vente_id: sale.id, date_operation: before(11), numero_coi: 'COI.BJ.2026.0001' },
      conteneurs: [{ numero: container, scelles: ['SL-884512'] }],
      lignes: [{ lot_id: packed, quantite_g: half, conteneur: container }],
    }),
  )
  await does(magasinier, 'expedition.valider', 11, shipment.id)

  // A rehearsal: where is what the first collection became?
  const exercise = await does(
    direction,
    'rappel.planifier',
    5,
    json({
      ...{ exercice: true, raison: 'Exercice annuel', origines: [{ genre: 'collecte', id: allada[0]?.id }] },
    }),
  )
  await does(direction, 'rappel.executer', 5, exercise.id)
  await does(direction, 'rappel.clore', 4, exercise.id, 'Tout a été retrouvé en moins d’une heure')
  await playVariety({ client, phone, before, as, call })
}

async function quantity(client: PoolClient, lot: string): Promise<number> {
  const { rows } = await client.query<{ g: string }>('select lot.quantite($1) as g', [lot])
  return Number(rows[0]?.g)
}
