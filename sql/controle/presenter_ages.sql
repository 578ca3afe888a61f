-- Presents the open controls as the figures of a campaign show them: by age, with the filters of
-- their list.
-- Spec: packs-et-campagnes#tableau.
create or replace function controle.presenter_ages(p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_agg(json_build_object(
      'tranche', a.tranche, 'du', core.horodatage(a.du), 'au', core.horodatage(a.au),
      'controles', a.controles) order by a.rang)
    from controle.par_age(p_le) with ordinality as a (tranche, du, au, controles, rang));
end
$$;
