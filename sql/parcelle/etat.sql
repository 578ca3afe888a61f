-- Returns the one state that the map shows for a plot: it left with its member, its survey is no
-- valid shape, it overlaps another plot, another control blocks its capacity, it has no survey, or
-- everything is in force.
-- Spec: terrain#carte, file-de-controle#effet.
-- Why: lists call it for each row, so its language plans its statements once per session
--      (docs/performance.md#reads).
create or replace function parcelle.etat(
  p_active boolean, p_motifs text[], p_bloquee boolean, p_relevee boolean) returns text
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return case
    when not p_active then 'sortie'
    when 'polygone_invalide' = any (p_motifs) then 'invalide'
    when 'chevauchement_parcelle' = any (p_motifs) then 'chevauchement'
    when p_bloquee then 'bloquee'
    when not p_relevee then 'sans_releve'
    else 'en_vigueur' end;
end
$$;
