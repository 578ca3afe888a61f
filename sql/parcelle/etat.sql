-- The one word that a map says of a plot: it left with its member, its survey is no valid shape, it
-- overlaps another one, something else bars its capacity, nothing was surveyed, or all is in force.
-- Spec: terrain#carte, file-de-controle#effet.
-- Why: rows of a list are shown by it, so it is no function that each row plans again
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
