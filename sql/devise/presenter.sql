-- Presents an exchange rate as the API shows it; the value is a decimal as text, since clients
-- would parse a JSON number as a float.
-- Chosen: docs/decisions/0019-contrats.md.
create or replace function devise.presenter(p_taux devise.taux) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return json_build_object(
    'id', p_taux.id, 'source', p_taux.source, 'cible', p_taux.cible,
    'valeur', trim_scale(p_taux.valeur)::text, 'depuis', core.horodatage(p_taux.depuis),
    'raison', p_taux.raison, 'auteur_id', p_taux.auteur_id,
    'fixe_le', core.horodatage(p_taux.fixe_le));
end
$$;
