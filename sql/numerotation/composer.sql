-- Composes the official number of a rank from a campaign's frozen segments; null if a segment has
-- no value.
-- Spec: numerotation#attribution.
create or replace function numerotation.composer(
  p_segments jsonb, p_annee_ouverture integer, p_code_campagne text, p_nature text, p_produit text,
  p_prefixe text, p_rang bigint) returns text
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_forme record := numerotation.gabarit(
    p_segments, p_annee_ouverture, p_code_campagne, p_produit, p_prefixe);
begin
  return numerotation.ecrire_rang(v_forme.gabarit, p_nature, p_rang, v_forme.rang_du_modele);
end
$$;
grant execute on function
  numerotation.composer(jsonb, integer, text, text, text, text, bigint) to rapports;
