// Payments of the season: sets a price and pays the producers of two trucks. One payment with a wrong number is reversed. The
// agent reports a wrong weight of one collection, which is not paid until an officer decides.
import { newId } from '@sillon/telephone/ids'
import { UTILISATEUR } from '../ids.ts'
import { sealOn, sendEnvelopes } from './seasonPhone.ts'
import type { Season } from './seasonStage.ts'

const { admin, agent1, commercial, direction } = UTILISATEUR
type Line = { id: string; producteur_id: string; collecte_id: string }

/** Pays the due lines of the receptions, producer by producer; lines without a price remain unpaid. */
export async function paySeason(season: Season, receptions: readonly string[]): Promise<void> {
  const { client, as, does } = season
  for (const reception of receptions)
    await does(commercial, 'paiement.fixer_prix', 10, reception, 190, 'XOF', 'Prix de campagne, avis du 2')
  await as(admin)
  const { rows } = await client.query<Line>(
    `select c.id, c.producteur_id, c.collecte_id from paiement.creance c
       join paiement.reste r on r.organisation_id = c.organisation_id and r.creance_id = c.id
     where c.reception_id = any ($1) order by c.rang`,
    [receptions],
  )
  const doubted = rows.at(-1)?.collecte_id ?? ''
  await reportWeight(season, doubted)
  const payable = rows.filter((line) => line.collecte_id !== doubted)
  const payments: string[] = []
  for (const producteur_id of new Set(payable.map((line) => line.producteur_id))) {
    const lignes = payable.filter((line) => line.producteur_id === producteur_id)
    const payment = {
      producteur_id,
      moyen: 'mobile_money',
      reference: `MM-${payments.length + 1}`,
      lignes: lignes.map(({ id }) => ({ creance_id: id })),
    }
    const { id } = await does(admin, 'paiement.creer', 9, JSON.stringify(payment))
    payments.push(id)
  }
  await does(direction, 'paiement.contrepasser', 8, payments[0], 'Numéro de téléphone erroné')
}

/** The agent's phone reports that the weight of a collection is wrong; the report waits for a decision. */
async function reportWeight({ client, phone, before, as }: Season, collecte_id: string): Promise<void> {
  await as(agent1)
  const { sealed } = sealOn(phone, before(18), {
    type: 'collecte.signaler_erreur',
    version_schema: 1,
    payload: { signalement_id: newId(), collecte_id, motif: 'poids', correction_proposee: null },
  })
  await sendEnvelopes(client, phone, [await sealed], before(17), ['erreur_signalee_agent'])
}
