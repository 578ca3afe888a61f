-- Presents the assignment of a group to an account as the API shows it.
-- Spec: terrain#affectations.
create or replace function utilisateur.presenter_affectation(
  p_affectation utilisateur.groupement_agent, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_affectation.id, 'utilisateur_id', p_affectation.utilisateur_id,
      'groupement_id', p_affectation.groupement_id, 'code', g.code, 'nom', g.nom,
      'debut', core.horodatage(p_affectation.debut), 'fin', core.horodatage(p_affectation.fin),
      'en_vigueur', tstzrange(p_affectation.debut, p_affectation.fin) @> p_le,
      'affecte_par', p_affectation.affecte_par,
      'affecte_le', core.horodatage(p_affectation.affecte_le),
      'termine_par', p_affectation.termine_par,
      'termine_le', core.horodatage(p_affectation.termine_le))
    from organisation.groupement g where g.id = p_affectation.groupement_id);
end
$$;
