-- Requires the conditions to activate a module: its prerequisites are active, and the licence
-- covers it.
-- Spec: organisations-et-modules#activation-refusee.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
-- Refuses: activation_refusee.
create or replace function module.exiger_activable(p_module text, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_inactifs text[];
begin
  select array_agg(r.code order by r.code) into v_inactifs
  from module.module m cross join unnest(m.prerequis) as r (code)
  where m.code = p_module and not module.est_actif(r.code, p_le);
  if v_inactifs is not null then
    raise sqlstate 'TR409' using message = 'activation_refusee',
      detail = jsonb_build_object('raison', 'prerequis_inactif', 'modules', v_inactifs)::text;
  end if;
  if not module.licence_couvre(p_module, p_le) then
    raise sqlstate 'TR409' using message = 'activation_refusee',
      detail = jsonb_build_object('raison', 'licence', 'modules', array[p_module])::text;
  end if;
end
$$;
