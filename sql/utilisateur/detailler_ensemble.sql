-- Presents a permission set with its versions, latest first.
-- Spec: identites-et-droits#compte.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
-- Refuses: ensemble_inconnu.
create or replace function utilisateur.detailler_ensemble(p_id uuid, p_le timestamptz)
returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ensemble utilisateur.ensemble;
begin
  select e.* into v_ensemble from utilisateur.ensemble e where e.id = p_id;
  if v_ensemble.id is null then
    raise sqlstate 'TR404' using message = 'ensemble_inconnu';
  end if;
  return utilisateur.presenter_ensemble(v_ensemble, p_le)
    || jsonb_build_object('versions', utilisateur.versions_ensemble(p_id));
end
$$;
