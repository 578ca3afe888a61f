-- Checks that a list of activities can be switched on together: the packs contain them, their
-- modules are active and licensed, and the list contains their parents and prerequisites.
-- Spec: organisations-et-modules#activation-refusee.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
-- Refuses: activite_inconnue, activation_refusee.
create or replace function activite.exiger_complets(p_noeuds text[], p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_inconnus text[];
  v_fautes jsonb;
begin
  select array_agg(d.code order by d.code) into v_inconnus from unnest(p_noeuds) as d (code)
  where not exists (select from activite.noeuds(p_le) n where n.code = d.code);
  if v_inconnus is not null then
    raise sqlstate 'TR404' using message = 'activite_inconnue',
      detail = jsonb_build_object('activites', v_inconnus)::text;
  end if;

  with juge as (
    select n.rang, n.code, n.module,
           module.est_actif(n.module, p_le) and module.licence_couvre(n.module, p_le) as servie,
           array(select m.code from unnest(n.prerequis || n.parent) as m (code)
                 where m.code <> all (p_noeuds) order by m.code) as manquent
    from activite.noeuds(p_le) n where n.code = any (p_noeuds)
  )
  select jsonb_agg(jsonb_build_object(
           'activite', j.code, 'manquent', j.manquent,
           'module_inactif', case when not j.servie then j.module end) order by j.rang)
  into v_fautes
  from juge j where not j.servie or cardinality(j.manquent) > 0;
  if v_fautes is not null then
    raise sqlstate 'TR409' using message = 'activation_refusee',
      detail = jsonb_build_object('raison', 'prerequis_inactif', 'activites', v_fautes)::text;
  end if;
end
$$;
