// Ends the sessions of the embedded provider, and drops the slots of the replication service, after a restore.
import type pg from 'pg'

/** The result for the replication slots. */
export type SlotReport = {
  readonly retires: readonly string[]
  /** Slots that could not be dropped, each with the reason. */
  readonly a_retirer: readonly { readonly slot: string; readonly raison: string }[]
}

const SLOTS = `select s.slot_name as nom from pg_catalog.pg_replication_slots s
  where s.slot_type = 'logical' and s.database = current_database() order by 1`

/** Ends every session of the embedded provider: refresh tokens are invalid from now on. */
export async function endSessions(client: pg.Client): Promise<void> {
  const places = ['octroi', 'session', 'demande'].map((place) => `delete from connexion.${place}`)
  await client.query(`begin; set local role proprietaire; ${places.join('; ')}; commit`)
}

/**
 * Drops the mails with address codes, so that no code arrives twice; the owners of the addresses can request new ones. First
 * unlocks the jobs that were running at the restored moment, because their workers no longer exist.
 */
export async function dropCodes(client: pg.Client): Promise<void> {
  const among = (what: string) =>
    `array(select j.${what} from graphile_worker.jobs j where j.task_identifier = 'courriel' and j.${what} is not null)`
  const freed = `select graphile_worker.force_unlock_workers(${among('locked_by')})`
  const given = `select graphile_worker.complete_jobs(${among('id')})`
  await client.query(`begin; set local role taches; ${freed}; ${given}; commit`)
}

/**
 * Drops the logical slots of this database, because their positions are from before the restore. The replication service creates
 * a new slot.
 */
export async function dropSlots(client: pg.Client): Promise<SlotReport> {
  const { rows } = await client.query<{ nom: string }>(SLOTS)
  const retires: string[] = []
  const left: { slot: string; raison: string }[] = []
  for (const { nom } of rows) {
    await client.query('select pg_catalog.pg_drop_replication_slot($1)', [nom]).then(
      () => retires.push(nom),
      (error: Error) => left.push({ slot: nom, raison: error.message }),
    )
  }
  return { retires, a_retirer: left }
}
