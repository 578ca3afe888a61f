-- GET /v1/conformite/revisions: everything that was said of the quality states of plots, last
-- recorded first; filters `parcelle_id`, `referentiel`.
-- Spec: conformite-et-certificats#statut.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.conformite_revisions(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'certification');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select r.rang as cle0,
             row_number() over (order by r.rang desc) as rang,
             conformite.presenter_revision(r) as ligne
      from conformite.revision r
      where (v_page.apres is null
          or r.rang
             < (v_page.apres ->> 0)::bigint)
        and (p_requete ->> 'parcelle_id' is null
             or r.parcelle_id = (p_requete ->> 'parcelle_id')::uuid)
        and (p_requete ->> 'referentiel' is null
             or r.referentiel_code = p_requete ->> 'referentiel')
      order by r.rang desc limit v_page.limite + 1
    )
    select json_build_object(
      'revisions', coalesce(json_agg(p.ligne order by p.rang)
        filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array(d.cle0) from page d where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.conformite_revisions(jsonb, jsonb) to api;
