-- Returns the rate limits of organizations, in requests a minute: `{code: {compte, appareil,
-- organisation}}` for the existing ones. Each process asks for a few organizations at a time, and
-- caches their limits for 30 s.
-- Spec: reglages#requetes.
-- Chosen: docs/decisions/0092-exploitation.md.
create or replace function v1.limites(p_codes text[]) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_code text;
  v_id uuid;
  v_pose text;
  v_limites jsonb := '{}';
begin
  foreach v_code in array p_codes loop
    v_pose := set_config('sillon.codes', v_code, true);
    select o.id into v_id from organisation.organisation o where o.code = v_code;
    continue when v_id is null;
    v_pose := set_config('sillon.organisation_id', v_id::text, true);
    v_limites := v_limites || jsonb_build_object(v_code, jsonb_build_object(
      'compte', reglage.entier('limites.compte_par_min', now()),
      'appareil', reglage.entier('limites.appareil_par_min', now()),
      'organisation', reglage.entier('limites.organisation_par_min', now())));
  end loop;
  return v_limites;
end
$$;
grant execute on function v1.limites(text[]) to api;
