// «After any sequence of operations by several people at once, every product's entries sum to zero, no lot or custody balance is
// negative, no lot is in a state its history forbids, and backward(forward(x)) contains x with conserved quantities.» Acts have
// dates in the past, in any order, and no lot has a negative mass at any date. The office also makes mistakes and corrects them:
// records, accounts, sales, papers, quarantines and categories are then as in the office's last version.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CLIENT, EMPLACEMENT, PRODUIT } from '../../demo/ids.ts'
import { openApi } from '../api/support/api.ts'
import { hollows, hoursAgo } from '../api/support/dates.ts'
import { purchase } from '../api/support/receptions.ts'
import { seedOf, sizeOf } from '../support/figures.ts'
import { miscounted, SAID, unconserved } from './support/balance.ts'
import type { Values } from './support/desk.ts'
import { CONCLUSIONS, container, openMistakes, SLIPS, type Slip } from './support/mistakes.ts'
import { openingOf, unlike } from './support/righted.ts'
import { openScope, uncovered } from './support/scope.ts'

const api = await openApi()
const scoped = await openScope(api)
const SEED = seedOf('MATTER_SEED')
const ACTS = sizeOf('MATTER_ACTS') ?? 310
const PEOPLE = 4
/**
 * The number of kinds of act, by their frequency. A quarter of the acts corrects mistakes of the office, each kind of record
 * equally often.
 */
const KINDS = 134
const RAISON = { raison: 'Essai' }

/** The next act of a person, and the records in it: each number selects one of the present acts or records. */
type Choice = readonly [act: number, one: number, other: number, mass: number, hours: number]
// Acts are drawn uniformly, so that every season contains many kinds of them.
const choice = fc.tuple(
  fc.noBias(fc.nat(KINDS - 1)),
  fc.nat(),
  fc.nat(),
  fc.integer({ min: 1, max: 40_000 }),
  fc.nat(120),
)
/** The date of an act: one act in three has no date, and gets the time of its request. */
const dated = (hours: number) => (hours % 3 === 0 ? {} : { date_operation: hoursAgo(hours) })

const known = {
  lots: [] as string[],
  /** Validated lots of the best quality. */
  sound: [] as string[],
  steps: [] as string[],
  shipments: [] as string[],
}
const seen = new Map<string, number>()

/** Sends a request, and counts its response. */
async function ask(path: string, body: object, as: string) {
  const answer = await api.post(path, body, as)
  const code = answer.status < 300 ? 'done' : answer.body.erreur
  const act = `${path.replace(/[0-9a-f-]{36}/, ':id')} ${code}`
  seen.set(act, (seen.get(act) ?? 0) + 1)
  expect([path, answer.status < 500, answer.text]).toEqual([path, true, answer.text])
  return answer
}
async function send(path: string, body: object, as = 'magasinier') {
  const answer = await ask(path, body, as)
  return answer.status < 300 ? answer.body : null
}
const mistakes = openMistakes(ask, scoped)
const opening = await openingOf(api, mistakes.desk)
const pick = <T>(from: readonly T[], n: number): T | undefined => from[n % Math.max(from.length, 1)]
const output = (quantite_g: number) => ({
  nature: 'NET',
  produit_id: PRODUIT.ananas,
  quantite_g,
  emplacement_id: EMPLACEMENT.magasin,
})

async function step(lots: readonly string[], mass: number, hours: number): Promise<void> {
  const outputs = mass % 2 === 0 ? [output(mass)] : [output(mass), output(Math.ceil(mass / 3))]
  const entrees = [...new Set(lots)].map((lot_id) => ({ lot_id, quantite_g: mass }))
  const plan = { procede: 'nettoyage', campagne_id: purchase().campagne_id, entrees, sorties: outputs }
  const made = await send('/v1/etapes', { ...plan, ...dated(hours) })
  if (made === null) return
  known.steps.push(made.id)
  const done = await send(`/v1/etapes/${made.id}/valider`, { declassements: made.declassements ?? [] })
  for (const { lot_id } of done?.sorties ?? []) {
    known.lots.push(lot_id)
    if (mass % 5 > 0 && (await send(`/v1/lots/${lot_id}/valider`, {})) !== null) known.sound.push(lot_id)
  }
}

async function ship(lot_id: string, quantite_g: number, hours: number): Promise<void> {
  const made = await mistakes.ship(lot_id, quantite_g, dated(hours))
  if (made !== undefined) known.shipments.push(made)
}

async function giveBack(id: string, quantite_g: number, hours: number): Promise<void> {
  known.lots.push(...(await mistakes.giveBack(id, quantite_g, dated(hours))))
}

async function receive(net_g: number, isValidated: boolean, hours: number): Promise<void> {
  const qualite_declaree = pick(SAID, net_g)
  const from = net_g % 3 === 0 ? {} : { fournisseur_id: scoped.supplier }
  const emplacement_id = net_g % 2 === 0 ? EMPLACEMENT.station : EMPLACEMENT.magasin
  const wish = { ...from, emplacement_id, qualite_declaree, net_g, ...dated(hours + 60) }
  const { lot_id, isSound } = (await mistakes.receive(wish, isValidated)) ?? {}
  if (lot_id !== undefined) known.lots.push(lot_id)
  if (lot_id !== undefined && isSound && qualite_declaree?.AB === 'AB') known.sound.push(lot_id)
}

/** Corrects records of each kind: random acts make most of these corrections, this function makes all of them. */
async function correctEach(): Promise<void> {
  const taken = (net_g: number) => mistakes.receive({ net_g }, true)
  const lot = (await taken(30_000))?.lot_id ?? ''
  await mistakes.giveBack((await mistakes.ship(lot, 20_000, {})) ?? '', 5_000, {})
  await mistakes.analyse((await taken(31_000))?.lot_id ?? '', 'non_conforme')
  await taken(32_000)
  const each: Record<Slip, readonly Values[]> = {
    // A correction with another date makes a new lot; later corrections apply to the new lot.
    reception: [{ date_operation: hoursAgo(70) }, { net_g: 4001, qualite_declaree: { AB: 'C2' } }],
    retour: [{ net_g: 6000 }],
    vente: [{ client_id: CLIENT.jus, prix_kg: 501 }, { quantite_g: 20_000 }],
    expedition: [{ conteneurs: [container(7)] }, { numero_coi: 'COI.7' }],
    resultat: [{ conclusion: 'conforme' }, { conclusion: 'non_conforme' }],
    certificat: [{ valide_au: hoursAgo(-24 * 61).slice(0, 10) }],
  }
  for (const slip of SLIPS)
    for (const changes of each[slip])
      expect([slip, changes, await mistakes.correctLast(slip, changes)]).toEqual([slip, changes, 200])
  // A correction of only the sale changes the papers of a shipment, and a correction of only the result changes a lot.
  await mistakes.ship((await taken(8000))?.lot_id ?? '', 8000, {})
  expect(await mistakes.correctLast('vente', { client_id: CLIENT.jus })).toBe(200)
  await mistakes.analyse((await taken(33_000))?.lot_id ?? '', 'conforme')
  expect(await mistakes.correctLast('resultat', { conclusion: 'non_conforme' })).toBe(200)
}

/**
 * Takes goods before they came, and receives goods before their certificate's scope begins: random dates often produce both
 * cases, these acts always do.
 */
async function takeTooEarly(): Promise<void> {
  const early = { fournisseur_id: scoped.supplier, date_operation: hoursAgo(24 * 7) }
  const before = await send('/v1/receptions', purchase(early))
  if (before === null) throw new Error([...seen.keys()].join())
  await send(`/v1/receptions/${before.id}/valider`, {})
  const made = await send('/v1/receptions', { ...purchase(), net_g: 5000, date_operation: hoursAgo(24) })
  await send(`/v1/receptions/${made.id}/valider`, {})
  await send(`/v1/lots/${made.lot_id}/sorties`, {
    genre: 'destruction',
    quantite_g: 1,
    preuve: 'PV',
    ...RAISON,
    date_operation: hoursAgo(48),
  })
}

async function reverse(n: number): Promise<void> {
  const { mouvements } = (await api.get('/v1/mouvements?limite=60', 'direction')).body
  const one = pick<{ id: string }>(mouvements, n)
  if (one) await send(`/v1/mouvements/${one.id}/contrepasser`, RAISON, 'direction')
}

/** Reverses a record, and does the act again at its earlier date. */
async function redo(path: string, mass: number): Promise<void> {
  const { id, declassements } = (await send(`${path}/devalider`, RAISON)) ?? {}
  if (id && mass % 2) await send(`${path}/valider`, declassements ? { declassements } : {})
}

async function recall(lot: string): Promise<void> {
  const plan = await send('/v1/rappels', { origines: [{ genre: 'lot', id: lot }], ...RAISON }, 'direction')
  if (plan !== null) await send(`/v1/rappels/${plan.id}/executer`, {}, 'direction')
}

/** Returns the acts, each as often as its frequency in KINDS. */
async function act([which, one, other, mass, hours]: Choice): Promise<unknown> {
  const lot = pick(known.lots, one)
  if (lot === undefined || which < 22) return receive(mass, which % 4 > 0, hours)
  if (which < 40)
    return step(
      [pick(known.sound, one) ?? lot, pick(known.lots, other) ?? lot].slice(0, 1 + (mass % 2)),
      mass,
      hours,
    )
  if (which < 54) return ship(pick(known.sound, one) ?? lot, mass, hours)
  if (which < 59) return giveBack(pick(known.shipments, one) ?? lot, mass, hours)
  if (which < 64) return redo(`/v1/expeditions/${pick(known.shipments, one) ?? lot}`, mass)
  if (which < 69) return redo(`/v1/etapes/${pick(known.steps, one) ?? lot}`, mass)
  if (which < 73) return send(`/v1/receptions/${mistakes.pick('reception', one) ?? lot}/devalider`, RAISON)
  if (which < 78) return send(`/v1/lots/${lot}/quarantaine`, RAISON)
  if (which < 84) return send(`/v1/lots/${lot}/liberer`, RAISON, 'rsci')
  if (which < 86) return recall(lot)
  if (which < 90)
    return send(`/v1/lots/${lot}/sorties`, {
      genre: 'destruction',
      quantite_g: mass,
      preuve: 'PV',
      ...RAISON,
      ...dated(hours),
    })
  if (which < 94) return reverse(other)
  if (which >= 102)
    return mistakes.correct(SLIPS[which % SLIPS.length] ?? 'reception', one, [other, mass, hours])
  if (which >= 100) return mistakes.analyse(lot, CONCLUSIONS[mass % 3] ?? 'conforme')
  const verb = ['valider', 'rejeter', 'annuler', 'archiver'][which % 4] ?? 'valider'
  return send(`/v1/lots/${lot}/${verb}`, verb === 'valider' ? {} : RAISON)
}

const rows = (text: string) => api.sql<Record<string, unknown>>(text)

test(`${ACTS} acts by ${PEOPLE} people at once (MATTER_SEED=${SEED}) leave books that hold`, {
  timeout: 300_000,
}, async () => {
  const [choices = []] = fc.sample(fc.array(choice, { minLength: ACTS, maxLength: ACTS }), {
    seed: SEED,
    numRuns: 1,
  })
  const queue = choices.values()
  const person = async () => {
    for (const next of queue) await act(next)
  }
  await Promise.all(Array.from({ length: PEOPLE }, person))
  await takeTooEarly()
  await correctEach()
  const did = [...seen.keys()].filter((key) => key.endsWith(' done'))
  expect(did.length).toBeGreaterThan(8)
  for (const code of ['matiere_pas_encore_entree', 'certificat_non_valide'])
    expect([...seen.keys()].join()).toContain(code)

  expect(
    await rows(
      `select mouvement_id from matiere.toute_ecriture group by mouvement_id, produit_id having sum(quantite_g) <> 0`,
    ),
  ).toEqual([])
  expect(
    await rows(`select c.genre, c.objet_id, sum(e.quantite_g) from matiere.compte c join matiere.toute_ecriture e on e.compte_id = c.id
      where c.genre in ('lot', 'garde') group by c.id, c.genre, c.objet_id having sum(e.quantite_g) < 0`),
  ).toEqual([])
  expect(
    await rows(`select s.compte_id from matiere.solde s left join matiere.toute_ecriture e on e.compte_id = s.compte_id
      group by s.compte_id, s.organisation_id, s.quantite_g having s.quantite_g <> coalesce(sum(e.quantite_g), 0)`),
  ).toEqual([])
  expect(
    await rows(`with pas as (
        select t.*, lag(t.vers) over suite as avant, l.statut, lead(t.rang) over suite is null as dernier,
               array_agg(t.vers) over suite as connus
        from lot.transition t join lot.lot l on l.id = t.lot_id
        window suite as (partition by t.lot_id order by t.rang))
      select p.lot_id, p.rang, p.acte, p.de, p.vers from pas p
      where p.rang > 1 and (p.de is distinct from p.avant
          or not exists (select from acte.acte m where m.entite = 'lot' and p.de = any (m.de) and m.vers = p.vers)
             and not (p.vers = any (p.connus[:p.rang - 1]) and p.vers <> 'brouillon'))
        or p.dernier and p.vers <> p.statut
        or p.rang = 1 and p.vers not in ('brouillon', 'en_attente')`),
  ).toEqual([])
  expect(
    await rows(`select l.id from lot.lot l join matiere.compte c on c.genre = 'lot' and c.objet_id = l.id
      join matiere.solde s on s.compte_id = c.id where l.statut in ('consommé', 'archivé', 'brouillon') and s.quantite_g > 0`),
  ).toEqual([])
  expect(await hollows(api)).toEqual([])
  expect(await unconserved(api, known.lots)).toEqual([])
  expect(await miscounted(api)).toEqual([])
  expect(await uncovered(api, scoped)).toEqual([])
  expect(await unlike(api, mistakes.desk, opening)).toEqual([])
})
