// The season of the demo: three weeks of DEMO, from collections to a shipped container, with one quarantine, one recall exercise
// and one derogation. The rules of the service record them, each at its own date.
import type { PoolClient } from 'pg'
import { CAMPAGNE, CLIENT, CONTRAT, EMPLACEMENT, GROUPEMENT, PRODUIT, UTILISATEUR } from '../ids.ts'
import { playOffice } from './seasonOffice.ts'
import {
  type Before,
  type Collected,
  collectAll,
  laterCollection,
  plotsOf,
  sendEnvelopes,
} from './seasonPhone.ts'
import { buyByMistake, correctSeal } from './seasonSlips.ts'
import { beginSeason, lotOf, quantity, receive, type Season } from './seasonStage.ts'

const { commercial, direction, magasinier } = UTILISATEUR
const KG = 1000
const json = JSON.stringify

/** Plays the season in the caller's transaction, as role `metier`. */
export async function playSeason(client: PoolClient, before: Before): Promise<void> {
  const season = await beginSeason(client, before)
  const { trucks, allada } = await receiveTrucks(season)
  const { bought, unmeasured } = await receiveTheOdd(season)
  await validate(season, [...trucks, bought, unmeasured], bought[0])
  const packed = await cleanAndPack(season, [trucks[0][0], trucks[1][0]])
  await ship(season, packed)
  await rehearse(season, allada)
  const paid = trucks.map(([reception]) => reception)
  await playOffice(season, paid, packed.lot_id)
}

/** A reception and the day on which it is validated. */
type Due = readonly [reception: string, days: number]

/** Two trucks arrive at the station: the second brings fruit whose command is still on the phone. */
async function receiveTrucks(
  season: Season,
): Promise<{ trucks: readonly [Due, Due]; allada: readonly Collected[] }> {
  const { client, phone, before } = season
  const allada = await collectAll(client, phone, await plotsOf(client, GROUPEMENT.allada, 5), before, 24)
  const sekou = await collectAll(client, phone, await plotsOf(client, GROUPEMENT.sekou, 4), before, 23)
  const late = await laterCollection(phone, await plotsOf(client, GROUPEMENT.sekou, 1), before(22))
  const first = await receive(season, 22, members(GROUPEMENT.allada, byId(allada), 1_200, allada))
  const expected = { reference_provisoire: late.reference, quantite_g: late.net_g }
  const brought = members(GROUPEMENT.sekou, [...byId(sekou), expected], 0, [...sekou, late])
  const second = await receive(season, 21, brought)
  await sendEnvelopes(client, phone, [late.envelope], before(20))
  return {
    trucks: [
      [first, 21],
      [second, 19],
    ],
    allada,
  }
}

/**
 * Receives a purchase with an odd smell, which stays in quarantine, and a delivery without a sugar measurement, which passes by
 * derogation.
 */
async function receiveTheOdd(season: Season): Promise<{ bought: Due; unmeasured: Due }> {
  const { client, phone, before, does } = season
  const purchase = {
    net_g: 2_400 * KG,
    qualite_declaree: { AB: 'AB' },
    emplacement_id: EMPLACEMENT.magasin,
  }
  const bought = await buyByMistake(season, purchase, 20)
  const more = await collectAll(client, phone, await plotsOf(client, GROUPEMENT.sekou, 3), before, 19)
  const unmeasured = await receive(season, 18, {
    ...members(GROUPEMENT.sekou, byId(more), 0, more),
    contrat_id: CONTRAT.formule,
    mesures: { humidite_cp: 360, impuretes_cp: 80 },
  })
  const reason = 'Réfractomètre en panne, fruits goûtés'
  await does(direction, 'reception.deroger', 18, unmeasured, 'mesure_qualite_manquante', reason)
  return { bought: [bought, 19], unmeasured: [unmeasured, 17] }
}

async function validate(season: Season, receptions: readonly Due[], odd: string): Promise<void> {
  for (const [reception, days] of receptions)
    await season.does(magasinier, 'reception.valider', days, reception, null)
  const lot = await lotOf(season, odd)
  await season.does(magasinier, 'lot.mettre_en_quarantaine', 18, lot, 'Odeur de fermentation', null)
}

/** Receives two deliveries, cleans and packs them; returns the lot to sell and its mass. */
async function cleanAndPack(
  season: Season,
  receptions: readonly [string, string],
): Promise<{ lot_id: string; quantite_g: number }> {
  const [lotA, lotB] = [await lotOf(season, receptions[0]), await lotOf(season, receptions[1])]
  const [massA, massB] = [await quantity(season, lotA), await quantity(season, lotB)]
  const sorted = Math.floor((massA + massB) * 0.04)
  const left = massA + massB - sorted
  const output = (nature: string, quantite_g: number) => ({
    nature,
    produit_id: PRODUIT.ananas,
    quantite_g,
    emplacement_id: EMPLACEMENT.station,
  })
  const [clean = ''] = await step(season, 16, {
    procede: 'nettoyage',
    entrees: [
      { lot_id: lotA, quantite_g: massA },
      { lot_id: lotB, quantite_g: massB },
    ],
    sorties: [output('NET', left)],
    pertes: [{ categorie: 'tri', quantite_g: sorted }],
  })
  const half = Math.floor(left / 2)
  const [packed = ''] = await step(season, 14, {
    procede: 'conditionnement',
    entrees: [{ lot_id: clean, quantite_g: left }],
    sorties: [output('PF', half), output('PF', left - half)],
  })
  return { lot_id: packed, quantite_g: half }
}

/** Sells and ships the lot in one container, whose seal was misread. */
async function ship(season: Season, lot: { lot_id: string; quantite_g: number }): Promise<void> {
  const { before, does } = season
  const { quantite_g } = lot
  const order = {
    code: 'RUNGIS-01',
    client_id: CLIENT.importateur,
    date_operation: before(13),
    lignes: [{ produit_id: PRODUIT.ananas, quantite_g, prix_kg: 620, qualites: { AB: 'AB' } }],
  }
  const sale = await does(commercial, 'vente.creer', 13, json(order))
  await does(commercial, 'vente.valider', 13, sale.id)
  const container = 'MSKU1234565'
  const load = {
    vente_id: sale.id,
    date_operation: before(11),
    numero_coi: 'COI.BJ.2026.0001',
    conteneurs: [{ numero: container, scelles: ['SL-884521'] }],
    lignes: [{ ...lot, conteneur: container }],
  }
  const shipment = await does(magasinier, 'expedition.creer', 11, json(load))
  await does(magasinier, 'expedition.valider', 11, shipment.id)
  await correctSeal(season, shipment.id, container)
}

/** A recall exercise that traces the goods of the first collection. */
async function rehearse({ does }: Season, [first]: readonly Collected[]): Promise<void> {
  const origines = [{ genre: 'collecte', id: first?.id }]
  const plan = json({ exercice: true, raison: 'Exercice annuel', origines })
  const exercise = await does(direction, 'rappel.planifier', 5, plan)
  await does(direction, 'rappel.executer', 5, exercise.id)
  await does(direction, 'rappel.clore', 4, exercise.id, 'Tout a été retrouvé en moins d’une heure')
}

function members(group: string, apports: object[], lost_g: number, all: readonly Pick<Collected, 'net_g'>[]) {
  const net_g = all.reduce((sum, collected) => sum + collected.net_g, 0) - lost_g
  return { origine: 'membres', groupement_id: group, apports, net_g }
}

function byId(all: readonly Collected[]): object[] {
  return all.map(({ id }) => ({ collecte_id: id }))
}

/** Performs a step whose outputs are stored; returns the lots of these outputs. */
async function step({ before, does }: Season, days: number, request: object): Promise<string[]> {
  const plan = json({ campagne_id: CAMPAGNE.demo, date_operation: before(days), ...request })
  const draft = await does(magasinier, 'etape.creer', days, plan)
  const declassements = json(draft.declassements ?? [])
  type Validated = { sorties: { lot_id: string }[] }
  const { sorties } = await does<Validated>(magasinier, 'etape.valider', days, draft.id, declassements)
  for (const { lot_id } of sorties) await does(magasinier, 'lot.agir', days, lot_id, 'valider', null)
  return sorties.map(({ lot_id }) => lot_id)
}
