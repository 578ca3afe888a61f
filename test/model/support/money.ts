// Random acts on money: receptions, corrections, reversals, payments, and merges of producers.
import { v7 as uuidv7 } from 'uuid'
import { GROUPEMENT } from '../../../demo/ids.ts'
import type { Api } from '../../api/support/api.ts'
import { receive as arrived } from '../../api/support/arrivals.ts'
import { hoursAgo } from '../../api/support/dates.ts'
import { type Office, openOffice, type Sent } from '../../api/support/office.ts'
import { type Draft, net } from '../../api/support/phones.ts'
import { delivery } from '../../api/support/receptions.ts'
import type { Answer } from '../../support/http.ts'
import { type MoneyMistakes, openMoneyMistakes } from './mistakesOfMoney.ts'

/** The next act of a person, and the records in it: each number selects one of the present acts or records. */
export type Choice = readonly [act: number, one: number, mass: number, hours: number]

/** The state of a season of money, and its acts. */
export type Money = {
  /** Does one act; does nothing if no suitable record exists. */
  act(choice: Choice): Promise<unknown>
  /** Makes each mistake of the office once, and corrects it. */
  correctEach(): Promise<void>
  readonly mistakes: MoneyMistakes
  /** The number of responses, by act and code. */
  readonly seen: ReadonlyMap<string, number>
}

type Collected = { readonly sent: Sent; readonly collecte_id: string }
type Reception = { readonly id: string; readonly lot_id: string; readonly collecte: Collected }
type Line = {
  id: string
  genre: string
  producteur_id: string | null
  devise: string | null
  obstacles: readonly string[]
}

const RAISON = { raison: 'Essai' }
/** The number of acts, counted by their frequency: one in five is about a mistake of the office. */
export const KINDS = 124
// Prices in three currencies: with two, three and no decimals.
const CURRENCIES = ['EUR', 'TND', 'XOF', 'XOF', 'XOF']
const idOf = ({ envelope }: Sent) => (envelope.payload as { producteur_id: string }).producteur_id
const pick = <T>(from: readonly T[], n: number): T | undefined => from[n % Math.max(from.length, 1)]

/** Opens a season; payments above this number of francs wait for a second person. */
export async function openMoney(api: Api, threshold: number): Promise<Money> {
  const office = await openOffice(api)
  const seen = new Map<string, number>()
  const known = {
    collected: [] as Collected[],
    receptions: [] as Reception[],
    payments: [] as string[],
    returns: [] as string[],
    twins: [] as Sent[],
    producers: [] as string[],
  }
  const path = '/v1/reglages/paiements.seuil_validation'
  await api.send('PUT', path, { as: 'admin', body: { valeur: threshold } })

  async function ask(to: string, body: object, as: string): Promise<Answer> {
    const answer = await api.post(to, body, as)
    const code = answer.status < 300 ? 'done' : answer.body.erreur
    const name = `${to.replace(/[0-9a-f-]{36}/, ':id')} ${'decision' in body ? body.decision : ''} ${code}`
    seen.set(name, (seen.get(name) ?? 0) + 1)
    if (answer.status >= 500) throw new Error(`${to}: ${answer.text}`)
    return answer
  }
  async function send(to: string, body: object, as: string): Promise<Draft | null> {
    const answer = await ask(to, body, as)
    return answer.status < 300 ? answer.body : null
  }
  const mistakes = await openMoneyMistakes(api, ask)

  // One phone sends its commands one after the other.
  let last: Promise<unknown> = Promise.resolve()
  function phone<T>(next: (office: Office) => Promise<T>): Promise<T> {
    const sent = last.then(() => next(office))
    last = sent.catch(() => undefined)
    return sent
  }

  /** Lifts the open controls of a command with this motif. */
  async function lift({ envelope }: Sent, motif: string, body: Draft, as = 'rsci'): Promise<unknown> {
    const [control] = await api.sql<{ id: string }>(
      `select id from controle.controle where commande_id = $1 and motif = $2 and statut = 'ouvert'`,
      [envelope.id, motif],
    )
    return control && send(`/v1/controles/${control.id}/lever`, { ...RAISON, ...body }, as)
  }

  /** Registers a person twice. If the two records are merged later, the collections of the second belong to the first. */
  async function register(n: number): Promise<void> {
    const numero = `${n}${known.producers.length}`
    for (const nom of ['Un', 'Deux']) {
      const producteur_id = uuidv7()
      const payload = {
        producteur_id,
        groupement_id: GROUPEMENT.allada,
        nom,
        prenoms: 'Essai',
        telephone: '+22901777777',
        piece_identite: { type: 'cip', numero, pays: 'BJ' },
      }
      const sent = await phone((o) =>
        o.send({}, { type: 'producteur.enregistrer', version_schema: 1, payload }),
      )
      if (nom === 'Deux') known.twins.push(sent)
      known.producers.push(producteur_id)
    }
  }

  /**
   * Sends a collection and receives it. Sometimes the phone weighed it wrongly, a part is missing on arrival, or the date is in
   * the past.
   */
  async function receive(n: number, net_g: number, hours: number): Promise<void> {
    const producteur_id = n % 3 === 0 ? pick(known.producers, n) : undefined
    const sent = await phone((o) =>
      o.send({
        ...net(net_g),
        ...(producteur_id === undefined ? {} : { producteur_id, parcelle_id: uuidv7() }),
        ...(n % 5 === 0 ? { calcul_telephone: { net_g: 1, refaction_g: 0, net_marchand_g: 1 } } : {}),
      }),
    )
    const collecte_id = (sent.result.entites as { collecte?: string }).collecte ?? ''
    const collecte = { sent, collecte_id }
    known.collected.push(collecte)
    if (sent.result.issue !== 'acceptee' || n % 3 === 0 || n % 5 === 0) {
      // Writes the reception directly, as if it had been made before the control was opened.
      const { reception_id: id, lot_id } = await arrived(api, [{ collecte_id, quantite_g: net_g }])
      known.receptions.push({ id, lot_id, collecte })
      return
    }
    const body = delivery([{ collecte_id }], {
      net_g: n % 4 === 0 ? Math.ceil(net_g / 2) : net_g,
      raison_ecart: 'Pesée',
      ...(hours % 2 === 0 ? { date_operation: hoursAgo(hours) } : {}),
    })
    const made = await send('/v1/receptions', body, 'magasinier')
    if (made === null) return
    known.receptions.push({ id: String(made.id), lot_id: String(made.lot_id), collecte })
    await send(`/v1/receptions/${made.id}/valider`, {}, 'magasinier')
  }

  /** Returns the members of a decision that gives the same command other weights. */
  const reweighed = ({ sent }: Collected, net_g: number): Draft => {
    const { type, version_schema, payload } = sent.envelope
    return { decision: 'correction', type, version_schema, payload: { ...(payload as Draft), ...net(net_g) } }
  }

  /** The agent reports an error in a collection; the office then reverses it, weighs it again, or confirms it. */
  async function report(collecte: Collected, n: number, net_g: number): Promise<void> {
    const { collecte_id } = collecte
    const payload = { signalement_id: uuidv7(), collecte_id, motif: 'poids', correction_proposee: null }
    const sent = await phone((o) =>
      o.send({}, { type: 'collecte.signaler_erreur', version_schema: 1, payload }),
    )
    const decisions = [{ decision: 'correction' }, reweighed(collecte, net_g), { decision: 'confirmation' }]
    const decided = decisions[n % 4]
    if (decided !== undefined) await lift(sent, 'erreur_signalee_agent', decided)
  }

  async function giveBack({ lot_id, collecte }: Reception, quantite_g: number): Promise<void> {
    const [row] = await api.sql<{ producteur_id: string }>(
      'select producteur_id from collecte.collecte where id = $1',
      [collecte.collecte_id],
    )
    const body = { genre: 'retour', quantite_g, producteur_id: row?.producteur_id, ...RAISON }
    const given = await send(`/v1/lots/${lot_id}/sorties`, body, 'magasinier')
    const sortie = given?.sortie as { mouvement_id: string } | undefined
    if (sortie !== undefined) known.returns.push(sortie.mouvement_id)
  }

  const lines = async (): Promise<readonly Line[]> =>
    (await api.get('/v1/creances?ouverte=true&limite=200', 'direction')).body.creances

  async function pay(n: number, part: number, hours: number): Promise<void> {
    const all = await lines()
    const line = pick(all, n)
    if (!line?.producteur_id) return
    const mine = all.filter(
      ({ producteur_id, devise, obstacles }) =>
        producteur_id === line.producteur_id && devise === line.devise && obstacles.length === 0,
    )
    const lignes = (n % 3 === 0 ? [line] : mine.slice(0, 20)).map(({ id }) => ({ creance_id: id }))
    if (n % 4 === 0 && lignes.length === 1) Object.assign(lignes[0] ?? {}, { montant: part })
    const dated = hours % 3 === 0 ? { date_operation: hoursAgo(hours / 48) } : {}
    const body = {
      producteur_id: line.producteur_id,
      moyen: 'especes',
      reference: `R${n}`,
      lignes,
      ...dated,
    }
    const made = await send('/v1/paiements', body, n % 2 ? 'admin' : 'direction')
    if (made !== null) known.payments.push(String(made.id))
  }

  async function advance(n: number, montant: number): Promise<void> {
    const { producteurs } = (await api.get('/v1/producteurs?limite=5', 'direction')).body
    const producteur_id = pick<{ id: string }>(producteurs, n)?.id
    const avance = { montant, devise: 'XOF' }
    const dated = { date_operation: hoursAgo(n % 48) }
    const body = { producteur_id, moyen: 'mobile_money', reference: `A${n}`, avance, ...dated }
    const made = await send('/v1/paiements', body, 'admin')
    if (made !== null) known.payments.push(String(made.id))
  }

  async function admit(n: number): Promise<unknown> {
    const line = pick(
      (await lines()).filter(({ genre }) => genre === 'ecart'),
      n,
    )
    return line && send(`/v1/creances/${line.id}/admettre`, RAISON, 'admin')
  }

  /** Acts on a made or pending payment. */
  function settle(n: number): Promise<unknown> | undefined {
    const payment = pick(known.payments, n)
    const acts = ['valider', 'annuler', 'contrepasser', 'valider'] as const
    const which = acts[n % 4] ?? 'valider'
    const body = which === 'valider' ? {} : RAISON
    return payment === undefined
      ? undefined
      : send(`/v1/paiements/${payment}/${which}`, body, n % 3 ? 'direction' : 'admin')
  }

  /** Undoes the merge of a person's second record. */
  const unmerge = (twin: Sent | undefined) =>
    twin && send(`/v1/producteurs/${idOf(twin)}/defusionner`, RAISON, 'rsci')

  /** Makes each mistake once and corrects it, on new records. */
  async function correctEach(): Promise<void> {
    await mistakes.each()
    await register(known.producers.length)
    const twin = known.twins.at(-1)
    if (twin === undefined) throw new Error('no second record')
    const sent = await phone((o) =>
      o.send({ ...net(7000), producteur_id: idOf(twin), parcelle_id: uuidv7() }),
    )
    const { collecte: collecte_id = '' } = sent.result.entites as { collecte?: string }
    await arrived(api, [{ collecte_id, quantite_g: 7000 }])
    await lift(twin, 'doublon_identite', { decision: 'fusion' }, 'admin')
    if ((await unmerge(twin)) === null) throw new Error('a merge that nothing rests on is not undone')
  }

  // Returns the acts, each as often as its frequency in KINDS.
  async function act([which, one, mass, hours]: Choice): Promise<unknown> {
    if (which >= 118) {
      const second = pick(known.twins, one)
      return (
        (await unmerge(second)) ??
        (second && lift(second, 'doublon_identite', { decision: 'fusion' }, 'admin'))
      )
    }
    if (which >= 114) return mistakes.toggle(one)
    if (which >= 107) return mistakes.correct(one, hours, mass)
    if (which >= 100) return mistakes.buy(one, mass)
    const reception = pick(known.receptions, one)
    if (which < 4) return register(one)
    if (reception === undefined || which < 22) return receive(one, mass, hours)
    const to = `/v1/receptions/${reception.id}`
    if (which < 38) {
      const prix = { prix_kg: mass % 400, devise: pick(CURRENCIES, mass), ...RAISON }
      return send(`${to}/prix`, prix, 'commercial')
    }
    if (which < 56) return pay(one, mass, hours)
    if (which < 60) return advance(one, mass)
    if (which < 64) return send(`${to}/devalider`, RAISON, 'magasinier')
    if (which < 68) return send(`${to}/valider`, {}, 'magasinier')
    if (which < 73) {
      const doubted = pick(known.collected, one) ?? reception.collecte
      return lift(doubted.sent, 'ecart_calcul', reweighed(doubted, mass))
    }
    if (which < 79) return report(reception.collecte, one, mass)
    if (which < 83) return giveBack(reception, Math.ceil(mass / 4))
    const taken = pick(known.returns, one)
    if (which < 85) return taken && send(`/v1/mouvements/${taken}/contrepasser`, RAISON, 'direction')
    const twin = pick(known.twins, one)
    if (which < 88) return twin && lift(twin, 'doublon_identite', { decision: 'fusion' }, 'admin')
    return which < 91 ? admit(one) : settle(one)
  }
  return { act, seen, correctEach, mistakes }
}
