// The auditor's dossier of the season, with the trace of the shipped lot. The service makes the dossier once it runs.
import { CAMPAGNE, ORGANISATION, UTILISATEUR } from '../ids.ts'
import { demoSubject } from './accounts.ts'
import type { Season } from './seasonStage.ts'

// No person has signed in yet, so the reader of the dossier gets an issuer that issues no tokens.
const ISSUER = 'urn:sillon:demo'

/** Requests the dossier of the campaign, with the trace of a lot. */
export async function askDossier({ client, as, call, before }: Season, lot_id: string): Promise<void> {
  const { direction } = UTILISATEUR
  await as(direction)
  await client.query(
    `insert into utilisateur.identite (organisation_id, emetteur, sujet, utilisateur_id, lie_le)
     values ($1, $2, $3, $4, $5)`,
    [ORGANISATION.demo, ISSUER, demoSubject('direction'), direction, before(0)],
  )
  const request = JSON.stringify({ campagne: CAMPAGNE.demo, lots: [lot_id] })
  const session = '($2::uuid, $3::uuid, true)::utilisateur.session'
  const values = [request, ORGANISATION.demo, direction, before(0)]
  await call(direction, `dossier.creer($1, ${session}, $4)`, values)
}
