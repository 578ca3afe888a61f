-- Requires that the collections of a reception can be among goods of its product; locks them.
-- Spec: receptions#apports.
-- Refuses: collecte_non_recevable (the details say what differs).
-- Locks: the collections by id.
create or replace function reception.exiger_apports(p_reception reception.reception)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid;
  v_raison text;
begin
  for v_id in
    select c.id from collecte.collecte c
    where c.id in (select a.collecte_id from reception.apport a
                   where a.reception_id = p_reception.id and a.annule_le is null)
    order by c.id for no key update
  loop
    v_raison := (collecte.raisons_irrecevables(
      v_id, p_reception.campagne_id, p_reception.produit_id, p_reception.groupement_id,
      p_reception.date_operation))[1];
    if v_raison is not null then
      raise sqlstate 'TR409' using message = 'collecte_non_recevable',
        detail = jsonb_build_object('collecte_id', v_id, 'raison', v_raison)::text;
    end if;
  end loop;
end
$$;
