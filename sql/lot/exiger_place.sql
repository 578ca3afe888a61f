-- Refuses a place that does not admit the quality of a lot; a place without a list admits all.
-- Spec: lots#qualites-admises.
-- Refuses: emplacement_inconnu, qualite_non_admise.
create or replace function lot.exiger_place(p_lot_id uuid, p_emplacement_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_refus jsonb;
begin
  if not exists (select from emplacement.emplacement e where e.id = p_emplacement_id) then
    raise sqlstate 'TR404' using message = 'emplacement_inconnu';
  end if;
  select to_jsonb(r) into v_refus from lot.refus_place(p_emplacement_id, p_lot_id) as r limit 1;
  if v_refus is not null then
    raise sqlstate 'TR409' using message = 'qualite_non_admise',
      detail = (jsonb_build_object('emplacement_id', p_emplacement_id) || v_refus)::text;
  end if;
end
$$;
