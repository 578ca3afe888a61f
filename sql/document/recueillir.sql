-- Establishes what phones printed in the field, of the next commands of the organization's devices,
-- 200 at most in all: receipts and delivery notes. Answers how many commands were looked at.
-- Spec: documents#terrain.
-- Chosen: docs/decisions/0078-documents.md.
-- Why: a command is in a hurry and waits for no document; commands of a device are written in the
--      order of their sequences, so that the last one seen says which were.
-- Locks: how far each device was looked through; one that another call is at is left to it, and
--        where somebody writes the documents of a record, its device waits for the next call.
create or replace function document.recueillir(p_le timestamptz) returns bigint
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_suivi record;
  v_commande record;
  v_vues bigint := 0;
begin
  insert into document.suivi (organisation_id, appareil_id, sequence)
  select a.organisation_id, a.id, 0 from appareil.appareil a
  where a.derniere_sequence > 0
    and not exists (select from document.suivi s where s.appareil_id = a.id
                    and s.organisation_id = a.organisation_id)
  on conflict do nothing;
  for v_suivi in
    select s.appareil_id, s.sequence, a.derniere_sequence
    from document.suivi s
      join appareil.appareil a
        on a.organisation_id = s.organisation_id and a.id = s.appareil_id
    where a.derniere_sequence > s.sequence
    order by s.appareil_id
    for update of s skip locked
  loop
    exit when v_vues >= 200;
    for v_commande in
      select c.id, c.sequence, c.type
      from commande.commande c
      where c.appareil_id = v_suivi.appareil_id and c.sequence > v_suivi.sequence
        and c.sequence <= v_suivi.derniere_sequence
      order by c.sequence limit 200 - v_vues
    loop
      exit when not document.recueillir_commande(v_commande.id, p_le);
      v_suivi.sequence := v_commande.sequence;
      v_vues := v_vues + 1;
    end loop;
    update document.suivi s set sequence = v_suivi.sequence
    where s.appareil_id = v_suivi.appareil_id;
  end loop;
  return v_vues;
end
$$;
