// The season is paid for: a price is set, the producers of a truck are paid, one of them by a wrong number, which is taken back.
import { UTILISATEUR } from '../ids.ts'
import type { Season } from './seasonStage.ts'

const { admin, commercial, direction } = UTILISATEUR
type Line = { id: string; producteur_id: string }

/** Pays what a reception made due, producer by producer; what was received without a price waits. */
export async function paySeason({ client, as, does }: Season, reception: string): Promise<void> {
  await does(commercial, 'paiement.fixer_prix', 10, reception, 190, 'XOF', 'Prix de campagne, avis du 2')
  await as(admin)
  const { rows } = await client.query<Line>(
    `select c.id, c.producteur_id from paiement.creance c
       join paiement.reste r on r.organisation_id = c.organisation_id and r.creance_id = c.id
     where c.reception_id = $1 order by c.rang`,
    [reception],
  )
  const payments: string[] = []
  for (const producteur_id of new Set(rows.map((line) => line.producteur_id))) {
    const lignes = rows.filter((line) => line.producteur_id === producteur_id)
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
