-- Measures and compares the survey of a command before it locks the organization's surveys, so that
-- no other survey waits for geometry. Does the same for the surveys of plots whose periods the
-- command moves. Surveys that arrive after this comparison are compared when this survey is judged.
-- Spec: terrain#chevauchement, terrain#trop-complexe.
-- Chosen: docs/decisions/0115-formes-trop-complexes.md.
-- Locks: the organization's surveys.
create or replace function parcelle.preparer_releve(
  p_contexte commande.contexte, p_parcelle_id uuid, p_deplacees uuid[] default '{}')
returns parcelle.mesure
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_releve jsonb := p_contexte.payload -> 'releve';
  v_mesure parcelle.mesure;
  v_releves parcelle.releve_compare[];
  v_communes parcelle.terre_commune[] := '{}';
begin
  v_mesure := parcelle.mesurer(
    v_releve -> 'geojson', parcelle.surface_maximale(p_contexte.date_operation));
  if v_mesure.forme is not null then
    v_releves := array[(
      (v_releve ->> 'polygone_id')::uuid, v_mesure.forme, v_mesure.surface_m2,
      tstzrange(p_contexte.date_operation, null))::parcelle.releve_compare];
    v_communes := parcelle.comparer(p_parcelle_id, v_releves);
  end if;
  if cardinality(p_deplacees) > 0 then
    v_communes := v_communes || parcelle.comparer_tous(p_deplacees);
  end if;
  perform parcelle.verrouiller_releves();
  if cardinality(v_communes) > 0 then
    perform parcelle.garder_communes(v_communes);
  end if;
  return v_mesure;
end
$$;
