-- POST /v1/certificats/{id}/statut: gives a certificate another status. Returns the operations
-- since the effective day that a suspension or a withdrawal puts in question: their number and the
-- latest ones. GET …/operations lists all of them.
-- Spec: conformite-et-certificats#certificat.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
-- Refuses: droit_manquant, module_inactif, and what `certificat.changer_statut` refuses.
create or replace function v1.certificats_statut(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_acte(p_appelant, now(), 'certificats_statut');
  v_certificat certificat.certificat;
  v_periode tstzrange;
begin
  v_certificat := certificat.changer_statut(
    (p_requete ->> 'id')::uuid, p_requete ->> 'statut', (p_requete ->> 'depuis')::date,
    p_requete ->> 'raison', v_session.utilisateur_id, now());
  v_periode := case when v_certificat.statut = 'valide' then 'empty'
    else certificat.periode(v_certificat, (p_requete ->> 'depuis')::date,
                            v_certificat.valide_au) end;
  return (
    with touchee as (
      select o.entite, o.id, o.le, o.reference, o.groupement_id,
             row_number() over (order by o.le desc, o.id desc) as rang
      from certificat.operations_de_la_periode(
             v_certificat.id, lower(v_periode), upper(v_periode)) as o
      where not isempty(v_periode)
    )
    select json_build_object(
      'certificat', certificat.presenter(v_certificat, now()),
      'operations_total', count(*),
      'operations', coalesce(json_agg(certificat.presenter_operation(
        t.entite, t.id, t.le, t.reference, t.groupement_id) order by t.rang)
        filter (where t.rang <= 200), '[]'))
    from touchee t);
end
$$;
grant execute on function v1.certificats_statut(jsonb, jsonb) to api;
