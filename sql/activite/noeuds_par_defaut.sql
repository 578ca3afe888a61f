-- Returns the activities that are on by default: their module is active and licensed, and their
-- parent and prerequisites are on.
-- Spec: organisations-et-modules#initialisation.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
create or replace function activite.noeuds_par_defaut(p_le timestamptz) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_noeuds text[];
  v_reste text[];
begin
  select coalesce(array_agg(n.code order by n.rang), '{}') into v_noeuds
  from activite.noeuds(p_le) n
  where module.est_actif(n.module, p_le) and module.licence_couvre(n.module, p_le);
  loop
    select coalesce(array_agg(n.code order by n.rang), '{}') into v_reste
    from activite.noeuds(p_le) n
    where n.code = any (v_noeuds) and n.prerequis <@ v_noeuds
      and (n.parent is null or n.parent = any (v_noeuds));
    exit when v_reste = v_noeuds;
    v_noeuds := v_reste;
  end loop;
  return v_noeuds;
end
$$;
