// Operations dated in the past, and the content of lots at every date.
import { expect } from 'vitest'
import { FOURNISSEUR, ORGANISATION, PRODUIT, UTILISATEUR } from '../../../demo/ids.ts'
import type { Api } from './api.ts'
import { asMetier } from './steps.ts'

/** Returns the instant so many hours ago. */
export const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString()

/**
 * Runs an act that returns an instant, and requires that this instant, moved back by `later`, lies between the act's beginning
 * and end.
 */
export async function told<T>(
  act: () => Promise<T>,
  instantOf: (answer: T) => string | number,
  later = 0,
): Promise<T> {
  const begun = Date.now()
  const answer = await act()
  const at = new Date(instantOf(answer)).getTime() - later
  // Tokens have whole seconds; the database has microseconds of the same clock.
  expect(at).toBeGreaterThanOrEqual(begun - 1000)
  expect(at).toBeLessThanOrEqual(Date.now())
  return answer
}

/** Adds a supplier's pineapple to a lot, at a date. */
export const enter = (api: Api, lot: string, quantite_g: number, date_operation: string) =>
  asMetier(
    api,
    ORGANISATION.demo,
    UTILISATEUR.magasinier,
    `select matiere.mouvoir('reception', 'lot', $1, array[
       (matiere.compte_de('fournisseur', $2), $3::uuid, -$4::bigint, null),
       (matiere.compte_de('lot', $1), $3::uuid, $4::bigint, null)]::matiere.ligne[], $5, $6, now())`,
    [lot, FOURNISSEUR.plantation, PRODUIT.ananas, quantite_g, UTILISATEUR.magasinier, date_operation],
  )

/** Returns the instants after which a lot held a negative mass; the list must be empty. */
export const hollows = (api: Api) =>
  api.sql(
    `select * from (
       select c.objet_id as lot_id, m.date_operation, sum(sum(e.quantite_g)) over (partition by c.id order by m.date_operation) as quantite_g
       from matiere.compte c join matiere.toute_ecriture e on e.compte_id = c.id join matiere.mouvement m on m.id = e.mouvement_id
       where c.genre = 'lot' group by c.id, c.objet_id, m.date_operation) as x
     where x.quantite_g < 0`,
  )
