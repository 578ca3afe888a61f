// What some reads ask for and no demo has: a file that a phone announced, and goods that fall under the rules on deforestation.
import { randomUUID } from 'node:crypto'
import { expectStatus, request } from '@sillon/telephone/http'
import type { Client } from 'pg'
import { ORGANISATION } from '../demo/ids.ts'
import type { BenchPhone } from './phones.ts'

/** Announces a file from a phone. */
export async function announceFile({ server, enrolement }: BenchPhone): Promise<void> {
  const body = JSON.stringify({
    appareil_id: enrolement.appareil_id,
    fichier_id: randomUUID(),
    role: 'photo',
    type_media: 'image/jpeg',
    taille_octets: 1_000,
    sha256: '0'.repeat(64),
  })
  expectStatus(await request(server, 'POST', '/v1/fichiers/url-envoi', body), 200)
}

/** Puts every product of the demo under those rules, from before its first shipment on. */
export async function watchDeforestation(client: Client): Promise<void> {
  await client.query(
    `insert into reglage.reglage (organisation_id, cle, version, valeur, depuis)
     select p.organisation_id, 'expedition.eudr.' || p.code, 1, 'true', '2000-01-01'
     from produit.produit p where p.organisation_id = $1
     on conflict do nothing`,
    [ORGANISATION.demo],
  )
}
