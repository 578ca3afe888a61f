// replication#volume: the replicated data of an agent with 500 producers and their plots, measured by the rows that the rules
// send.
import { expect, test } from 'vitest'
import { CAMPAGNE, GROUPEMENT, ORGANISATION } from '../../demo/ids.ts'
import { enrolDevice } from '../api/support/phones.ts'
import { allIsOver, claimsOf, openWorld } from './support/world.ts'

/** The ratio of the size of a phone's file to the JSON of its rows, measured on the file that PowerSync's client fills. */
const FILE_TO_JSON = 3.65
const PRODUCERS = 500
const PLOTS_EACH = 3
const POINTS = 40

test(`${PRODUCERS} producers with ${PLOTS_EACH} plots of ${POINTS} points stay under 20 MB`, {
  timeout: 240_000,
}, async () => {
  const { api, exactly, pagedOf, replicate } = await openWorld()
  const device = await enrolDevice(api)
  await api.sql(
    `insert into producteur.producteur (organisation_id, id, groupement_declare, groupement_id, nom, prenoms, sexe,
       date_naissance, telephone, localite, cree_le)
     select $1, md5('volume ' || g)::uuid, $2, $2, 'Agossou-Houndékon ' || g, 'Clarisse Ayaba', 'F', '1980-05-05',
       '+2290190000000', 'Sékou-Centre', now() from generate_series(1, ${PRODUCERS}) g`,
    [ORGANISATION.demo, GROUPEMENT.sekou],
  )
  const plots = `generate_series(1, ${PRODUCERS}) g, generate_series(1, ${PLOTS_EACH}) n`
  await api.sql(
    `insert into parcelle.parcelle (organisation_id, id, producteur_declare, producteur_id, groupement_id, nom,
       surface_declaree_m2, cree_le)
     select $1, md5(g || ' plot ' || n)::uuid, md5('volume ' || g)::uuid, md5('volume ' || g)::uuid, $2,
       'Parcelle du bas-fond ' || n, 12345, now() from ${plots}`,
    [ORGANISATION.demo, GROUPEMENT.sekou],
  )
  await api.sql(
    `insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m, precision_mediane_cm,
       nb_points, date_operation)
     select $1, md5(g || ' survey ' || n)::uuid, md5(g || ' plot ' || n)::uuid,
       st_buffer(st_setsrid(st_makepoint(2 + g * 0.01, 6 + n * 0.01), 4326), 0.001, ${POINTS / 4}), 12345, 400, 350,
       ${POINTS}, now() from ${plots}`,
    [ORGANISATION.demo],
  )
  await api.sql(
    `insert into conformite.statut_parcelle (organisation_id, parcelle_id, referentiel_code, etat_code, periode, raison)
     select $1, md5(g || ' plot ' || n)::uuid, 'AB', 'AB', '(,)', 'essai' from ${plots}`,
    [ORGANISATION.demo],
  )
  await api.sql(
    `insert into capacite.solde (organisation_id, campagne_id, producteur_id, matiere_code, etat_code, groupement_id, plafond_g)
     select $1, $3, md5('volume ' || g)::uuid, 'ANANAS', 'AB', $2, 50000000 from generate_series(1, ${PRODUCERS}) g`,
    [ORGANISATION.demo, GROUPEMENT.sekou, CAMPAGNE.demo],
  )

  // Rows written above may be sent twice while an older transaction of the test run is open, in any database.
  await allIsOver(api)

  const phone = await exactly(device)
  expect(Object.keys(phone.parcelle ?? {}).length).toBeGreaterThanOrEqual(PRODUCERS * PLOTS_EACH)
  const json = Object.values(phone)
    .flatMap((rows) => Object.values(rows))
    .reduce(
      (sum, row) =>
        sum + Buffer.byteLength(JSON.stringify(row, (_, v) => (typeof v === 'bigint' ? Number(v) : v))),
      0,
    )
  const file = json * FILE_TO_JSON
  const mo = (bytes: number) => (bytes / 1e6).toFixed(1)
  const rows = Object.values(phone).reduce((sum, all) => sum + Object.keys(all).length, 0)
  console.log(
    `a perimeter of ${PRODUCERS} producers and ${PRODUCERS * PLOTS_EACH} plots: ${rows} rows, ${mo(json)} MB of JSON, about ${mo(file)} MB on the phone`,
  )
  expect(file).toBeLessThan(20_000_000)

  const { phone: reader, replica, answers } = await pagedOf(device)
  const read = answers.splice(0).map(({ bytes }) => bytes)
  console.log(`the same by pages: ${read.length} answers, ${mo(read.reduce((sum, bytes) => sum + bytes))} MB`)
  expect(Math.max(...read)).toBeLessThan(1_300_000)
  await replica.synchronized(reader)
  expect(answers).toEqual([{ status: 304, bytes: 0 }])

  const { body } = await api.get(`/v1/appareils/${device.appareil_id}/volume`, 'admin')
  expect(body.cible_tenue).toBe(true)
  // The estimate counts rows of the original tables; its error is less than a fifth.
  expect(Math.abs(body.octets - file) / file).toBeLessThan(0.2)
  // The catalogues that all organizations share, and the device's own row, are only a few kilobytes.
  const shared = ['referentiel', 'etat', 'devise', 'type_commande', 'motif', 'appareil']
  const weighed = body.tables.map(({ nom }: { nom: string }) => nom)
  expect(weighed.toSorted()).toEqual(
    Object.keys(phone)
      .filter((name) => !shared.includes(name))
      .toSorted(),
  )
  expect((await (await replicate()).bucketsOf(claimsOf(device))).length).toBeLessThan(100)
})
