-- Returns the permission set that a request names, either by its id or by its code.
-- Spec: identites-et-droits#attributions.
-- Refuses: parametre_invalide (none or both), ensemble_inconnu.
-- Locks: the set, shared: its contents do not change while it is being assigned.
create or replace function utilisateur.trouver_ensemble(
  p_ensemble_id uuid, p_code text) returns utilisateur.ensemble
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ensemble utilisateur.ensemble;
begin
  if num_nonnulls(p_ensemble_id, p_code) <> 1 then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '[{"chemin": "", "raison": "must have one of ensemble_id, ensemble"}]';
  end if;
  select e.* into v_ensemble from utilisateur.ensemble e
  where e.id = p_ensemble_id or e.code = p_code for share;
  if v_ensemble.id is null then
    raise sqlstate 'TR404' using message = 'ensemble_inconnu';
  end if;
  return v_ensemble;
end
$$;
