import type { DeclaredRoute } from '../contract/route.ts'

/** Declared interests: an inspector must have none in the producers they inspect. */
export const INTERETS: readonly DeclaredRoute[] = [
  {
    method: 'GET',
    path: '/v1/interets',
    name: 'interets',
    list: 'interets',
    summary:
      "Lists the caller's own declared interests; to holders of users.manage or review.resolve, everybody's.",
    since: '1.110.0',
  },
  {
    method: 'POST',
    path: '/v1/interets',
    name: 'interets_declarer',
    success: 201,
    refusals: ['droit_manquant', 'utilisateur_inconnu', 'producteur_inconnu', 'interet_deja_declare'],
    summary: "Declares an interest: one's own, or with users.manage or review.resolve another's.",
    since: '1.111.0',
  },
  {
    method: 'POST',
    path: '/v1/interets/:id/terminer',
    name: 'interets_terminer',
    refusals: ['droit_manquant', 'interet_inconnu', 'interet_termine', 'separation_des_taches'],
    summary: 'Ends the interest of another account; for holders of users.manage or review.resolve.',
    since: '1.112.0',
  },
]
