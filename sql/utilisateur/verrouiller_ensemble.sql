-- Finds a permission set and locks it.
-- Spec: identites-et-droits#ensembles.
-- Refuses: ensemble_inconnu.
-- Locks: the set; not its key, which its versions point to.
create or replace function utilisateur.verrouiller_ensemble(p_id uuid) returns utilisateur.ensemble
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ensemble utilisateur.ensemble;
begin
  select e.* into v_ensemble from utilisateur.ensemble e where e.id = p_id for no key update;
  if v_ensemble.id is null then
    raise sqlstate 'TR404' using message = 'ensemble_inconnu';
  end if;
  return v_ensemble;
end
$$;
