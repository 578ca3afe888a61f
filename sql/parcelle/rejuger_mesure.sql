-- Judges the measure of a survey with an unchanged shape again, and lists its faults. Returns
-- nothing if a later valid survey of the plot is in force, because that survey is the correction
-- that the control requires.
-- Spec: file-de-controle#correction-de-forme.
-- Motifs: what `parcelle.juger_mesure` finds.
create or replace function parcelle.rejuger_mesure(
  p_releve parcelle.polygone, p_contexte commande.contexte) returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_releve.id is null or exists (
    select from parcelle.polygone_en_vigueur g
      join parcelle.polygone n on n.organisation_id = g.organisation_id and n.id = g.id
    where g.parcelle_id = p_releve.parcelle_id and g.date_operation > p_releve.date_operation
      and n.commande_id <> p_releve.commande_id)
  then
    return '{}';
  end if;
  return parcelle.juger_mesure(
    p_releve.id,
    case when p_releve.forme is null
      then parcelle.mesurer(p_contexte.payload #> '{releve,geojson}',
                            parcelle.surface_maximale(p_contexte.date_operation))
      else (p_releve.forme, p_releve.surface_m2, p_releve.perimetre_m, null)::parcelle.mesure end,
    p_releve.surface_telephone_m2, p_contexte.date_operation);
end
$$;
