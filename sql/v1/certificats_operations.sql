-- GET /v1/certificats/{id}/operations: what the certificate covered from one day to another (all of
-- its time, up to now, when they are absent), latest first.
-- Spec: conformite-et-certificats#operations.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
-- Refuses: droit_manquant, certificat_inconnu, parametre_invalide (curseur).
create or replace function v1.certificats_operations(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_certificat certificat.certificat;
  v_periode tstzrange;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'certification');
  v_page := core.tourner_page(p_requete);
  v_certificat := certificat.exiger((p_requete ->> 'id')::uuid);
  v_periode := certificat.periode(
    v_certificat, coalesce((p_requete ->> 'du')::date, v_certificat.valide_du),
    coalesce((p_requete ->> 'au')::date, v_certificat.valide_au));
  return (
    with page as (
      select o.le, o.id, row_number() over (order by o.le desc, o.id desc) as rang,
             certificat.presenter_operation(o.entite, o.id, o.le, o.reference,
                                            o.groupement_id) as ligne
      from certificat.operations_de_la_periode(
             v_certificat.id, lower(v_periode), upper(v_periode)) as o
      where not isempty(v_periode) and (v_page.apres is null
          or (o.le, o.id) < ((v_page.apres ->> 0)::timestamptz, (v_page.apres ->> 1)::uuid))
      order by o.le desc, o.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'operations', coalesce(json_agg(p.ligne order by p.rang)
        filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array(d.le, d.id) from page d where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.certificats_operations(jsonb, jsonb) to api;
