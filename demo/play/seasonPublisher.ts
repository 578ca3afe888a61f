// The publisher's records of both organizations: a licence that ends soon, one that has ended, a paid invoice and an overdue one.
import { ORGANISATION } from '../ids.ts'
import type { Season } from './seasonStage.ts'

const PUBLISHER = JSON.stringify({ emetteur: 'demo', sujet: 'editeur', identifiant: 'editeur' })
// The publisher acts in an organization in which the publisher has no account.
const NOBODY = ''
const DAY_MS = 86_400_000

/** Writes the publisher's records, in the season's transaction. */
export async function playPublisher({ client, before, call }: Season): Promise<void> {
  const publish = (editeur: string) =>
    client.query("select set_config('sillon.editeur', $1, true)", [editeur])
  const day = (days: number) => new Date(before(0).getTime() - days * DAY_MS).toISOString().slice(0, 10)
  const write = (name: string, days: number, request: object) =>
    call<{ id: string }>(NOBODY, `${name}($1, $2, $3)`, [PUBLISHER, JSON.stringify(request), before(days)])
  await publish('oui')
  const licence = { debut: day(340), fin: day(-20), plafonds: { utilisateurs: 50, appareils: 40 } }
  const { id } = await write('licence.accorder', 25, {
    organisation_id: ORGANISATION.demo,
    ...licence,
    modules: ['livraison'],
  })
  const raison = 'Tous les modules sont compris dans l’offre'
  await write('licence.corriger', 24, { id, ...licence, raison })
  await write('licence.accorder', 25, {
    organisation_id: ORGANISATION.voisine,
    debut: day(370),
    fin: day(6),
    plafonds: { producteurs: 200 },
  })
  const invoice = { objet: 'Abonnement annuel', devise: 'XOF', emise_le: day(24), echeance: day(3) }
  const paid = await write('facture.emettre', 24, {
    ...invoice,
    organisation_id: ORGANISATION.demo,
    reference: 'F-2026-014',
    montant: 1_850_000,
  })
  await call(NOBODY, 'facture.payer($1, $2, $3, $4)', [PUBLISHER, paid.id, day(9), before(8)])
  await write('facture.emettre', 24, {
    ...invoice,
    organisation_id: ORGANISATION.voisine,
    reference: 'F-2026-015',
    montant: 640_000,
  })
  await publish('')
}
