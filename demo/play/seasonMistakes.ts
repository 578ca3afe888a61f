// Mistakes of the office, each with the act that corrects it: a decision without effect, a contract closed too early, a wrong
// weight, a wrong last day of a certificate, a wrong price of a sale.
import type { Enveloppe } from '@sillon/telephone/types'
import { CLIENT, ORGANISATION, PRODUIT, UTILISATEUR } from '../ids.ts'
import { dayOf, type Season } from './seasonStage.ts'

const { commercial, direction, magasinier, rsci } = UTILISATEUR
const KG = 1000
const json = JSON.stringify

/** Lifts the only open control of a command by a decision. */
export async function lift(
  { as, before, call, client }: Season,
  account: string,
  { id }: Enveloppe,
  decision: object,
  days: number,
): Promise<void> {
  await as(account)
  const { rows } = await client.query<{ id: string }>(
    "select k.id from controle.controle k where k.commande_id = $1 and k.statut = 'ouvert'",
    [id],
  )
  const session = '($1::uuid, $2::uuid, true)::utilisateur.session'
  const values = [ORGANISATION.demo, account, rows[0]?.id, json(decision), before(days)]
  await call(account, `controle.lever(${session}, $3, $4, $5)`, values)
}

/** Corrects a command with its own payload, which is refused because it changes nothing; then confirms the server's figures. */
export async function decideWithoutEffect(season: Season, command: Enveloppe, days: number): Promise<void> {
  const { type, version_schema, payload } = command
  const same = { decision: 'correction', raison: 'Relu', type, version_schema, payload }
  await expectRefused(season, 'correction_sans_effet', () => lift(season, rsci, command, same, days))
  const raison = 'Ticket de pesée relu : le serveur a raison'
  await lift(season, rsci, command, { decision: 'confirmation_serveur', raison }, days)
}

async function expectRefused({ client }: Season, code: string, act: () => Promise<unknown>): Promise<void> {
  await client.query('savepoint essai')
  const said = await act().then(
    () => 'nothing',
    (error: Error) => error.message,
  )
  await client.query('rollback to savepoint essai')
  if (said !== code) throw new Error(`an act of the season was refused by ${said}, not ${code}`)
}

/** Closes a contract, and reopens it from the same instant. */
export async function closeByMistake({ before, does }: Season, contrat: string, days: number): Promise<void> {
  await does(direction, 'contrat.clore', days, contrat, 'Campagne finie')
  const reopening = { le: before(days), raison: 'Le mauvais contrat a été clos' }
  await does(direction, 'contrat.rouvrir', days - 0.1, contrat, json(reopening))
}

/** Corrects the weight of a reception. */
export async function weighByMistake({ does }: Season, id: string, net_g: number, days: number) {
  const right = { net_g, raison: 'Chiffres du ticket de pesée inversés' }
  await does(magasinier, 'reception.corriger', days, id, json(right))
}

/** Corrects the last day of a supplier's certificate, and the price of a sale in euros. */
export async function correctMistakes({ as, before, client, does }: Season): Promise<void> {
  await as(rsci)
  const { rows } = await client.query<{ id: string }>(
    "select c.id from certificat.certificat c where c.numero = 'TG-NOP-154.118-1'",
  )
  const raison = 'Mauvaise ligne du certificat lue'
  await does(rsci, 'certificat.corriger', 2, rows[0]?.id, json({ valide_au: dayOf(before, -270), raison }))
  const line = { produit_id: PRODUIT.ananas, quantite_g: 800 * KG, qualites: { AB: 'AB' } }
  const order = { code: 'SAFTHAUS-01', client_id: CLIENT.jus, devise: 'EUR', date_operation: before(2) }
  const sale = await does(
    commercial,
    'vente.creer',
    2,
    json({ ...order, lignes: [{ ...line, prix_kg: 59 }] }),
  )
  await does(commercial, 'vente.valider', 2, sale.id)
  const right = { lignes: [{ rang: 1, prix_kg: 95 }], raison: 'Prix recopié à l’envers : 0,95 €' }
  await does(commercial, 'vente.corriger', 1, sale.id, json(right))
}
