-- Requires that a process is an activity of the module `procedes`, and that it was switched on at a
-- date if the organization's activity tree was initialized by then.
-- Spec: etapes#procede.
-- Chosen: docs/decisions/0025-etapes.md. Refuses: activite_inconnue, activite_inactive.
create or replace function etape.exiger_procede(p_procede text, p_date timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_noeud activite.noeud;
begin
  select n.* into v_noeud from activite.noeuds(p_date) n
  where n.code = p_procede and n.module = 'procedes';
  if v_noeud.code is null then
    raise sqlstate 'TR404' using message = 'activite_inconnue',
      detail = jsonb_build_object('activites', array[p_procede])::text;
  elsif not v_noeud.allumee
    and exists (select from activite.arbre a where a.initialise_le <= p_date)
  then
    raise sqlstate 'TR409' using message = 'activite_inactive',
      detail = jsonb_build_object('activite', p_procede)::text;
  end if;
end
$$;
