// A person with every permission in the neighbour's organization, and none elsewhere.
import { v7 as uuidv7 } from 'uuid'
import { ORGANISATION } from '../../demo/ids.ts'
import type { Api } from '../api/support/api.ts'
import { ENSEMBLES } from './grants.ts'

/** Creates the stranger's account, with the name that its tokens contain. */
export async function makeStranger(api: Pick<Api, 'sql'>, identifiant: string): Promise<void> {
  await api.sql(
    `with compte as (
       insert into utilisateur.utilisateur (organisation_id, id, identifiant, nom_affiche, actif_pendant, cree_le)
       values ($1, $2, $4, 'x', '{(,)}', now()) returning organisation_id, id)
     insert into utilisateur.attribution (organisation_id, utilisateur_id, ensemble_id, periode)
     select c.organisation_id, c.id, e.id, '(,)' from compte c
       join utilisateur.ensemble e on e.organisation_id = c.organisation_id and e.code = any ($3)`,
    [ORGANISATION.voisine, uuidv7(), ENSEMBLES, identifiant],
  )
}
