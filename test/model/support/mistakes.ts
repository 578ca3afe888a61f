// Mistakes of the office with goods, each with the act that corrects it: receptions, returns from clients, sales, numbers of
// containers and seals, conclusions of a laboratory, the last day of a certificate.
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { CLIENT, EMPLACEMENT, FOURNISSEUR, PRODUIT } from '../../../demo/ids.ts'
import { hoursAgo } from '../../api/support/dates.ts'
import { purchase } from '../../api/support/receptions.ts'
import { SAID } from './balance.ts'
import { type Ask, type Desk, openDesk, type Paper, type Values } from './desk.ts'
import { covers, type Scoped } from './scope.ts'

/** Numbers that choose the values of a correction. */
export type Numbers = readonly [member: number, mass: number, hours: number]
/** The corrections, by the kind of record. */
export const SLIPS = ['reception', 'retour', 'vente', 'expedition', 'resultat', 'certificat'] as const
/** The kind of a mistake. */
export type Slip = (typeof SLIPS)[number]

type Received = { readonly lot_id: string; readonly isSound: boolean }
/** The records of the office, and the acts on them. */
export type Mistakes = {
  readonly desk: Desk
  /** Receives a purchase, and validates it if requested; returns its lot, and whether it was validated. */
  receive(changes: Values, isValidated: boolean): Promise<Received | undefined>
  /** Sells and ships goods of a lot in a container; returns the expedition. */
  ship(lot_id: string, quantite_g: number, dated: Values): Promise<string | undefined>
  /** Records goods that a client returns; returns the lots. */
  giveBack(id: string, quantite_g: number, dated: Values): Promise<readonly string[]>
  /** Samples a lot and records the laboratory's conclusion. */
  analyse(lot_id: string, conclusion: string): Promise<void>
  /** Returns the id of a record of this kind, chosen by a number. */
  pick(slip: Slip, n: number): string | undefined
  /** Corrects a record of this kind, if there is one, with values that the numbers choose. */
  correct(slip: Slip, one: number, numbers: Numbers): Promise<unknown>
  /** Corrects the latest record of this kind with these values; returns the status of the response. */
  correctLast(slip: Slip, changes: Values): Promise<number>
}

const pick = <T>(from: readonly T[], n: number): T | undefined => from[n % Math.max(from.length, 1)]
/** The conclusions of a laboratory. */
export const CONCLUSIONS = ['non_conforme', 'conforme', 'indetermine']
const RAISON = { raison: 'Essai' }

/** Returns the number of a container, with the check digit that ISO 6346 requires. */
export function containerNumber(n: number): string {
  const body = `TSTU${String(n % 1_000_000).padStart(6, '0')}`
  // The values of letters skip multiples of eleven.
  const values = Array.from({ length: 29 }, (_, i) => i + 10).filter((value) => value % 11 > 0)
  const sum = [...body].reduce((total, sign, i) => {
    const value = /\d/.test(sign) ? Number(sign) : (values[sign.charCodeAt(0) - 65] ?? 0)
    return total + value * 2 ** i
  }, 0)
  return `${body}${(sum % 11) % 10}`
}
/** Returns a container with one seal. */
export const container = (n: number) => ({
  numero: containerNumber(n),
  scelles: [`S${randomUUID().slice(0, 8).toUpperCase()}`],
})

/** Creates the records of the office and the acts on them; the certificate of the supplier is one of the records. */
export function openMistakes(ask: Ask, scoped: Scoped): Mistakes {
  const desk = openDesk(ask)
  const known: Record<Slip, Paper[]> = {
    reception: [],
    retour: [],
    vente: [],
    expedition: [],
    resultat: [],
    certificat: [desk.keep(scoped.certificat, '/v1/certificats', { valide_au: scoped.au })],
  }
  const certificate = known.certificat[0]
  const keep = (kind: Slip, path: string, id: string, said: Values) => {
    const paper = desk.keep(id, path, said)
    known[kind].push(paper)
    return paper
  }
  const send = async (path: string, body: object, as = 'magasinier') => {
    const { status, body: made } = await ask(path, body, as)
    return status < 300 ? made : null
  }

  /**
   * Validates a reception. A purchase from the supplier with a limited certificate passes only while that certificate covers it.
   */
  async function validate(id: string, said: Values): Promise<boolean> {
    const answer = () => ask(`/v1/receptions/${id}/valider`, {}, 'magasinier')
    if (said.fournisseur_id !== scoped.supplier) return (await answer()).status < 300
    return desk.turn(scoped.certificat, async () => {
      const { status, body } = await answer()
      const isCovered = covers(scoped, said, String(certificate?.said.valide_au))
      // Goods in the first year of conversion are sold as conventional, and need no certificate.
      const state = (said.qualite_declaree as { AB?: string } | undefined)?.AB ?? 'C1'
      if (state !== 'C1' && status < 300) expect([said, isCovered]).toEqual([said, true])
      if (state !== 'C1' && body.erreur === 'certificat_non_valide')
        expect([said, isCovered]).toEqual([said, false])
      return status < 300
    })
  }

  const receive: Mistakes['receive'] = async (changes, isValidated) => {
    const request = purchase(changes)
    const made = await send('/v1/receptions', request)
    if (made === null) return undefined
    const { net_g, fournisseur_id, produit_id, qualite_declaree, emplacement_id } = request
    const { date_operation } = made
    const said = { net_g, fournisseur_id, produit_id, qualite_declaree, emplacement_id, date_operation }
    const isSound = isValidated && (await validate(made.id, said))
    keep('reception', '/v1/receptions', made.id, said)
    return { lot_id: made.lot_id, isSound }
  }

  const ship: Mistakes['ship'] = async (lot_id, quantite_g, dated) => {
    const said = {
      client_id: CLIENT.importateur,
      devise: 'XOF',
      tolerance_cp: 0,
      quantite_g: 50_000,
      prix_kg: 500,
    }
    const { client_id, devise, tolerance_cp } = said
    const line = {
      produit_id: PRODUIT.ananas,
      quantite_g: said.quantite_g,
      prix_kg: said.prix_kg,
      qualites: { AB: 'AB' },
    }
    const code = randomUUID()
    const sold = await send(
      '/v1/ventes',
      { code, client_id, devise, tolerance_cp, lignes: [line] },
      'commercial',
    )
    await send(`/v1/ventes/${sold.id}/valider`, {}, 'commercial')
    const sale = keep('vente', '/v1/ventes', sold.id, { ...said, code })
    const conteneurs = [container(quantite_g)]
    const lignes = [{ lot_id, quantite_g, conteneur: conteneurs[0]?.numero }]
    const made = await send('/v1/expeditions', { vente_id: sale.id, conteneurs, lignes, ...dated })
    if (made === null) return undefined
    const isShipped = (await send(`/v1/expeditions/${made.id}/valider`, {})) !== null
    const numbers = { conteneurs, numero_coi: null, vente_id: sale.id, envoye_g: quantite_g }
    const paper = desk.keep(made.id, '/v1/expeditions', numbers)
    if (isShipped) known.expedition.push(paper)
    return made.id
  }

  const giveBack: Mistakes['giveBack'] = async (id, quantite_g, dated) => {
    const to = { emplacement_id: EMPLACEMENT.magasin, ...RAISON, ...dated }
    const body = await send(`/v1/expeditions/${id}/retours`, { ...to, lignes: [{ ligne: 1, quantite_g }] })
    type Return = { reception_id: string; lot_id: string; quantite_g: number }
    const back = ((body?.retours ?? []) as Return[]).filter(
      ({ reception_id }) => !desk.papers.has(reception_id),
    )
    for (const one of back) keep('retour', '/v1/receptions', one.reception_id, { net_g: one.quantite_g })
    return back.map(({ lot_id }) => lot_id)
  }

  const analyse: Mistakes['analyse'] = async (lot_id, conclusion) => {
    const sample = { genre: 'echantillon', quantite_g: 1, destinataire: 'Laboratoire', ...RAISON }
    const taken = await send(`/v1/lots/${lot_id}/sorties`, sample)
    if (taken === null) return
    const report = randomUUID()
    const found = {
      examen: report,
      rapport: report,
      conclusion,
      laboratoire: 'Laboratoire',
      rendu_le: '2026-01-05',
    }
    const body = await send(`/v1/sorties/${taken.sortie.id}/resultats`, found)
    if (body !== null) keep('resultat', '/v1/resultats', body.resultat.id, { conclusion, lot_id })
  }

  /** The changes for each kind of record: one member at a time, so that every member is often corrected alone. */
  const changes: Record<Slip, (numbers: Numbers, said: Values) => Values> = {
    reception: ([member, mass, hours]) =>
      [
        { net_g: mass },
        { fournisseur_id: mass % 2 ? FOURNISSEUR.plantation : scoped.supplier },
        { qualite_declaree: pick(SAID, mass) },
        { date_operation: hoursAgo(hours + 60) },
        { net_g: mass, qualite_declaree: { AB: 'C2' } },
        { produit_id: mass % 2 ? PRODUIT.ananas : PRODUIT.mangue },
      ][member % 6] ?? {},
    retour: ([, mass]) => ({ net_g: mass }),
    vente: ([member, mass], said) =>
      [
        { client_id: mass % 2 ? CLIENT.jus : CLIENT.importateur },
        { prix_kg: mass % 900 },
        { quantite_g: mass % 2 ? Number(shippedOf(said)) : mass + 1 },
        { devise: mass % 2 ? 'EUR' : 'XOF' },
        { tolerance_cp: mass % 10_000 },
      ][member % 5] ?? {},
    expedition: ([member, mass]) =>
      [{ conteneurs: [container(mass)] }, { numero_coi: `COI.${mass}` }][member % 2] ?? {},
    resultat: ([, mass]) => ({ conclusion: pick(CONCLUSIONS, mass) }),
    certificat: ([, , hours]) => ({ valide_au: hoursAgo((hours % 8) * 24 - 72).slice(0, 10) }),
  }
  const shippedOf = (said: Values) =>
    known.expedition.find((paper) => desk.papers.get(String(paper.said.vente_id))?.said === said)?.said
      .envoye_g ?? 50_000
  const LINE = ['quantite_g', 'prix_kg']
  const lineOf = (given: Values) => {
    const line = Object.fromEntries(Object.entries(given).filter(([key]) => LINE.includes(key)))
    const rest = Object.fromEntries(Object.entries(given).filter(([key]) => !LINE.includes(key)))
    return Object.keys(line).length ? { ...rest, lignes: [{ rang: 1, ...line }] } : rest
  }
  const as: Record<Slip, string> = {
    reception: 'magasinier',
    retour: 'magasinier',
    vente: 'commercial',
    expedition: 'magasinier',
    resultat: 'rsci',
    certificat: 'rsci',
  }

  async function righten(slip: Slip, paper: Paper, given: Values): Promise<number> {
    const how = { as: as[slip], ...(slip === 'vente' ? { body: lineOf } : {}) }
    const { status, body } = await desk.correct(paper, given, how)
    if (slip === 'reception' && status < 300 && body.statut === 'en_attente')
      await validate(paper.id, paper.said)
    return status
  }
  return {
    desk,
    receive,
    ship,
    giveBack,
    analyse,
    pick: (slip, n) => pick(known[slip], n)?.id,
    async correct(slip, one, numbers) {
      const paper = pick(known[slip], one)
      return paper && righten(slip, paper, changes[slip](numbers, paper.said))
    },
    async correctLast(slip, given) {
      const paper = known[slip].at(-1)
      return paper === undefined ? 0 : righten(slip, paper, given)
    },
  }
}
