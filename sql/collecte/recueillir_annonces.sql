-- Records the messages that are due for the next commands of the organization's devices, at most
-- 200 commands. A recorded collection has a message if its producer is known and has a telephone.
-- Returns the number of commands read.
-- Spec: collectes#sms.
-- Chosen: docs/performance.md#rows.
-- Why: a command must be fast, and its message waits for a task anyway. The commands of a device
--      are written in the order of their sequences, so the last sequence read gives the position.
--      A command with a voided sequence may still arrive behind that position, so such commands of
--      the last day are read too.
-- Locks: the progress row of each device; skips a row that another call has locked.
create or replace function collecte.recueillir_annonces(p_le timestamptz) returns bigint
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_appareil record;
  v_depuis bigint;
  v_suivantes record;
  v_vues bigint := 0;
begin
  perform collecte.noter_annonces(array(
    select c.id from appareil.sequence_annulee s
      join commande.commande c on c.appareil_id = s.appareil_id and c.sequence = s.sequence
    where c.recue_le > p_le - interval '1 day'));
  for v_appareil in
    select a.organisation_id, a.id, a.derniere_sequence, n.appareil_id is null as est_nouveau
    from appareil.appareil a
      left join collecte.annonce n
        on n.organisation_id = a.organisation_id and n.appareil_id = a.id
    where a.derniere_sequence > coalesce(n.sequence, 0)
    order by a.id limit 200
  loop
    exit when v_vues >= 200;
    if v_appareil.est_nouveau then
      insert into collecte.annonce values (v_appareil.organisation_id, v_appareil.id, 0)
      on conflict do nothing;
    end if;
    v_depuis := (select n.sequence from collecte.annonce n where n.appareil_id = v_appareil.id
                 for update skip locked);
    continue when v_depuis is null;
    select array_agg(c.id) as ids, max(c.sequence) as sequence, count(*) as vues into v_suivantes
    from (
      select c.id, c.sequence from commande.commande c
      where c.appareil_id = v_appareil.id and c.sequence > v_depuis
        and c.sequence <= v_appareil.derniere_sequence
      order by c.sequence limit 200 - v_vues) as c;
    perform collecte.noter_annonces(v_suivantes.ids);
    update collecte.annonce n
    set sequence = case when v_suivantes.vues = 200 - v_vues then v_suivantes.sequence
                   else greatest(v_depuis, v_appareil.derniere_sequence) end
    where n.appareil_id = v_appareil.id;
    v_vues := v_vues + v_suivantes.vues;
  end loop;
  return v_vues;
end
$$;
