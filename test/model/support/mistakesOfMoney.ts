// Mistakes of the office that move money, each with the act that corrects it: purchases under contracts, closed contracts, merged
// producers.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { CAMPAGNE, FOURNISSEUR, PRODUIT } from '../../../demo/ids.ts'
import type { Api } from '../../api/support/api.ts'
import { purchase } from '../../api/support/receptions.ts'
import { type Ask, openDesk, type Paper } from './desk.ts'
import { amountOf } from './righted.ts'

/** A contract, and instants at which it is known whether it was active. */
type Contract = {
  readonly id: string
  readonly prix_kg: number
  readonly devise: string
  isActive: boolean
  /** While the contract is closed: its closing, and the latest instant at which it was certainly closed. */
  gap: { readonly clos_le: string; readonly at: string } | null
  readonly moments: { at: string; isActive: boolean }[]
}

/** The acts on mistakes that move money. */
export type MoneyMistakes = {
  /** Buys goods under a contract, now or at an earlier instant; refused if the contract was closed then. */
  buy(one: number, net_g: number): Promise<unknown>
  /** Corrects a purchase. */
  correct(one: number, member: number, mass: number): Promise<unknown>
  /** Closes a contract, or reopens it: from its closing on, or from now on. */
  toggle(one: number): Promise<unknown>
  /** Buys, corrects, closes and reopens, once each. */
  each(): Promise<void>
  /** Lists the purchases whose amounts due differ from the office's latest values. */
  unlike(): Promise<unknown[]>
}

const pick = <T>(from: readonly T[], n: number): T | undefined => from[n % Math.max(from.length, 1)]
const RAISON = { raison: 'Essai' }
const TERMS = [
  { prix_kg: 193, devise: 'XOF' },
  { prix_kg: 31, devise: 'EUR' },
]

/** Creates the contracts and a second supplier. */
export async function openMoneyMistakes(api: Api, ask: Ask): Promise<MoneyMistakes> {
  const desk = openDesk(ask)
  const purchases: Paper[] = []
  const send = async (path: string, body: object, as: string) => {
    const { status, body: made } = await ask(path, body, as)
    return status < 300 ? made : null
  }
  const named = { code: 'JUSTE', nom: 'Le bon fournisseur', pays: 'BJ' }
  const other = String((await send('/v1/fournisseurs', named, 'rsci')).id)
  const contracts: Contract[] = []
  for (const { prix_kg, devise } of TERMS) {
    const lignes = [{ produit_id: PRODUIT.ananas, quantite_g: 1_000_000_000, prix_kg }]
    const draft = { code: randomUUID(), campagne_id: CAMPAGNE.demo, devise, lignes }
    const { id } = await send('/v1/contrats', draft, 'commercial')
    await send(`/v1/contrats/${id}/activer`, {}, 'commercial')
    contracts.push({ id, prix_kg, devise, isActive: true, gap: null, moments: [] })
  }

  function buy(one: number, net_g: number): Promise<unknown> {
    const contract = pick(contracts, one)
    return contract === undefined ? Promise.resolve() : buyUnder(contract, net_g, pick(contract.moments, one))
  }
  const buyUnder = (contract: Contract, net_g: number, moment?: Contract['moments'][number]) =>
    desk.turn(contract.id, async () => {
      const isActive = moment?.isActive ?? contract.isActive
      const dated = moment === undefined ? {} : { date_operation: moment.at }
      const request = purchase({ contrat_id: contract.id, net_g, ...dated })
      const { status, body } = await ask('/v1/receptions', request, 'magasinier')
      if (status < 300) {
        expect([moment, isActive]).toEqual([moment, true])
        await ask(`/v1/receptions/${body.id}/valider`, {}, 'magasinier')
        const said = { net_g, fournisseur_id: request.fournisseur_id, contrat_id: contract.id }
        purchases.push(desk.keep(body.id, '/v1/receptions', said))
      } else if (body.erreur === 'contrat_non_actif') expect([moment, isActive]).toEqual([moment, false])
      return status
    })

  async function correct(one: number, member: number, mass: number): Promise<unknown> {
    const paper = pick(purchases, one)
    const changes = [
      { net_g: mass },
      { fournisseur_id: mass % 2 ? other : FOURNISSEUR.plantation },
      { net_g: mass, fournisseur_id: mass % 2 ? FOURNISSEUR.plantation : other },
      { contrat_id: pick(contracts, mass)?.id },
    ][member % 4]
    return paper && changes && desk.correct(paper, changes, { as: 'magasinier' })
  }

  const toggleOne = (contract: Contract, isWhole: boolean) =>
    desk.turn(contract.id, async () => {
      const { gap } = contract
      if (gap === null) {
        const closed = await send(`/v1/contrats/${contract.id}/clore`, RAISON, 'commercial')
        if (closed === null) return
        // Records an instant that certainly lies after the closing and before any later request.
        await wait(2)
        contract.gap = { clos_le: closed.actif_jusque, at: new Date().toISOString() }
        contract.isActive = false
        await wait(2)
        return
      }
      const body = isWhole ? { le: gap.clos_le, ...RAISON } : RAISON
      if ((await send(`/v1/contrats/${contract.id}/rouvrir`, body, 'commercial')) === null) return
      contract.moments.push({ at: gap.at, isActive: isWhole })
      Object.assign(contract, { gap: null, isActive: true })
    })

  async function each(): Promise<void> {
    const [contract] = contracts
    if (contract === undefined) throw new Error('no contract')
    for (const isWhole of [true, false]) {
      if (contract.gap === null) await toggleOne(contract, true)
      expect(await buyUnder(contract, 1000)).toBe(409)
      await toggleOne(contract, isWhole)
      const moment = contract.moments.at(-1)
      expect([isWhole, await buyUnder(contract, 1001, moment)]).toEqual([isWhole, isWhole ? 201 : 409])
    }
    for (const one of contracts) if (one.gap !== null) await toggleOne(one, false)
    expect(await buyUnder(contract, 1002)).toBe(201)
    const paper = purchases.at(-1)
    if (paper === undefined) throw new Error('no purchase')
    for (const changes of [{ net_g: 2003 }, { fournisseur_id: other }, { contrat_id: contracts[1]?.id }])
      expect((await desk.correct(paper, changes, { as: 'magasinier' })).status).toBe(200)
  }

  async function unlike(): Promise<unknown[]> {
    const due = await api.sql<{ id: string; statut: string; sommes: Record<string, number> }>(
      `select r.id, r.statut, coalesce(jsonb_object_agg(d.qui, d.montant) filter (where d.montant <> 0), '{}') as sommes
       from reception.reception r
         left join lateral (
           select concat_ws(' ', c.fournisseur_id, c.devise) as qui, sum(c.montant) as montant
           from paiement.creance c where c.reception_id = r.id group by 1) as d on true
       where r.id = any ($1) group by r.id, r.statut`,
      [purchases.map(({ id }) => id)],
    )
    return due.flatMap(({ id, statut, sommes }) => {
      const { net_g, fournisseur_id, contrat_id } = desk.papers.get(id)?.said ?? {}
      const terms = contracts.find((one) => one.id === contrat_id)
      const amount = statut === 'validée' ? amountOf(Number(terms?.prix_kg), Number(net_g)) : 0
      const said = amount === 0 ? {} : { [`${fournisseur_id} ${terms?.devise}`]: amount }
      return JSON.stringify(said) === JSON.stringify(sommes) ? [] : [{ id, statut, said, sommes }]
    })
  }
  return {
    buy,
    correct,
    each,
    unlike,
    async toggle(one) {
      const contract = pick(contracts, one)
      return contract && toggleOne(contract, one % 3 > 0)
    },
  }
}

/**
 * Lists the collections, and their amounts due, that do not belong to the declared producer, or to the one that remained after a
 * merge.
 */
export function misplaced(api: Api): Promise<unknown[]> {
  return api.sql(
    `with declare as (
       select c.id, c.producteur_id, coalesce(p.fusionne_dans, p.id) as qui
       from collecte.collecte c join producteur.producteur p on p.id = c.producteur_declare)
     select d.id, d.producteur_id as found, d.qui from declare d where d.producteur_id is distinct from d.qui
     union all
     select d.id, c.producteur_id, d.qui
     from declare d join paiement.creance c on c.collecte_id = d.id join producteur.producteur p on p.id = c.producteur_id
     where coalesce(p.fusionne_dans, p.id) <> d.qui
     group by d.id, c.producteur_id, d.qui, c.devise, c.genre having sum(c.montant) <> 0`,
  )
}
