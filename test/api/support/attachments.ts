// An account that is attached elsewhere, and what stands in the way of accepting it.
import { ORGANISATION, UTILISATEUR } from '../../../demo/ids.ts'
import { request } from './accounts.ts'
import { changed, type Provoke, send } from './provoke.ts'

/** Accepting twice, while the person's subject is that of another account there. */
export const boundElsewhere: Provoke = async (stage, route, ask) => {
  const subject = stage.issuer.subjectOf('admin')
  const bound = (id: string) =>
    changed(
      'update utilisateur.identite set utilisateur_id = $1 where organisation_id = $2 and sujet = $3',
      'select $1::uuid, $2::uuid, $3::text',
      [id, ORGANISATION.voisine, subject],
    )
  await send(stage, route, ask)
  const answer = await bound(UTILISATEUR.voisineAgent)(stage, route, {
    ...ask,
    path: route.path.replace(':id', await request(stage.api, 'admin')),
  })
  await stage.api.sql('delete from utilisateur.identite where organisation_id = $1 and sujet = $2', [
    ...[ORGANISATION.voisine, subject],
  ])
  return answer
}
