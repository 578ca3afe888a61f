-- POST /v1/conformite/statuts: revises the quality state of a plot from a date on, with a reason;
-- returns the number of collections of the plot since that date.
-- Spec: conformite-et-certificats#statut.
-- Refuses: droit_manquant, module_inactif, and what `conformite.statuer` refuses.
create or replace function v1.conformite_reviser(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'certification.manage');
  v_revision conformite.revision;
begin
  v_revision := conformite.statuer(p_requete, v_session.utilisateur_id, now());
  return json_build_object(
    'revision', conformite.presenter_revision(v_revision),
    'collectes_concernees', (
      select count(*) from collecte.collecte c
      where c.parcelle_id = v_revision.parcelle_id and c.date_operation >= v_revision.depuis));
end
$$;
grant execute on function v1.conformite_reviser(jsonb, jsonb) to api;
