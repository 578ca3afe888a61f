-- Requires the conditions to deactivate a module: it is not the core, and no active module needs
-- it.
-- Spec: organisations-et-modules#activation-refusee.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
-- Refuses: activation_refusee.
create or replace function module.exiger_desactivable(p_module text, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_actifs text[];
begin
  if p_module = 'noyau' then
    raise sqlstate 'TR409' using message = 'activation_refusee', detail = '{"raison": "noyau"}';
  end if;
  select array_agg(m.code order by m.code) into v_actifs from module.module m
  where p_module = any (m.prerequis) and module.est_actif(m.code, p_le);
  if v_actifs is not null then
    raise sqlstate 'TR409' using message = 'activation_refusee',
      detail = jsonb_build_object('raison', 'requis', 'modules', v_actifs)::text;
  end if;
end
$$;
