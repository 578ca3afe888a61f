-- Refuses a place that is unknown, or closed at that date.
-- Spec: lots#emplacements.
-- Refuses: emplacement_inconnu, emplacement_ferme.
create or replace function emplacement.exiger_actif(p_id uuid, p_date timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_place emplacement.emplacement;
begin
  select e.* into v_place from emplacement.emplacement e where e.id = p_id;
  if v_place.id is null then
    raise sqlstate 'TR404' using message = 'emplacement_inconnu';
  end if;
  if not v_place.actif_pendant @> p_date then
    raise sqlstate 'TR409' using message = 'emplacement_ferme',
      detail = jsonb_build_object('emplacement_id', p_id)::text;
  end if;
end
$$;
