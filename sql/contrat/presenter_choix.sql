-- Presents a contract to who chooses it for a reception: neither lines nor prices.
-- Spec: contrats-et-devises#contrat.
create or replace function contrat.presenter_choix(p_contrat contrat.contrat, p_le timestamptz)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return json_build_object(
    'id', p_contrat.id, 'code', p_contrat.code, 'campagne_id', p_contrat.campagne_id,
    'groupement_id', p_contrat.groupement_id, 'en_vigueur', p_contrat.actif_pendant @> p_le);
end
$$;
