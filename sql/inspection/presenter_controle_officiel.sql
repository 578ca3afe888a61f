-- Presents an official control as the API shows it.
-- Spec: registres#controle-officiel.
create or replace function inspection.presenter_controle_officiel(
  p_controle inspection.controle_officiel) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_object(
    'id', p_controle.id, 'producteur_id', p_controle.producteur_id, 'jour', p_controle.jour,
    'organisme', p_controle.organisme, 'controleur', p_controle.controleur,
    'reference', p_controle.reference, 'cree_le', core.horodatage(p_controle.cree_le),
    'auteur_id', p_controle.auteur_id, 'annule_le', core.horodatage(p_controle.annule_le),
    'annule_par', p_controle.annule_par, 'raison_annulation', p_controle.raison_annulation);
end
$$;
