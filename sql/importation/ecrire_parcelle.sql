-- Writes a plot from a row, as its registration does; without a declared surface, the measured
-- surface is used. Findings that would open a control are faults of the row: an invalid shape, an
-- overlap, shares that exceed the land. A plot described by a point is not compared with other
-- plots, and the report mentions this. The report also mentions a declared surface of more than ten
-- times the measured one, or less than a tenth. A reference that already brought in another plot of
-- the producer is a fault. The day of a survey, given as noon UTC, is a day of the organization's
-- calendar.
-- Spec: imports#application, imports#jours, terrain#chevauchement, terrain#point.
-- Refuses: importation_fautive (a reference of another plot), parametre_invalide (a survey on a
--          day to come).
-- Locks: the organization's surveys.
create or replace function importation.ecrire_parcelle(
  p_demande jsonb, p_auteur_id uuid, p_le timestamptz) returns importation.issue
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_demande ->> 'parcelle_id')::uuid;
  v_fin text := p_demande #>> '{releve,fin}';
  v_jour date := case when v_fin like '%T12:00:00Z' then left(v_fin, 10)::date end;
  v_date timestamptz := least(
    coalesce(core.debut_du_jour(v_jour) + interval '12 hours', v_fin::timestamptz), p_le);
  v_point jsonb := case when p_demande #>> '{releve,geojson,type}' = 'Point'
    then p_demande #> '{releve,geojson,coordinates}' end;
  v_surface jsonb := to_jsonb((select m.surface_m2 from parcelle.mesurer(
    p_demande #> '{releve,geojson}', parcelle.surface_maximale(v_date)) as m));
  v_declaree numeric := (p_demande ->> 'surface_declaree_m2')::numeric;
  v_demande jsonb := case when v_point is null
    then p_demande - 'reference' || jsonb_build_object(
      'surface_declaree_m2', coalesce(
        nullif(p_demande -> 'surface_declaree_m2', '0'), v_surface, '0'),
      'releve', (p_demande -> 'releve') - 'precision_mediane_cm'
        || jsonb_build_object('surface_telephone_m2', v_surface))
    else p_demande - '{releve,reference}'::text[] || jsonb_build_object('point', v_point) end;
  v_effet commande.effet;
  v_constats commande.constat[];
begin
  if core.debut_du_jour(v_jour) > p_le then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = jsonb_build_object('parametre', 'date_releve', 'lu', v_jour)::text;
  end if;
  if exists (
    select from parcelle.parcelle p
    where p.id = any (importation.resoudre('parcelle', p_demande ->> 'reference'))
      and p.producteur_id = (p_demande ->> 'producteur_id')::uuid)
  then
    raise sqlstate 'TR409' using message = 'importation_fautive',
      detail = '[{"code": "parcelle_deja_connue", "colonne": "reference"}]';
  end if;
  if v_point is not null then
    v_constats := parcelle.juger_point(v_point, (p_demande ->> 'surface_declaree_m2')::bigint);
    if cardinality(v_constats) > 0 then
      return (v_id, v_constats, '[]'::jsonb);
    end if;
  end if;
  v_effet := parcelle.enregistrer(importation.contexte(
    'parcelle.enregistrer', v_demande,
    jsonb_build_object('producteur_id', p_demande -> 'producteur_id', 'exemptes',
      jsonb_build_array(p_demande -> 'producteur_id'), 'cultures[].produit_id', (
      select jsonb_object_agg(c ->> 'produit_id', c -> 'produit_id')
      from jsonb_array_elements(p_demande -> 'cultures') as c)),
    v_date, p_auteur_id, p_le));
  return (v_id, v_effet.constats, case
    when v_point is not null then '[{"code": "parcelle_par_point", "colonne": "forme"}]'
    when v_declaree > 0 and greatest(v_declaree, v_surface::numeric)
        > least(v_declaree, v_surface::numeric) * 10
      then jsonb_build_array(jsonb_build_object(
        'code', 'surface_differente', 'colonne', 'surface_ha', 'details', jsonb_build_object(
          'declaree_m2', v_declaree, 'mesuree_m2', v_surface)))
    else '[]'::jsonb end);
end
$$;
