-- Requires that a place is known, and open at a date.
-- Spec: Lot, «lot moves between locations». Refuses: emplacement_inconnu, emplacement_ferme.
create or replace function etape.exiger_place(p_emplacement_id uuid, p_date timestamptz)
returns void
language plpgsql stable
set search_path = ''
as $$
declare
  v_pendant tstzmultirange;
begin
  select e.actif_pendant into v_pendant
  from emplacement.emplacement e where e.id = p_emplacement_id;
  if v_pendant is null then
    raise sqlstate 'TR404' using message = 'emplacement_inconnu';
  elsif not v_pendant @> p_date then
    raise sqlstate 'TR409' using message = 'emplacement_ferme',
      detail = jsonb_build_object('emplacement_id', p_emplacement_id)::text;
  end if;
end
$$;
