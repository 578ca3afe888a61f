// Spec: receptions#bons-attendus: what the list of waiting notes reads is the notes that wait, however many were received.
import { afterAll, expect, test } from 'vitest'
import { openApi } from '../api/support/api.ts'
import { deliver } from '../api/support/notes.ts'
import { receive } from '../api/support/receptions.ts'
import { withClient } from '../support/clone.ts'
import { watch } from './reads.ts'

const RECEIVED = 10_000

const api = await openApi({ isMeasured: true })
const watching = watch(['indexes'], [])
afterAll(watching.stop)

/** Returns the rows that the list reads, and how many notes it shows. */
async function read() {
  watching.calls.length = 0
  watching.on = true
  const { body } = await api.get('/v1/bons-livraison?limite=50', 'magasinier')
  watching.on = false
  const [call] = watching.calls.filter(({ name }) => name === 'bons_livraison')
  return { rows: call?.rows ?? 0, bons: body.bons as Record<string, unknown>[] }
}

// A received note with its collection and its contribution, copied: later than the notes that wait, so that the list meets it first.
const COPIES = `
  begin; set local session_replication_role = replica;
  create temporary table copie as
    select n, gen_random_uuid() as collecte_id,
           ('ffffffff-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid as bon_id
    from generate_series(1, ${RECEIVED}) as n;
  insert into collecte.collecte select c.* from copie x, lateral jsonb_populate_record(
    (select o from collecte.collecte o where o.id = $1), jsonb_build_object('id', x.collecte_id,
      'commande_id', gen_random_uuid(), 'reference_provisoire', null, 'numero_officiel', null)) as c;
  insert into livraison.bon select b.* from copie x, lateral jsonb_populate_record(
    (select o from livraison.bon o where o.id = $2), jsonb_build_object('id', x.bon_id,
      'commande_id', gen_random_uuid(), 'reference_provisoire', null)) as b;
  insert into livraison.bon_collecte (organisation_id, bon_id, collecte_declaree, collecte_id)
    select l.organisation_id, x.bon_id, x.collecte_id, x.collecte_id
    from copie x, livraison.bon_collecte l where l.bon_id = $2;
  insert into reception.apport select a.* from copie x, lateral jsonb_populate_record(
    (select o from reception.apport o where o.collecte_id = $1), jsonb_build_object('id', gen_random_uuid(),
      'reception_id', gen_random_uuid(), 'collecte_id', x.collecte_id, 'reference_provisoire', null)) as a;
  commit; analyze`

test('received notes cost the list nothing', { timeout: 120_000 }, async () => {
  const waits = await deliver(api)
  const bon_id = await deliver(api)
  const { bons } = await read()
  const note = bons.find(({ id }) => id === bon_id) ?? {}
  const { campagne_id, groupement_id, produit_id, emplacement_id, collectes } = note
  const [collecte_id] = collectes as string[]
  const { status } = await receive(api, {
    origine: 'membres',
    campagne_id,
    groupement_id,
    produit_id,
    emplacement_id,
    bon_id,
    net_g: 9_500,
    apports: [{ collecte_id }],
  })
  expect(status).toBe(201)
  const few = await read()
  expect(few.bons.map(({ id }) => id)).toContain(waits)
  expect(few.bons.map(({ id }) => id)).not.toContain(bon_id)
  await withClient(api.server.database.adminUrl, (client) =>
    client.query(COPIES.replaceAll('$1', `'${collecte_id}'`).replaceAll('$2', `'${bon_id}'`)),
  )
  const many = await read()
  expect(many.bons).toEqual(few.bons)
  expect(many.rows).toBeLessThanOrEqual(few.rows + 10)
})
