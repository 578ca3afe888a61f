// «After any acts of several people at once, dated in the past too, what is due of every producer is what was paid and what
// remains; entries sum to zero per currency; no line is settled beyond its amount; and what is written of a reception is what
// is due of it.» Statements say it at any date.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openApi } from '../api/support/api.ts'
import { hoursAgo } from '../api/support/dates.ts'
import { collect, delivery } from '../api/support/receptions.ts'

const api = await openApi()
const { env } = process
const SEED = Number(env.MONEY_SEED ?? Date.now() % 1_000_000)
const ACTS = Number(env.MONEY_ACTS ?? 160)
const PEOPLE = 4
const RAISON = { raison: 'Essai' }

/** What a person does next, and to what: each number picks among what there is. */
type Choice = readonly [act: number, one: number, mass: number, hours: number]
const choice = fc.tuple(
  fc.nat(99),
  fc.nat(),
  fc.integer({ min: 1, max: 12_000 }),
  fc.integer({ min: 1, max: 48 }),
)

const known = { receptions: [] as string[], payments: [] as string[] }
const seen = new Map<string, number>()
const pick = <T>(from: readonly T[], n: number): T | undefined => from[n % Math.max(from.length, 1)]

async function send(path: string, body: object, as: string) {
  const answer = await api.post(path, body, as)
  const code = answer.status < 300 ? 'done' : answer.body.erreur
  const act = `${path.replace(/[0-9a-f-]{36}/, ':id')} ${code}`
  seen.set(act, (seen.get(act) ?? 0) + 1)
  expect([path, answer.status < 500, answer.text]).toEqual([path, true, answer.text])
  return answer.status < 300 ? answer.body : null
}

// One phone sends its commands one after the other.
let sent: Promise<unknown> = Promise.resolve()
function collected(): ReturnType<typeof collect> {
  const next = sent.then(() => collect(api))
  sent = next
  return next
}

async function receive(net_g: number): Promise<void> {
  const { id, groupement_id } = await collected()
  const made = await send(
    '/v1/receptions',
    delivery([{ collecte_id: id }], { groupement_id, net_g, raison_ecart: 'Pesée' }),
    'magasinier',
  )
  if (made === null) return
  known.receptions.push(made.id)
  await send(`/v1/receptions/${made.id}/valider`, {}, 'magasinier')
}

const price = (id: string, prix_kg: number) =>
  send(
    `/v1/receptions/${id}/prix`,
    { prix_kg, devise: prix_kg % 5 === 0 ? 'EUR' : 'XOF', ...RAISON },
    'commercial',
  )

async function pay(n: number, part: number, hours: number): Promise<void> {
  const { creances } = (await api.get('/v1/creances?ouverte=true&limite=200', 'direction')).body
  const line = pick<{
    id: string
    producteur_id: string | null
    devise: string | null
    reste: number | null
  }>(creances, n)
  if (!line?.producteur_id) return
  const mine = creances.filter(
    (other: typeof line) => other.producteur_id === line.producteur_id && other.devise === line.devise,
  )
  const lignes = (n % 3 === 0 ? [line] : mine.slice(0, 20)).map(({ id }: { id: string }) => ({
    creance_id: id,
  }))
  if (n % 4 === 0 && lignes.length === 1) Object.assign(lignes[0], { montant: part })
  const dated = hours % 3 === 0 ? { date_operation: hoursAgo(hours / 48) } : {}
  const body = { producteur_id: line.producteur_id, moyen: 'especes', reference: `R${n}`, lignes, ...dated }
  const made = await send('/v1/paiements', body, n % 2 ? 'admin' : 'direction')
  if (made !== null) known.payments.push(made.id)
}

async function advance(n: number, montant: number): Promise<void> {
  const { producteurs } = (await api.get('/v1/producteurs?limite=5', 'direction')).body
  const producteur_id = pick<{ id: string }>(producteurs, n)?.id
  const avance = { montant, devise: 'XOF' }
  const made = await send(
    '/v1/paiements',
    { producteur_id, moyen: 'mobile_money', reference: `A${n}`, avance, date_operation: hoursAgo(n % 48) },
    'admin',
  )
  if (made !== null) known.payments.push(made.id)
}

/** The acts by how often they happen, of a hundred. */
async function act([which, one, mass, hours]: Choice): Promise<unknown> {
  const reception = pick(known.receptions, one)
  if (reception === undefined || which < 25) return receive(mass)
  if (which < 45) return price(reception, mass % 400)
  if (which < 70) return pay(one, mass, hours)
  if (which < 76) return advance(one, mass)
  if (which < 82) return send(`/v1/receptions/${reception}/devalider`, RAISON, 'magasinier')
  if (which < 88) return send(`/v1/receptions/${reception}/valider`, {}, 'magasinier')
  const payment = pick(known.payments, one)
  return payment && send(`/v1/paiements/${payment}/contrepasser`, RAISON, 'admin')
}

const rows = (text: string) => api.sql<Record<string, unknown>>(text)

test(`${ACTS} acts by ${PEOPLE} people at once (MONEY_SEED=${SEED}) leave accounts that hold`, {
  timeout: 300_000,
}, async () => {
  const [choices = []] = fc.sample(fc.array(choice, { minLength: ACTS, maxLength: ACTS }), {
    seed: SEED,
    numRuns: 1,
  })
  const queue = choices.values()
  await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      for (const next of queue) await act(next)
    }),
  )
  expect([...seen.keys()].filter((key) => key.endsWith(' done')).length).toBeGreaterThan(4)

  expect(
    await rows(
      `select mouvement_id from paiement.ecriture group by mouvement_id, devise having sum(montant) <> 0`,
    ),
  ).toEqual([])
  expect(
    await rows(`select r.creance_id from paiement.reste r
      left join paiement.reglement g on g.creance_id = r.creance_id
      group by r.creance_id, r.montant, r.reste having r.montant - r.reste <> coalesce(sum(g.montant), 0)`),
  ).toEqual([])
  expect(
    await rows(`with solde as (
        select k.objet_id, e.devise, sum(e.montant) as solde
        from paiement.compte k join paiement.ecriture e on e.compte_id = k.id
        where k.genre = 'producteur' group by k.objet_id, e.devise),
      ouvert as (
        select c.producteur_id, c.devise, sum(r.reste) as reste
        from paiement.creance c join paiement.reste r on r.creance_id = c.id group by c.producteur_id, c.devise)
      select s.objet_id, s.devise, s.solde, o.reste from solde s
        left join ouvert o on o.producteur_id = s.objet_id and o.devise = s.devise
      where s.solde <> coalesce(o.reste, 0)`),
  ).toEqual([])
  expect(
    await rows(`select r.id from reception.reception r
      where paiement.a_ecrire(
        array(select d from paiement.dues_de_reception(r.id) as d),
        array(select c from paiement.creance c where c.reception_id = r.id)) <> '{}'
        and exists (select from paiement.creance c where c.reception_id = r.id)`),
  ).toEqual([])
  const producers = await rows(
    `select distinct producteur_id as id from paiement.creance where producteur_id is not null`,
  )
  for (const { id } of producers)
    for (const days of [0, 1, 2, 400]) {
      const au = hoursAgo(24 * days).slice(0, 10)
      const { soldes } = (await api.get(`/v1/producteurs/${id}/releve?au=${au}`, 'direction')).body
      for (const { du, retenu, paye, solde } of soldes)
        expect([id, au, du - retenu]).toEqual([id, au, paye + solde])
    }
})
