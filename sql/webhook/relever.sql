-- Turns the new entries of the journal into events, and writes their deliveries. It reads the
-- entries of transactions that lie below the oldest one that still runs, each once: an entry that
-- is committed late is not missed, and a transaction that runs long delays those after it.
-- Controls that were opened at the instant of an entry are events too, and once a day the
-- certificates that end within the organization's delay.
-- Spec: webhooks#evenements, webhooks#genres, webhooks#ordre.
-- Chosen: docs/decisions/0195-webhooks.md. A row keeps 32 bits of the number of the transaction
--         that wrote it (docs/decisions/0102-perimetre-par-pages.md).
-- Why: the floor only saves reading: an entry below it is read, since its transaction ended. An
--      entry takes its id an instant before its transaction takes a number, so that an entry may
--      lie below a mark that was set between the two; a thousand ids allow for that. The latest
--      entry is read before the snapshot, so that whatever lies below it has its number by then.
--      Without a new entry nothing is locked, since a lock is written. A restoration into another
--      cluster begins the numbers again, below the cursor.
-- Locks: the cursor; another worker that holds it does the work.
create or replace function webhook.relever(p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_curseur webhook.curseur;
  v_horizon bigint;
  v_fin bigint;
  v_depuis bigint;
  v_dernier bigint := coalesce((select max(e.id) from journal.evenement e), 0);
  v_jour date := core.heure_locale(p_le)::date;
begin
  if exists (select from webhook.curseur c
             where (c.plancher, c.marque) = (v_dernier, v_dernier) and c.certificats_le >= v_jour)
  then
    return;
  end if;
  select c.* into v_curseur from webhook.curseur c for no key update skip locked;
  if v_curseur.organisation_id is null then
    return;
  end if;
  select pg_snapshot_xmin(s.s)::text::bigint, pg_snapshot_xmax(s.s)::text::bigint
  into v_horizon, v_fin
  from pg_current_snapshot() as s (s);
  v_depuis := case when v_curseur.depuis_transaction <= v_fin then v_curseur.depuis_transaction
              else 0 end;
  perform webhook.deriver(v_curseur.plancher - 1000, v_depuis, v_horizon, v_fin);
  if v_jour > v_curseur.certificats_le then
    perform webhook.relever_certificats(v_jour, p_le);
  end if;
  update webhook.curseur c
  set depuis_transaction = v_horizon, certificats_le = greatest(c.certificats_le, v_jour),
      plancher = case when v_horizon >= c.marque_transaction or v_depuis = 0 then c.marque
                 else c.plancher end,
      marque = case when v_horizon >= c.marque_transaction or v_depuis = 0 then v_dernier
               else c.marque end,
      marque_transaction = case when v_horizon >= c.marque_transaction or v_depuis = 0 then v_fin
                           else c.marque_transaction end
  where c.organisation_id = v_curseur.organisation_id;
end
$$;
