-- Presents the devices in use as the figures of a campaign show them: their number, and the number
-- of those that sent nothing for some days.
-- Spec: packs-et-campagnes#tableau.
create or replace function appareil.presenter_muets(p_jours integer, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_depuis timestamptz := p_le - p_jours * interval '1 day';
begin
  return (
    select json_build_object(
      'jours', p_jours, 'muets_depuis', core.horodatage(v_depuis), 'actifs', count(*),
      'muets', count(*) filter (where appareil.est_muet(a, v_depuis)))
    from appareil.appareil a where a.statut = 'actif');
end
$$;
